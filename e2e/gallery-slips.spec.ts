import type { Locator } from "@playwright/test";
import { stateOf } from "./support/gallery.ts";
import { openGallery } from "./support/gallery-pages.ts";
import { expect, type Page, test } from "./support/test.ts";

const manyRows = async (page: Page) => {
  await openGallery(page, "examples/data-grid", { state: "ManyRows" });
  const stage = stateOf(page, "ManyRows");
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
    await openGallery(page, "examples/data-grid", { state: "Filled" });
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
    test(`opens a calendar that can be turned at ${width} px, also after the window has become narrower`, async ({
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
  await openGallery(page, "examples/data-grid", { state: "Editable" });
  const stage = stateOf(page, "Editable");
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

test("a picture that is pasted leaves the cells as they are", async ({ page }) => {
  await openGallery(page, "examples/data-grid", { state: "Editable" });
  const stage = stateOf(page, "Editable");
  await expect(stage.locator("[data-cells]")).toBeVisible();
  const name = stage.locator('[data-row="1"][data-column="1"]');
  const before = (await name.textContent()) ?? "";
  await name.click();
  await page.evaluate(() => {
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File([new Uint8Array([1])], "picture.png", { type: "image/png" }));
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  });
  // What is typed afterwards comes after it.
  await page.keyboard.press("F2");
  await expect(stage.getByRole("textbox")).toHaveValue(before);
  await page.keyboard.press("Escape");
  await expect(name).toHaveText(before);
  await expect(stage.getByRole("alert")).toHaveCount(0);
});

test("columns that are put back leave the rows narrowed as they are", async ({ page }) => {
  await openGallery(page, "examples/grid-sources", { state: "Filled" });
  const stage = stateOf(page, "Filled");
  await expect(stage.locator("[data-row-id]").first()).toBeVisible();
  await stage.getByRole("columnheader", { name: "Calls" }).hover();
  await stage.getByRole("button", { name: "Options of the column Calls" }).click();
  await page.getByRole("menuitem", { name: "Filter…" }).click();
  await page.getByLabel("At least").fill("40");
  await page.getByRole("button", { name: "Apply" }).click();
  const count = stage.locator(".ev-grid-count");
  await expect(count).not.toHaveText("10,000 rows");
  const narrowed = (await count.textContent()) ?? "";
  await stage.getByRole("button", { name: "Columns" }).click();
  const dialog = page.getByRole("dialog", { name: "Columns" });
  await dialog.getByRole("checkbox", { name: "Team" }).press("Space");
  await expect(stage.getByRole("columnheader", { name: "Team" })).toHaveCount(0);
  await dialog.getByRole("button", { name: "Reset columns" }).click();
  await page.keyboard.press("Escape");
  await expect(stage.getByRole("columnheader", { name: "Team" })).toHaveCount(1);
  await expect(count).toHaveText(narrowed);
});

test("a search that waits for a click can be taken back after its words were deleted [OMNI-009]", async ({ page }) => {
  await openGallery(page, "examples/omnibar");
  const stage = stateOf(page, "SearchOnClick");
  const box = stage.getByRole("searchbox");
  const clear = stage.getByRole("button", { name: "Clear search" });
  await box.fill("ana");
  await box.press("Enter");
  await expect(stage.getByText("ana", { exact: true })).toBeVisible();
  await box.fill("");
  await clear.click();
  await expect(stage.getByText("ana", { exact: true })).toHaveCount(0);
  await expect(clear).toHaveCount(0);
  await expect(box).toBeFocused();
});

test("on a phone what can be done to chosen rows stands below how many they are, beside the cross above", async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const { stage } = await manyRows(page);
  await stage.locator("[data-row-id]").first().getByRole("checkbox").press("Space");
  const bar = stage.getByRole("group", { name: "Actions for the selection" });
  // The bar glides in.
  await expect(async () => {
    const words = await middleOf(bar.getByText("1 of 1,248 selected"));
    const cross = await middleOf(bar.getByRole("button", { name: "Clear selection" }));
    const first = await middleOf(bar.getByRole("button", { name: "Retention" }));
    const last = await middleOf(bar.getByRole("button", { name: "Delete" }));
    expect(Math.abs(cross.y - words.y)).toBeLessThan(4);
    expect(first.y).toBeGreaterThan(words.y + 16);
    expect(last.y).toBe(first.y);
  }).toPass();
});
