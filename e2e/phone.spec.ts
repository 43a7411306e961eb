import type { Locator } from "@playwright/test";
import { appear, wordsIn } from "./support/appearance.ts";
import { expect, test } from "./support/test.ts";

/** The promise: on a phone nothing is squeezed, in the language with the longest words. */

test.use({ viewport: { width: 390, height: 844 } });
test.beforeEach(({ context }) => appear(context, { language: "ru", theme: "light" }));

const words = wordsIn("ru");

/** How many lines the words of each of these take. */
const linesOf = (buttons: Locator): Promise<number[]> =>
  buttons.evaluateAll((found) =>
    found.map((button) => {
      const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
      const range = document.createRange();
      const lines = new Set<number>();
      while (texts.nextNode() !== null) {
        range.selectNodeContents(texts.currentNode);
        for (const { bottom, height } of range.getClientRects()) if (height > 0) lines.add(Math.round(bottom));
      }
      return lines.size;
    }),
  );

test("a page that says one thing offers its next steps in one line of words each", async ({ page }) => {
  await page.goto("/login/#/invalidUser");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(words.t("account.invalidUserTitle"));
  expect(await linesOf(page.getByRole("main").locator("a, button"))).toEqual([1, 1]);
});

test("each part of a forecast is as wide as the page", async ({ page, signedIn }) => {
  await signedIn("manager@acme.test");
  await page.goto("/wfm/#/forecast");
  const parts = page.getByRole("main").getByRole("region");
  await expect(page.getByRole("grid", { name: words.t("forecast.table") })).toBeVisible({ timeout: 60_000 });
  const widths = await parts.evaluateAll((found) => found.map((part) => part.getBoundingClientRect().right));
  expect(widths.length).toBeGreaterThan(2);
  expect(Math.max(...widths)).toBeLessThanOrEqual(390);
});

test("a list has room for its search, its filters and its questions", async ({ page, signedIn }) => {
  await signedIn("manager@acme.test");

  await test.step("the search of a list has the line to itself but for the filters", async () => {
    await page.goto("/admin/#/users");
    const search = page.getByPlaceholder(words.t("users.search"));
    await expect(search).toBeVisible();
    await expect.poll(async () => (await search.boundingBox())?.width ?? 0).toBeGreaterThan(150);
  });

  await test.step("what a list is filtered by takes one row, and all of it can be taken off there [OMNI-004, OMNI-011]", async () => {
    await page.goto("/admin/#/users?status=UNREGISTERED,ACTIVE,PENDING");
    const tags = page.getByRole("group", { name: words.t("choices.tags"), exact: true });
    const parts = [
      tags.locator(".ev-tag").first(),
      tags.getByRole("button", { name: words.t("choices.moreTags", { count: 2 }), exact: true }),
      tags.getByRole("button", { name: words.t("choices.clearTags"), exact: true }),
    ];
    await expect(page.getByRole("grid").locator("[data-row-id]").first()).toBeVisible();
    const middles = new Set<number>();
    for (const part of parts) {
      const box = await part.boundingBox();
      if (box === null) throw new Error("a part of the row is not there");
      expect(box.x + box.width).toBeLessThanOrEqual(390);
      middles.add(Math.round(box.y + box.height / 2));
    }
    expect(middles.size).toBe(1);
    const [row, head] = [await tags.boundingBox(), await page.getByRole("columnheader").first().boundingBox()];
    expect((head?.y ?? 0) - (row?.y ?? 0) - (row?.height ?? 0)).toBeLessThan(16);
    await parts[2]?.click();
    await expect(tags).toHaveCount(0);
  });

  await test.step("a question's answers take one line of words each", async () => {
    await page.goto("/admin/#/users?search=agent%40acme");
    await expect(page.getByRole("grid").locator("[data-row-id]").first()).toContainText("agent@acme.test");
    await page.getByRole("grid").locator("[data-row-id]").first().getByRole("button").last().click();
    await page.getByRole("menuitem", { name: words.t("users.lock") }).click();
    const answers = page.getByRole("alertdialog").getByRole("button");
    await expect(answers).toHaveCount(2);
    expect(await linesOf(answers)).toEqual([1, 1]);
  });
});
