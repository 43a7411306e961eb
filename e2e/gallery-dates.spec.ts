import { expect, type Page, test } from "./support/test.ts";

/** Opens a widget's page of the gallery and answers one of its states. */
const stateOf = async (page: Page, widget: string, state: string) => {
  await page.goto(`/gallery/#/examples/${widget}`);
  return page.getByRole("region", { name: state, exact: true });
};

/** What a person reads in a field of segments. */
const textOf = (segments: ReturnType<Page["getByRole"]>) =>
  segments.evaluate((field) => field.textContent.replace(/[\u2066-\u2069]/g, ""));

/** The promise: a day or a range is tapped as it is pressed. What a pointer and keys do is tested beside the widgets. */
test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("dates and ranges are tapped, one month at a time", async ({ page }) => {
    const state = await stateOf(page, "date-field", "Default");
    const field = state.getByRole("group", { name: "Hire date" });
    await field.getByRole("button", { name: /Calendar/ }).tap();
    await page
      .getByRole("dialog")
      .getByRole("button", { name: /November 25, 2026/ })
      .tap();
    await expect.poll(() => textOf(field)).toBe("11/25/2026");

    const period = (await stateOf(page, "date-range-field", "Without presets"))
      .getByRole("group", { name: "Period" })
      .first();
    await period.getByRole("button", { name: /Calendar/ }).tap();
    const calendar = page.getByRole("dialog");
    await expect(calendar.getByRole("grid")).toHaveCount(1);
    await calendar.getByRole("button", { name: /November 10, 2026/ }).tap();
    await calendar.getByRole("button", { name: /November 12, 2026/ }).tap();
    await expect.poll(() => textOf(period)).toBe("11/10/2026–11/12/2026");
  });
});
