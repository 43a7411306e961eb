import { openWidget, stateOf } from "./support/gallery.ts";
import { expect, type Page, test } from "./support/test.ts";

const spinOf = (page: Page, state: string, name: string) => {
  const root = stateOf(page, state);
  return {
    field: root.getByRole("spinbutton", { name }),
    plus: root.getByRole("button", { name: `Increase ${name}`, exact: true }),
    minus: root.getByRole("button", { name: `Decrease ${name}`, exact: true }),
  };
};

test.describe("by finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("numbers, durations, buttons, switches and tags work by a tap", async ({ page }) => {
    await test.step("a tap on plus or minus is one step, and the value is announced [WIDG-001, WIDG-002]", async () => {
      await openWidget(page, "numeric-selector");
      const { field, plus, minus } = spinOf(page, "Filled", "Interval");
      await plus.tap();
      await expect(field).toHaveValue("60");
      await expect(stateOf(page, "Filled").getByRole("status")).toHaveText("60");
      await plus.tap();
      await expect(field).toHaveValue("15");
      await minus.tap();
      await expect(field).toHaveValue("60");
      const utilization = spinOf(page, "Utilization", "Utilization");
      await utilization.plus.tap();
      await expect(utilization.field).toHaveValue("0");
    });

    await test.step("a duration is tapped up by a minute, and typed [WIDG-004]", async () => {
      await openWidget(page, "duration-field");
      const { field, plus } = spinOf(page, "Filled", "Wrap-up time");
      await plus.tap();
      await expect(field).toHaveValue("06:30");
      await field.tap();
      await field.fill("2:15");
      await page.keyboard.press("Enter");
      await expect(field).toHaveValue("02:15");
    });

    await test.step("work is started and a question answered by a tap [WIDG-010]", async () => {
      await openWidget(page, "progress-button");
      const state = stateOf(page, "Loading");
      await state.getByRole("button", { name: "Publish schedule", exact: true }).tap();
      await expect(state.getByRole("progressbar")).toHaveCount(1);
      await state.getByRole("button", { name: "Done.", exact: true }).tap();
      await expect(state.getByRole("progressbar")).toHaveCount(0);
      await openWidget(page, "confirm-popover");
      const asking = stateOf(page, "Filled");
      await asking.getByRole("button", { name: "Invite users", exact: true }).tap();
      await page.getByRole("dialog").getByRole("button", { name: "Yes", exact: true }).tap();
      await expect(asking.locator("output")).toHaveText("1");
    });

    await test.step("a switch is tapped, and tags are looked at and taken away [WIDG-011, OMNI-004]", async () => {
      await openWidget(page, "switch");
      const toggle = stateOf(page, "Empty");
      await toggle.getByText("Display name", { exact: true }).tap();
      await expect(toggle.getByRole("switch")).toBeChecked();
      await openWidget(page, "tag-list");
      const tags = stateOf(page, "Removable");
      await tags.getByRole("button", { name: "Remove Retention", exact: true }).tap();
      await tags.getByRole("button", { name: "1 more…", exact: true }).tap();
      const rest = page.getByRole("dialog", { name: "1 more…", exact: true });
      await expect(rest.getByRole("listitem")).toHaveText(["Operations"]);
    });
  });
});
