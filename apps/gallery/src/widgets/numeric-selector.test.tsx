import { describe, expect, test } from "vitest";
import { commands, userEvent } from "vitest/browser";
import { focus, showStates, stateOf } from "../../test/show-states.tsx";
import * as numericSelector from "./numeric-selector.tsx";

const spinOf = (state: string, name: string) => {
  const root = stateOf(state);
  return {
    field: root.getByRole("spinbutton", { name }),
    plus: root.getByRole("button", { name: `Increase ${name}` }),
    minus: root.getByRole("button", { name: `Decrease ${name}` }),
  };
};

/** The promise: a number of a list is chosen by hand, by key and by finger, and after the last comes the first. */
describe("the numeric selector", () => {
  test("plus and minus step through the list and go on after its ends [WIDG-001]", async () => {
    await showStates(numericSelector);
    const { field, plus, minus } = spinOf("Filled", "Interval");
    await expect.element(field).toHaveValue("30");
    await plus.click();
    await expect.element(field).toHaveValue("60");
    await plus.click();
    await expect.element(field).toHaveValue("15");
    await minus.click();
    await expect.element(field).toHaveValue("60");
    await expect.element(field).toHaveAttribute("aria-valuenow", "60");
  });

  test("a person's utilization steps through its seven values and round again [WIDG-002, WIDG-003]", async () => {
    await showStates(numericSelector);
    const { field, plus, minus } = spinOf("Utilization", "Utilization");
    await expect.element(field).toHaveValue("1");
    for (const value of ["0", "0.25", "0.33", "0.5", "0.66", "0.75", "1"]) {
      await plus.click();
      await expect.element(field).toHaveValue(value);
    }
    await plus.click();
    await expect.element(field).toHaveValue("0");
    await minus.click();
    await expect.element(field).toHaveValue("1");
  });

  test("arrows step, Home and End go to the ends, a typed number picks the nearest, Escape takes it back [WIDG-001]", async () => {
    await showStates(numericSelector);
    const { field } = spinOf("Filled", "Interval");
    await focus(field);
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(field).toHaveValue("60");
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(field).toHaveValue("15");
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(field).toHaveValue("60");
    await userEvent.keyboard("{Home}");
    await expect.element(field).toHaveValue("15");
    await userEvent.keyboard("{End}");
    await expect.element(field).toHaveValue("60");
    await field.fill("36");
    await userEvent.keyboard("{Enter}");
    await expect.element(field).toHaveValue("30");
    await field.fill("5");
    await userEvent.keyboard("{Escape}");
    await expect.element(field).toHaveValue("30");
    await field.fill("half an hour");
    await userEvent.keyboard("{Tab}");
    await expect.element(field).toHaveValue("30");
  });

  test("where values are percentages a typed 50 is 50 %, not half of one nor the whole", async () => {
    await showStates(numericSelector);
    const { field } = spinOf("Percent", "Utilization");
    await expect.element(field).toHaveValue("75%");
    for (const typed of ["50", "50 %", "48"]) {
      await field.fill(typed);
      await userEvent.keyboard("{Enter}");
      await expect.element(field).toHaveValue("50%");
      await expect.element(field).toHaveAttribute("aria-valuenow", "0.5");
      await userEvent.keyboard("{End}");
      await expect.element(field).toHaveValue("100%");
    }
  });

  test("a held button goes on stepping [WIDG-001]", async () => {
    await showStates(numericSelector);
    const { field, plus } = spinOf("Utilization", "Utilization");
    const element = field.element();
    const steps: (string | null)[] = [];
    const watch = new MutationObserver(() => steps.push(element.getAttribute("aria-valuenow")));
    watch.observe(element, { attributes: true, attributeFilter: ["aria-valuenow"] });
    await plus.hover();
    await commands.pointer("down");
    await expect.poll(() => steps.slice(0, 4)).toEqual(["0", "0.25", "0.33", "0.5"]);
    await commands.pointer("up");
  });

  test("nothing steps a field that is disabled or read only", async () => {
    await showStates(numericSelector);
    for (const state of ["Disabled", "ReadOnly"]) {
      const { field, plus } = spinOf(state, "Display name");
      await expect.element(plus).toBeDisabled();
      await expect.element(field).toHaveValue("15");
    }
    const { field } = spinOf("ReadOnly", "Display name");
    await focus(field);
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(field).toHaveValue("15");
  });
});
