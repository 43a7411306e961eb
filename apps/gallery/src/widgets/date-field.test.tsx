import { describe, expect, test } from "vitest";
import { type Locator, page, userEvent } from "vitest/browser";
import { focus, paste, showStates, stateOf, textsOf } from "../../test/show-states.tsx";
import { wordsIn } from "../words-in.ts";
import * as dateField from "./date-field.tsx";

/** What a person reads in a field of segments. */
const textOf = (segments: Locator) => textsOf(segments)[0];

describe("a date", () => {
  test("is typed part by part in the order of the language", async () => {
    await showStates(dateField);
    const state = stateOf("Empty");
    const field = state.getByRole("group", { name: "Hire date" });
    await field.getByRole("spinbutton", { name: /^month/ }).click();
    await userEvent.keyboard("12242026");
    await expect.poll(() => textOf(field)).toBe("12/24/2026");
    await userEvent.keyboard("{ArrowUp}");
    await expect.poll(() => textOf(field)).toBe("12/24/2027");
    await userEvent.keyboard("{ArrowLeft}");
    await userEvent.keyboard("{ArrowDown}");
    await expect.poll(() => textOf(field)).toBe("12/23/2027");
  });

  test("is pasted in the ways in which it is written elsewhere", async () => {
    await showStates(dateField);
    const state = stateOf("Empty");
    const field = state.getByRole("group", { name: "Hire date" });
    await field.getByRole("spinbutton", { name: /^month/ }).click();
    for (const [copied, shown] of [
      ["2026-03-09", "03/09/2026"],
      ["Dec 24, 2026", "12/24/2026"],
      ["7/4/26", "07/04/2026"],
      ["no date", "07/04/2026"],
    ] as const) {
      paste(copied);
      await expect.poll(() => textOf(field)).toBe(shown);
    }
  });

  test("says which calendar its button opens, in every language", async () => {
    for (const language of ["en", "ru", "es", "zh"] as const) {
      const { t } = await wordsIn(language);
      await showStates(dateField, { language });
      const name = `${t("dates.calendar")}, ${t("gallery.sampleDate")}`;
      await expect.element(stateOf("Filled").getByRole("button", { name })).toBeVisible();
    }
  });

  test("is chosen in the calendar with the keyboard, and Escape leaves it as it was", async () => {
    await showStates(dateField);
    const state = stateOf("Filled");
    const field = state.getByRole("group", { name: "Hire date" });
    const button = field.getByRole("button", { name: /Calendar/ });
    await focus(button);
    await userEvent.keyboard("{Enter}");
    const calendar = page.getByRole("dialog");
    await expect.element(calendar.getByRole("button", { name: /November 21, 2026/ })).toHaveFocus();
    await userEvent.keyboard("{Escape}");
    await expect.element(calendar).not.toBeInTheDocument();
    await expect.element(button).toHaveFocus();
    await focus(button);
    await userEvent.keyboard("{Enter}");
    await expect.element(calendar.getByRole("button", { name: /November 21, 2026/ })).toHaveFocus();
    await userEvent.keyboard("{ArrowDown}");
    await expect.element(calendar.getByRole("button", { name: /November 28, 2026/ })).toHaveFocus();
    await userEvent.keyboard("{PageDown}");
    await expect.element(calendar.getByRole("button", { name: /December 28, 2026/ })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect.element(calendar).not.toBeInTheDocument();
    await expect.poll(() => textOf(field)).toBe("12/28/2026");
  });

  test("outside the limits is refused in words once the field was left; the calendar does not offer it [WIDG-035]", async () => {
    await showStates(dateField);
    const state = stateOf("WithLimits");
    const field = state.getByRole("group", { name: "Hire date" });
    await field.getByRole("button", { name: /Calendar/ }).click();
    const calendar = page.getByRole("dialog");
    await expect
      .element(calendar.getByRole("button", { name: /November 6, 2026/ }))
      .toHaveAttribute("aria-disabled", "true");
    await expect
      .element(calendar.getByRole("button", { name: /November 14, 2026/ }))
      .toHaveAttribute("aria-disabled", "true");
    await calendar.getByRole("button", { name: /November 17, 2026/ }).click();
    await expect.poll(() => textOf(field)).toBe("11/17/2026");

    await field.getByRole("spinbutton", { name: /^month/ }).click();
    await userEvent.keyboard("10302026");
    await userEvent.keyboard("{Tab}");
    await userEvent.keyboard("{Tab}");
    await userEvent.keyboard("{Tab}");
    await expect.element(state.getByText("Choose Nov 9, 2026 or a later date.")).toBeVisible();
    await field.getByRole("spinbutton", { name: /^month/ }).click();
    paste("2026-11-14");
    await expect.element(state.getByText("You can’t choose this date.")).toBeVisible();
    paste("2026-11-18");
    await expect.element(state.getByText("You can’t choose this date.")).not.toBeInTheDocument();
  });

  test("is written and its week begun as the language has it, or on the day that the screen wants", async () => {
    await showStates(dateField, { language: "ru" });
    const russian = stateOf("Filled");
    const field = russian.getByRole("group", { name: "Hire date" });
    await expect.poll(() => textOf(field)).toBe("21.11.2026");
    const heads = page.getByRole("dialog").css("thead");
    await field.getByRole("button", { name: /Календарь/ }).click();
    await expect.element(heads).toHaveTextContent("пнвтсрчтптсбвс");
    await userEvent.keyboard("{Escape}");
    const saturday = stateOf("WeekFromSaturday");
    await saturday.getByRole("button", { name: /Календарь/ }).click();
    await expect.element(heads).toHaveTextContent("сбвспнвтсрчтпт");
  });

  test("is emptied by its button, and the focus stays in the field", async () => {
    await showStates(dateField);
    const state = stateOf("Filled");
    await state.getByRole("button", { name: "Clear" }).click();
    const month = state.getByRole("spinbutton", { name: /^month/ });
    await expect.element(month).toHaveTextContent("mm");
    await expect.element(month).toHaveFocus();
  });
});
