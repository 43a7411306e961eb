import { describe, expect, test } from "vitest";
import { type Locator, userEvent } from "vitest/browser";
import { paste, showStates, stateOf, textsOf } from "../../test/show-states.tsx";
import * as timeField from "./time-field.tsx";

/** What a person reads in a field of segments. */
const textOf = (segments: Locator) => textsOf(segments)[0];

describe("a time", () => {
  test("is typed, stepped and pasted, and says in which zone it is meant", async () => {
    await showStates(timeField);
    const state = stateOf("InATimeZone");
    await expect.element(state.getByText("Time zone: Central European Time")).toBeVisible();
    const field = state.getByRole("group", { name: "Shift start" });
    await expect.element(field).toHaveAccessibleDescription(/Time zone: Central European Time$/);
    await field.getByRole("spinbutton", { name: /^hour/ }).click();
    await userEvent.keyboard("2145");
    await expect.poll(() => textOf(field)).toBe("21:45");
    await userEvent.keyboard("{ArrowDown}");
    await expect.poll(() => textOf(field)).toBe("21:44");
    paste("7:30 PM");
    await expect.poll(() => textOf(field)).toBe("19:30");
  });

  test("outside the limits is refused in words [WIDG-035]", async () => {
    await showStates(timeField);
    const state = stateOf("WithLimits");
    await expect.element(state.getByText("Choose 7:00 AM or later.")).toBeVisible();
    await state.getByRole("spinbutton", { name: /^hour/ }).click();
    paste("08:00");
    await expect.element(state.getByText("Choose 7:00 AM or later.")).not.toBeInTheDocument();
  });
});
