import { expect, type Page, test } from "./support/test.ts";

const openOmnibar = async (page: Page) => {
  await page.goto("/gallery/#/examples/omnibar");
  await expect(page.locator("[data-state=Filled]").getByText("Dmitri Åström")).toBeVisible();
};
const stateOf = (page: Page, state: string) => page.locator(`[data-state="${state}"]`);
const toggleOf = (page: Page, state: string) => stateOf(page, state).getByRole("button", { name: /^Filters/ });

test.describe("an omnibar on a phone", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("folds: one tag, the rest behind '{count} more…', and nothing scrolls sideways [OMNI-004, OMNI-011]", async ({
    page,
  }) => {
    await openOmnibar(page);
    const state = stateOf(page, "ManyTags");
    await state.getByRole("button", { name: "8 more…", exact: true }).tap();
    const rest = page.getByRole("dialog");
    await expect(rest.getByText(/^(Team|Group):/)).toHaveCount(8);
    const box = await rest.boundingBox();
    expect(box?.width).toBeLessThanOrEqual(374);
    await rest.getByRole("button", { name: "Remove filter Team: Retention", exact: true }).tap();
    await expect(rest.getByText(/^(Team|Group):/)).toHaveCount(7);
    await page.touchscreen.tap(5, 5);
    await expect(rest).toHaveCount(0);
    await toggleOf(page, "Filled").tap();
    await expect(stateOf(page, "Filled").locator(".ev-omnibar-filters")).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
  });
});
