import { describe, expect, test } from "vitest";
import { userEvent } from "vitest/browser";
import { showStates, stateOf } from "../../test/show-states.tsx";
import * as timeIntervalField from "./time-interval-field.tsx";

describe("a time interval", () => {
  test("is 15, 30 or 60 minutes, chosen with the arrow keys [CONST-002]", async () => {
    await showStates(timeIntervalField);
    const state = stateOf("Filled");
    const group = state.getByRole("radiogroup", { name: "Interval" });
    await expect.element(group.getByRole("radio")).toHaveLength(3);
    await group.getByText("15 min", { exact: true }).click();
    await userEvent.keyboard("{ArrowRight}");
    await userEvent.keyboard("{ArrowRight}");
    await expect.element(group.getByRole("radio", { name: "60 min" })).toBeChecked();
  });

  test("beyond an hour is the default of 15 minutes; another within the hour stays [WIDG-057, WIDG-058]", async () => {
    await showStates(timeIntervalField);
    const beyond = stateOf("BeyondAnHour");
    await expect.element(beyond.getByRole("radio", { name: "15 min" })).toBeChecked();
    const other = stateOf("AnotherInterval");
    await expect.element(other.getByRole("radio", { name: "20 min" })).toBeChecked();
  });
});
