import { describe, expect, test } from "vitest";
import { page, userEvent } from "vitest/browser";
import { focus, showStates, stateOf } from "../../test/show-states.tsx";
import * as colourField from "./colour-field.tsx";

const colourIn = (state: string) => {
  const root = stateOf(state);
  return {
    field: root.getByRole("textbox", { name: /^Header color/ }),
    open: root.getByRole("button", { name: "Choose a color" }),
    picker: page.getByRole("dialog", { name: "Choose a color" }),
  };
};

/** The promise: a colour is typed or picked by eye, and what is none is said to be none. */
describe("the colour field", () => {
  test("takes # and three or six digits, and says what else is wrong once it is left [WIDG-005, WIDG-050, WIDG-051]", async () => {
    await showStates(colourField);
    const { field } = colourIn("Filled");
    await field.fill("#14");
    await expect.element(field).not.toHaveAttribute("aria-invalid");
    await userEvent.keyboard("{Tab}");
    await expect.element(field).toHaveAccessibleDescription("Please enter a valid hex value.");
    await field.fill("");
    await expect.element(field).toHaveAccessibleDescription("This field is required.");
    await field.fill("#0AF");
    await expect.element(field).not.toHaveAttribute("aria-invalid");
    await field.fill("0f766e");
    await userEvent.keyboard("{Tab}");
    await expect.element(field).toHaveValue("#0f766e");
    await expect.element(field).not.toHaveAttribute("aria-invalid");
  });

  test("is picked from the brand's colours, and remembers those used last [WIDG-005]", async () => {
    await showStates(colourField);
    const { field, open, picker } = colourIn("Filled");
    await open.click();
    await picker.getByRole("listbox", { name: "Brand" }).getByRole("option").nth(2).click();
    await expect.element(field).toHaveValue("#0f766e");
    await userEvent.keyboard("{Escape}");
    await expect.element(open).toHaveFocus();
    await field.fill("#123456");
    await userEvent.keyboard("{Tab}");
    const other = colourIn("Empty");
    await other.open.click();
    const recent = other.picker.getByRole("listbox", { name: "Recent" }).getByRole("option");
    await recent.first().click();
    await expect.element(other.field).toHaveValue("#123456");
  });

  test("is picked by keyboard, and keeps its hue through black [WIDG-005]", async () => {
    await showStates(colourField);
    const { field, open, picker } = colourIn("Filled");
    await focus(open);
    await userEvent.keyboard("{Enter}");
    const hue = picker.getByRole("slider", { name: "Hue" });
    await focus(hue);
    const before = Number((hue.element() as HTMLInputElement).value);
    await userEvent.keyboard("{ArrowRight}");
    await expect.poll(() => Number((hue.element() as HTMLInputElement).value)).toBeGreaterThan(before);
    await expect.element(field).not.toHaveValue("#1461c4");
    const kept = (hue.element() as HTMLInputElement).value;
    await focus(picker.getByRole("slider").first());
    await userEvent.keyboard("{Home}");
    for (let press = 0; press < 12; press += 1) await userEvent.keyboard("{PageDown}");
    await expect.element(field).toHaveValue("#000000");
    await expect.element(hue).toHaveValue(kept);
  });
});
