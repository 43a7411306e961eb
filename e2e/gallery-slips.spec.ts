import type { Locator } from "@playwright/test";
import { stateOf } from "./support/gallery.ts";
import { openGallery } from "./support/gallery-pages.ts";
import { expect, type Page, test } from "./support/test.ts";

const manyRows = async (page: Page) => {
  await openGallery(page, "examples/data-grid");
  const stage = stateOf(page, "ManyRows");
  await stage.scrollIntoViewIfNeeded();
  await expect(stage.locator("[data-row-id]").first()).toBeVisible();
  const count = stage.locator(".ev-grid-count");
  return {
    stage,
    count,
    all: stage.getByRole("checkbox", { name: "Select all" }),
    search: async (words: string) => {
      await stage.getByRole("searchbox").fill(words);
      await expect(count).not.toHaveText("");
    },
  };
};

/** The promise: what somebody has chosen never comes to mean more than what they saw. */
test.describe("rows that are chosen", () => {
  test("by 'all' of a search are no longer chosen once another is made [WIDG-022]", async ({ page }) => {
    const { stage, all, count, search } = await manyRows(page);
    await search("avery");
    await expect(count).toHaveText("112 rows");
    await all.press("Space");
    await expect(count).toHaveText("112 of 112 selected");
    await search("");
    await expect(count).toHaveText("1,248 rows");
    await expect(stage.getByRole("group", { name: "Actions for the selection" })).toHaveCount(0);
    await expect(all).not.toBeChecked();
  });

  test("one by one stay chosen through searches, and are counted without a list that they are not in [WIDG-022]", async ({
    page,
  }) => {
    const { stage, all, count, search } = await manyRows(page);
    await stage.locator("[data-row-id]").first().getByRole("checkbox").press("Space");
    await expect(count).toHaveText("1 of 1,248 selected");
    await search("nobody has this name");
    await expect(count).toHaveText("1 selected");
    await expect(stage.getByText("No Results")).toBeVisible();
    await expect(all).toBeChecked({ indeterminate: true });
    await search("");
    await expect(stage.locator("[data-row-id]").first().getByRole("checkbox")).toBeChecked();
    await stage.getByRole("button", { name: "Clear selection" }).click();
    await expect(count).toHaveText("1,248 rows");
  });
});

const middleOf = async (locator: Locator) => {
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
};

test.describe("Escape while a column is dragged", () => {
  test("leaves the columns in their order and as wide as they were", async ({ page }) => {
    await openGallery(page, "examples/data-grid");
    const stage = stateOf(page, "Filled");
    const header = (name: string) => stage.locator(".ev-grid-head-cell").filter({ hasText: name });
    const columns = await stage.locator(".ev-grid-head-text").allTextContents();
    const from = await middleOf(header("Team").locator(".ev-grid-head-words"));
    const to = await middleOf(header("Email"));
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move(to.x + 40, to.y, { steps: 6 });
    await expect(stage.locator("[data-drop]")).toHaveCount(1);
    await page.keyboard.press("Escape");
    await expect(stage.locator("[data-drop]")).toHaveCount(0);
    await page.mouse.up();
    expect(await stage.locator(".ev-grid-head-text").allTextContents()).toEqual(columns);
    await expect(header("Display name")).toHaveAttribute("aria-sort", "ascending");

    const width = async () => Math.round((await header("Team").boundingBox())?.width ?? 0);
    const before = await width();
    const edge = await middleOf(header("Team").getByRole("separator"));
    await page.mouse.move(edge.x, edge.y);
    await page.mouse.down();
    await page.mouse.move(edge.x + 90, edge.y, { steps: 4 });
    await expect.poll(width).toBeGreaterThan(before + 60);
    await page.keyboard.press("Escape");
    await page.mouse.up();
    await expect.poll(width).toBe(before);
  });
});

test.describe("a range of dates", () => {
  for (const width of [390, 720, 1440]) {
    test(`opens a calendar that can be turned at ${width} px, also after the window has become narrower [WIDG-036]`, async ({
      page,
    }) => {
      await page.setViewportSize({ width: 1440, height: 900 });
      await openGallery(page, "examples/date-range-field");
      await stateOf(page, "Filled")
        .getByRole("button", { name: /^Calendar/ })
        .click();
      const dialog = page.getByRole("dialog");
      await expect(dialog.getByRole("grid")).toHaveCount(2);
      await page.setViewportSize({ width, height: 900 });
      await expect(dialog.getByRole("grid")).toHaveCount(width < 860 ? 1 : 2);
      for (const way of ["previous", "next"])
        await expect(dialog.locator(`button[slot="${way}"]`)).toBeInViewport({ ratio: 1 });
      const popover = page.locator(".ev-popover");
      expect(await popover.evaluate((element) => element.scrollWidth - element.clientWidth)).toBeLessThanOrEqual(0);
    });
  }
});

test("a range of cells is seen where the system chooses the colours", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await openGallery(page, "examples/data-grid");
  const stage = stateOf(page, "Editable");
  await stage.scrollIntoViewIfNeeded();
  await expect(stage.locator("[data-cells]")).toBeVisible();
  const cell = (row: number) => stage.locator(`[data-row="${row}"][data-column="1"]`);
  await cell(1).click();
  await page.keyboard.press("Shift+ArrowDown");
  await expect(cell(2)).toHaveAttribute("aria-selected", "true");
  for (const [row, outline] of [
    [2, "solid"],
    [3, "none"],
  ] as const)
    await expect(cell(row)).toHaveCSS("outline-style", outline);
});
