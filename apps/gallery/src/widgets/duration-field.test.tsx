import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { focus, paste, showStates, stateOf } from "../../test/show-states.tsx";
import * as durationField from "./duration-field.tsx";

const spinOf = (state: string, name: string) => {
  const root = stateOf(state);
  return {
    field: root.getByRole("spinbutton", { name }),
    plus: root.getByRole("button", { name: `Increase ${name}` }),
    minus: root.getByRole("button", { name: `Decrease ${name}` }),
  };
};

/** The promise: a duration is minutes and seconds however it is put in, and never one that the field does not accept. */
describe("the duration field", () => {
  const name = "Wrap-up time";

  test("shows MM:SS, and reads a bare number as minutes [WIDG-004, WIDG-047]", async () => {
    await showStates(durationField);
    const { field } = spinOf("Filled", name);
    await expect.element(field).toHaveValue("05:30");
    await expect.element(field).toHaveAttribute("aria-valuetext", "5 minutes 30 seconds");
    await field.fill("7");
    await userEvent.keyboard("{Enter}");
    await expect.element(field).toHaveValue("07:00");
    await field.fill("1:5");
    await userEvent.keyboard("{Tab}");
    await expect.element(field).toHaveValue("01:05");
  });

  test("tells its text, its minutes and its seconds [WIDG-027]", async () => {
    await showStates(durationField);
    const { field } = spinOf("WithChangeEvent", name);
    await field.fill("12:34");
    await userEvent.keyboard("{Enter}");
    await expect
      .element(stateOf("WithChangeEvent").css("output"))
      .toHaveTextContent('{"strValue":"12:34","minutes":12,"seconds":34}');
  });

  test("goes back to the last accepted value and says so [WIDG-045, WIDG-048]", async () => {
    await showStates(durationField);
    const { field } = spinOf("Filled", name);
    const said = stateOf("Filled").getByRole("status");
    for (const wrong of ["1:75", "-1:00", "five", "1.5"]) {
      await field.fill(wrong);
      await userEvent.keyboard("{Tab}");
      await expect.element(field).toHaveValue("05:30");
      await expect.element(said).toHaveTextContent(`“${wrong}” is not accepted. Back to 05:30.`);
    }
    await expect.element(field).toHaveAccessibleDescription("“1.5” is not accepted. Back to 05:30.");
    await field.fill("6");
    await expect.element(said).toBeEmptyDOMElement();
  });

  test("keeps 0 to 3599 seconds, or the limits that it is given [WIDG-046]", async () => {
    await showStates(durationField);
    const { field } = spinOf("Filled", name);
    await field.fill("90");
    await userEvent.keyboard("{Enter}");
    await expect.element(field).toHaveValue("05:30");
    await field.fill("59:59");
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(field).toHaveValue("59:59");
    await field.fill("0");
    await userEvent.keyboard("{Enter}");
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(field).toHaveValue("00:00");
    const limited = spinOf("WithLimits", name).field;
    await limited.fill("10:01");
    await userEvent.keyboard("{Tab}");
    await expect.element(limited).toHaveValue("01:00");
  });

  test("raises what is too short to the minimum, where it is told to [WIDG-049]", async () => {
    await showStates(durationField);
    const { field } = spinOf("WithLimits", name);
    await field.fill("0:05");
    await userEvent.keyboard("{Tab}");
    await expect.element(field).toHaveValue("00:30");
    await expect.element(field).toHaveAccessibleDescription("Raised to the minimum, 00:30.");
  });

  test("arrows change the part that the caret is in; the buttons and PageUp step by a minute [WIDG-004]", async () => {
    await showStates(durationField);
    const { field, plus, minus } = spinOf("Filled", name);
    await focus(field);
    await userEvent.keyboard("{Home}");
    await userEvent.keyboard("{ArrowUp}");
    await expect.element(field).toHaveValue("06:30");
    await userEvent.keyboard("{End}");
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(field).toHaveValue("06:29");
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(field).toHaveValue("06:28");
    await userEvent.keyboard("{PageUp}");
    await expect.element(field).toHaveValue("07:28");
    await minus.click();
    await minus.click();
    await plus.click();
    await expect.element(field).toHaveValue("06:28");
  });

  test("takes a pasted duration in whole, and refuses a pasted one that is none [WIDG-004, WIDG-048]", async () => {
    await showStates(durationField);
    const { field } = spinOf("Filled", name);
    await focus(field);
    paste(" 02:45\n");
    await expect.element(field).toHaveValue("02:45");
    paste("99:99");
    await expect.element(field).toHaveValue("02:45");
    (field.element() as HTMLInputElement).select();
    paste("3");
    await expect.element(field).toHaveValue("03:00");
  });

  test("takes hours where it is told to, and arrows change the part that the caret is in", async () => {
    await showStates(durationField);
    const { field } = spinOf("WithHours", name);
    await expect.element(field).toHaveValue("1:05:30");
    await expect.element(field).toHaveAttribute("aria-valuetext", "1 hour 5 minutes 30 seconds");
    await focus(field);
    await userEvent.keyboard("{Home}{ArrowUp}");
    await expect.element(field).toHaveValue("2:05:30");
    const input = field.element() as HTMLInputElement;
    expect([input.selectionStart, input.selectionEnd]).toEqual([0, 1]);
    input.setSelectionRange(3, 3);
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(field).toHaveValue("2:04:30");
    await userEvent.keyboard("{End}{ArrowUp}");
    await expect.element(field).toHaveValue("2:04:31");
    for (const [typed, shown] of [
      ["75", "1:15:00"],
      ["4:30", "0:04:30"],
      ["12:00:05", "12:00:05"],
      ["1:75:00", "12:00:05"],
    ] as const) {
      await field.fill(typed);
      await userEvent.keyboard("{Tab}");
      await expect.element(field).toHaveValue(shown);
    }
  });
});
