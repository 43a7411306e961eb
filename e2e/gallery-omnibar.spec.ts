import { choiceFieldOf } from "./support/choices.ts";
import { expect, type Page, test } from "./support/test.ts";

const openOmnibar = async (page: Page) => {
  await page.goto("/gallery/#/examples/omnibar");
  await expect(page.locator("[data-state=Filled]").getByText("Dmitri Åström")).toBeVisible();
};
const stateOf = (page: Page, state: string) => page.locator(`[data-state="${state}"]`);
const toggleOf = (page: Page, state: string) => stateOf(page, state).getByRole("button", { name: /^Filters/ });

/** The promise: one bar above every list that searches, filters and counts. */
test.describe("an omnibar", () => {
  test.beforeEach(({ page }) => openOmnibar(page));

  test("counts the items, and those that are chosen [OMNI-001]", async ({ page }) => {
    await expect(stateOf(page, "SearchOnClick").getByText("240 items", { exact: true })).toBeVisible();
    await expect(stateOf(page, "WithSelection").getByText("3 of 1,248 selected", { exact: true })).toBeVisible();
  });

  test("searches as one types, with what is filtered [OMNI-002]", async ({ page }) => {
    const state = stateOf(page, "Filled");
    await state.getByRole("searchbox").fill("dmitri ast");
    await expect(state.getByRole("listitem").filter({ hasText: "Dmitri Åström" })).toBeVisible();
    await expect(state.getByText("1 item", { exact: true })).toBeVisible();
    await state.getByRole("button", { name: "Clear search", exact: true }).click();
    await expect(state.getByText(/^\d\d items$/)).toBeVisible();
    await expect(state.getByRole("searchbox")).toBeFocused();
  });

  test("searches 300 ms after the last key [OMNI-008]", async ({ page }) => {
    await page.clock.install();
    await openOmnibar(page);
    const state = stateOf(page, "Filled");
    await page.clock.pauseAt(Date.now() + 3_600_000);
    await state.getByRole("searchbox").fill("dmitri ast");
    await page.clock.runFor(299);
    await expect(state.getByText("1 item", { exact: true })).toHaveCount(0);
    await page.clock.runFor(1);
    await page.clock.resume();
    await expect(state.getByText("1 item", { exact: true })).toBeVisible();
  });

  test("that waits for a click searches on Enter or the button, and for words only [OMNI-009]", async ({ page }) => {
    const state = stateOf(page, "SearchOnClick");
    const box = state.getByRole("searchbox");
    const searched = state.locator("output");
    await box.fill("ann");
    await state.getByRole("button", { name: "Search", exact: true }).click();
    await expect(searched).toHaveText("ann");
    await box.fill("berg");
    await expect(searched).toHaveText("ann");
    await box.press("Enter");
    await expect(searched).toHaveText("berg");
    await box.fill("   ");
    await box.press("Enter");
    await state.getByRole("button", { name: "Search", exact: true }).click();
    await expect(searched).toHaveText("berg");
    await box.fill("berg");
    await state.getByRole("button", { name: "Clear search", exact: true }).click();
    await expect(searched).toHaveText("");
    await expect(box).toBeFocused();
  });

  test("shows its filters on a press, each a list of several [OMNI-003, OMNI-006]", async ({ page }) => {
    const state = stateOf(page, "Filled");
    const toggle = toggleOf(page, "Filled");
    await expect(toggle).toHaveAttribute("aria-expanded", "false");
    await expect(toggle).toHaveAccessibleName("Filters 2 active filters");
    await toggle.click();
    await expect(toggle).toHaveAttribute("aria-expanded", "true");
    await expect(state.locator(".ev-omnibar-filters .ev-field-label")).toHaveText([
      "Employee group",
      "Skill",
      "Group",
      "Status",
      "Team",
    ]);
    const team = choiceFieldOf(page, state.locator(".ev-field").filter({ hasText: "Team" }));
    await team.open();
    await team.option("Quality").click();
    await team.close();
    await expect(state.getByRole("group", { name: "Active filters" }).getByText("Team: Quality")).toBeVisible();
    await expect(toggle).toHaveAccessibleName("Filters 3 active filters");
    await toggle.click();
    await expect(state.locator(".ev-omnibar-filters")).toHaveCount(0);
  });

  test("has a tag for each value, which can be taken off one by one or all at once [OMNI-004]", async ({ page }) => {
    const state = stateOf(page, "ManyTags");
    const tags = state.getByRole("group", { name: "Active filters" });
    await expect(tags.getByText(/^(Team|Group):/)).toHaveCount(4);
    await tags.getByRole("button", { name: "5 more…", exact: true }).click();
    const rest = page.getByRole("dialog");
    await expect(rest.getByText(/^(Team|Group):/)).toHaveCount(5);
    await rest.getByRole("button", { name: "Remove filter Group: Group A", exact: true }).click();
    await expect(rest.getByText(/^(Team|Group):/)).toHaveCount(4);
    await expect(rest.getByRole("button", { name: "Remove filter Group: Group B", exact: true })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(rest).toHaveCount(0);
    await expect(tags.getByRole("button", { name: "4 more…", exact: true })).toBeFocused();
    await tags.getByRole("button", { name: "Remove filter Team: Billing Voice", exact: true }).click();
    await expect(tags.getByText("Team: Billing Voice")).toHaveCount(0);
    await tags.getByRole("button", { name: "Clear all filters", exact: true }).click();
    await expect(tags).toHaveCount(0);
    await expect(toggleOf(page, "ManyTags")).toBeFocused();
  });

  test("warns where there are more items than one can look through [OMNI-010, OMNI-012]", async ({ page }) => {
    const warning = "12,480 items match, more than the 10,000 you can browse.";
    await expect(stateOf(page, "OverLimit").getByRole("status")).toContainText(warning);
    await expect(stateOf(page, "WithSelection").getByText(/can be looked through/)).toHaveCount(0);
  });
});

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
