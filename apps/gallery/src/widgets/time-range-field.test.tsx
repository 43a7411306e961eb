import { describe, expect, test } from "vitest";
import { page } from "vitest/browser";
import { paste, showStates, stateOf } from "../../test/show-states.tsx";
import * as timeRangeField from "./time-range-field.tsx";

describe("a range of times", () => {
  test("over midnight says so where it may, and is refused where it may not [WIDG-037]", async () => {
    await showStates(timeRangeField);
    const night = stateOf("OverMidnight");
    await expect.element(night.getByText("8 hr, next day")).toBeVisible();
    const day = stateOf("Filled");
    await expect.element(day.getByText("8 hr 30 min")).toBeVisible();
    await day.getByRole("group", { name: "Start time" }).getByRole("spinbutton", { name: /^hour/ }).click();
    paste("22:00 - 06:00");
    await page.getByRole("heading", { name: "Examples" }).click();
    await expect.element(day.getByText("The end must be after the start.")).toBeVisible();
    await expect.element(day.getByRole("spinbutton").first()).toHaveAttribute("aria-invalid", "true");
  });
});
