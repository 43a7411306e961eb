import type { Locator } from "@playwright/test";
import { stateOf } from "./support/gallery.ts";
import { openGallery } from "./support/gallery-pages.ts";
import { expect, type Page, test } from "./support/test.ts";

/* The promise: what opens or is chosen can be reached in any window. */

const manyRows = async (page: Page) => {
  await openGallery(page, "examples/data-grid", { state: "ManyRows" });
  const stage = stateOf(page, "ManyRows");
  await expect(stage.locator("[data-row-id]").first()).toBeVisible();
  return stage;
};

const middleOf = async (locator: Locator) => {
  const { x, y, width, height } = (await locator.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  return { x: x + width / 2, y: y + height / 2 };
};

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
  const stage = await manyRows(page);
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
