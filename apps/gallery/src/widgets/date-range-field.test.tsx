import { describe, expect, test } from "vitest";
import { type Locator, page } from "vitest/browser";
import { paste, setDate, showStates, stateOf, textsOf } from "../../test/show-states.tsx";
import * as dateRangeField from "./date-range-field.tsx";

/** What a person reads in a field of segments. */
const textOf = (segments: Locator) => textsOf(segments)[0];

describe("a range of dates", () => {
  test("is one of the usual ranges, at one press", async () => {
    setDate("2026-11-18T10:00:00Z");
    await showStates(dateRangeField);
    const state = stateOf("Filled");
    const field = state.getByRole("group", { name: "Period" }).first();
    const choose = async (preset: string) => {
      await field.getByRole("button", { name: /Calendar/ }).click();
      await page.getByRole("button", { name: preset }).click();
      await expect.element(page.getByRole("dialog")).not.toBeInTheDocument();
    };
    for (const [preset, shown] of [
      ["Today", "11/18/2026–11/18/2026"],
      ["This week", "11/15/2026–11/21/2026"],
      ["Last 4 weeks", "10/18/2026–11/14/2026"],
      ["Last month", "10/01/2026–10/31/2026"],
    ] as const) {
      await choose(preset);
      await expect.poll(() => textOf(field)).toBe(shown);
    }
    await field.getByRole("button", { name: /Calendar/ }).click();
    await expect.element(page.getByRole("button", { name: "Last month" })).toHaveAttribute("aria-pressed", "true");
  });

  test("counts today in its own time zone", async () => {
    // A quarter to midnight in Stockholm is the next morning in Tokyo.
    setDate("2026-11-18T22:45:00Z");
    await showStates(dateRangeField);
    const state = stateOf("WithLimits");
    const field = state.getByRole("group", { name: "Period" }).first();
    await field.getByRole("button", { name: /Calendar/ }).click();
    await page.getByRole("button", { name: "Today" }).click();
    await expect.poll(() => textOf(field)).toBe("11/19/2026–11/19/2026");
  });

  test("is dragged open in the calendar by its two ends, and pasted as one text [WIDG-036]", async () => {
    await showStates(dateRangeField);
    const state = stateOf("WithoutPresets");
    const field = state.getByRole("group", { name: "Period" }).first();
    await field.getByRole("button", { name: /Calendar/ }).click();
    const calendar = page.getByRole("dialog");
    await calendar.getByRole("button", { name: /November 23, 2026/ }).click();
    await calendar.getByRole("button", { name: /December 4, 2026/ }).click();
    await expect.element(calendar).not.toBeInTheDocument();
    await expect.poll(() => textOf(field)).toBe("11/23/2026–12/04/2026");
    await field
      .getByRole("spinbutton", { name: /^month/ })
      .first()
      .click();
    paste("2026-11-02 – 2026-11-15");
    await expect.poll(() => textOf(field)).toBe("11/02/2026–11/15/2026");
    paste("2026-11-15 - 2026-11-02");
    await page.getByRole("heading", { name: "Examples" }).click();
    await expect.element(state.getByText("The end can’t be before the start.")).toBeVisible();
  });
});
