import { wordsIn } from "./support/appearance.ts";
import { expect, type Page, test } from "./support/test.ts";

/** Opens a widget's page of the gallery and answers one of its states. */
const stateOf = async (page: Page, widget: string, state: string, look = "") => {
  await page.goto(`/gallery/#/examples/${widget}${look}`);
  return page.getByRole("region", { name: state, exact: true });
};

/** What a person reads in a field of segments. */
const textOf = (segments: ReturnType<Page["getByRole"]>) =>
  segments.evaluate((field) => field.textContent.replace(/[\u2066-\u2069]/g, ""));

/** Pastes as the keyboard does, without the machine's clipboard, which tests share. */
const paste = (page: Page, text: string): Promise<void> =>
  page.evaluate((copied) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData("text/plain", copied);
    document.activeElement?.dispatchEvent(
      new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }),
    );
  }, text);

/** The promise: a day or a time is given as one likes best, and is never read otherwise than it was meant. */
test.describe("a date", () => {
  test("is typed part by part in the order of the language", async ({ page }) => {
    const state = await stateOf(page, "date-field", "Empty");
    const field = state.getByRole("group", { name: "Hire date" });
    await field.getByRole("spinbutton", { name: /^month/ }).click();
    await page.keyboard.type("12242026");
    await expect.poll(() => textOf(field)).toBe("12/24/2026");
    await page.keyboard.press("ArrowUp");
    await expect.poll(() => textOf(field)).toBe("12/24/2027");
    await page.keyboard.press("ArrowLeft");
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => textOf(field)).toBe("12/23/2027");
  });

  test("is pasted in the ways in which it is written elsewhere", async ({ page }) => {
    const state = await stateOf(page, "date-field", "Empty");
    const field = state.getByRole("group", { name: "Hire date" });
    await field.getByRole("spinbutton", { name: /^month/ }).click();
    for (const [copied, shown] of [
      ["2026-03-09", "03/09/2026"],
      ["Dec 24, 2026", "12/24/2026"],
      ["7/4/26", "07/04/2026"],
      ["no date", "07/04/2026"],
    ] as const) {
      await paste(page, copied);
      await expect.poll(() => textOf(field)).toBe(shown);
    }
  });

  test("says which calendar its button opens, in every language", async ({ page }) => {
    for (const language of ["en", "ru", "es", "zh"] as const) {
      const { t } = wordsIn(language);
      await page.goto(`/gallery/#/examples/date-field?language=${language}`);
      const name = `${t("dates.calendar")}, ${t("gallery.sampleDate")}`;
      await expect(page.locator("[data-state=Filled]").getByRole("button", { name, exact: true })).toBeVisible();
    }
  });

  test("is chosen in the calendar with the keyboard, and Escape leaves it as it was", async ({ page }) => {
    const state = await stateOf(page, "date-field", "Filled");
    const field = state.getByRole("group", { name: "Hire date" });
    const button = field.getByRole("button", { name: /Calendar/ });
    await button.press("Enter");
    const calendar = page.getByRole("dialog");
    await expect(calendar.getByRole("button", { name: /November 21, 2026/ })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(calendar).toBeHidden();
    await expect(button).toBeFocused();
    await button.press("Enter");
    await expect(calendar.getByRole("button", { name: /November 21, 2026/ })).toBeFocused();
    await page.keyboard.press("ArrowDown");
    await expect(calendar.getByRole("button", { name: /November 28, 2026/ })).toBeFocused();
    await page.keyboard.press("PageDown");
    await expect(calendar.getByRole("button", { name: /December 28, 2026/ })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(calendar).toBeHidden();
    await expect.poll(() => textOf(field)).toBe("12/28/2026");
  });

  test("outside the limits is refused in words once the field was left; the calendar does not offer it [WIDG-035]", async ({
    page,
  }) => {
    const state = await stateOf(page, "date-field", "With limits");
    const field = state.getByRole("group", { name: "Hire date" });
    await field.getByRole("button", { name: /Calendar/ }).click();
    const calendar = page.getByRole("dialog");
    await expect(calendar.getByRole("button", { name: /November 6, 2026/ })).toHaveAttribute("aria-disabled", "true");
    await expect(calendar.getByRole("button", { name: /November 14, 2026/ })).toHaveAttribute("aria-disabled", "true");
    await calendar.getByRole("button", { name: /November 17, 2026/ }).click();
    await expect.poll(() => textOf(field)).toBe("11/17/2026");

    await field.getByRole("spinbutton", { name: /^month/ }).click();
    await page.keyboard.type("10302026");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await page.keyboard.press("Tab");
    await expect(state.getByText("Choose Nov 9, 2026 or a later date.")).toBeVisible();
    await field.getByRole("spinbutton", { name: /^month/ }).click();
    await paste(page, "2026-11-14");
    await expect(state.getByText("You can’t choose this date.")).toBeVisible();
    await paste(page, "2026-11-18");
    await expect(state.getByText("You can’t choose this date.")).toBeHidden();
  });

  test("is written and its week begun as the language has it, or on the day that the screen wants", async ({
    page,
  }) => {
    const russian = await stateOf(page, "date-field", "Filled", "?language=ru");
    const field = russian.getByRole("group", { name: "Hire date" });
    await expect.poll(() => textOf(field)).toBe("21.11.2026");
    const heads = page.getByRole("dialog").locator("thead");
    await field.getByRole("button", { name: /Календарь/ }).click();
    await expect(heads).toHaveText("пнвтсрчтптсбвс");
    await page.keyboard.press("Escape");
    const saturday = page.getByRole("region", { name: "Week from Saturday", exact: true });
    await saturday.getByRole("button", { name: /Календарь/ }).click();
    await expect(heads).toHaveText("сбвспнвтсрчтпт");
  });

  test("is emptied by its button, and the focus stays in the field", async ({ page }) => {
    const state = await stateOf(page, "date-field", "Filled");
    await state.getByRole("button", { name: "Clear", exact: true }).click();
    const month = state.getByRole("spinbutton", { name: /^month/ });
    await expect(month).toHaveText("mm");
    await expect(month).toBeFocused();
  });
});

test.describe("a range of dates", () => {
  test("is one of the usual ranges, at one press", async ({ page }) => {
    await page.clock.setFixedTime("2026-11-18T10:00:00Z");
    const state = await stateOf(page, "date-range-field", "Filled");
    const field = state.getByRole("group", { name: "Period" }).first();
    const choose = async (preset: string) => {
      await field.getByRole("button", { name: /Calendar/ }).click();
      await page.getByRole("button", { name: preset, exact: true }).click();
      await expect(page.getByRole("dialog")).toBeHidden();
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
    await expect(page.getByRole("button", { name: "Last month", exact: true })).toHaveAttribute("aria-pressed", "true");
  });

  test("counts today in its own time zone", async ({ page }) => {
    // A quarter to midnight in Stockholm is the next morning in Tokyo.
    await page.clock.setFixedTime("2026-11-18T22:45:00Z");
    const state = await stateOf(page, "date-range-field", "With limits");
    const field = state.getByRole("group", { name: "Period" }).first();
    await field.getByRole("button", { name: /Calendar/ }).click();
    await page.getByRole("button", { name: "Today", exact: true }).click();
    await expect.poll(() => textOf(field)).toBe("11/19/2026–11/19/2026");
  });

  test("is dragged open in the calendar by its two ends, and pasted as one text [WIDG-036]", async ({ page }) => {
    const state = await stateOf(page, "date-range-field", "Without presets");
    const field = state.getByRole("group", { name: "Period" }).first();
    await field.getByRole("button", { name: /Calendar/ }).click();
    const calendar = page.getByRole("dialog");
    await calendar.getByRole("button", { name: /November 23, 2026/ }).click();
    await calendar.getByRole("button", { name: /December 4, 2026/ }).click();
    await expect(calendar).toBeHidden();
    await expect.poll(() => textOf(field)).toBe("11/23/2026–12/04/2026");
    await field
      .getByRole("spinbutton", { name: /^month/ })
      .first()
      .click();
    await paste(page, "2026-11-02 – 2026-11-15");
    await expect.poll(() => textOf(field)).toBe("11/02/2026–11/15/2026");
    await paste(page, "2026-11-15 - 2026-11-02");
    await page.getByRole("heading", { level: 1 }).click();
    await expect(state.getByText("The end can’t be before the start.")).toBeVisible();
  });
});

test.describe("a time", () => {
  test("is typed, stepped and pasted, and says in which zone it is meant", async ({ page }) => {
    const state = await stateOf(page, "time-field", "In a time zone");
    await expect(state.getByText("Time zone: Central European Time")).toBeVisible();
    const field = state.getByRole("group", { name: "Shift start" });
    await expect(field).toHaveAccessibleDescription(/Time zone: Central European Time$/);
    await field.getByRole("spinbutton", { name: /^hour/ }).click();
    await page.keyboard.type("2145");
    await expect.poll(() => textOf(field)).toBe("21:45");
    await page.keyboard.press("ArrowDown");
    await expect.poll(() => textOf(field)).toBe("21:44");
    await paste(page, "7:30 PM");
    await expect.poll(() => textOf(field)).toBe("19:30");
  });

  test("outside the limits is refused in words [WIDG-035]", async ({ page }) => {
    const state = await stateOf(page, "time-field", "With limits");
    await expect(state.getByText("Choose 7:00 AM or later.")).toBeVisible();
    await state.getByRole("spinbutton", { name: /^hour/ }).click();
    await paste(page, "08:00");
    await expect(state.getByText("Choose 7:00 AM or later.")).toBeHidden();
  });

  test("a range over midnight says so where it may, and is refused where it may not [WIDG-037]", async ({ page }) => {
    const night = await stateOf(page, "time-range-field", "Over midnight");
    await expect(night.getByText("8 hr, next day")).toBeVisible();
    const day = page.getByRole("region", { name: "Filled", exact: true });
    await expect(day.getByText("8 hr 30 min")).toBeVisible();
    await day.getByRole("group", { name: "Start time" }).getByRole("spinbutton", { name: /^hour/ }).click();
    await paste(page, "22:00 - 06:00");
    await page.getByRole("heading", { level: 1 }).click();
    await expect(day.getByText("The end must be after the start.")).toBeVisible();
    await expect(day.getByRole("spinbutton").first()).toHaveAttribute("aria-invalid", "true");
  });
});

test.describe("a time interval", () => {
  test("is 15, 30 or 60 minutes, chosen with the arrow keys [CONST-002]", async ({ page }) => {
    const state = await stateOf(page, "time-interval-field", "Filled");
    const group = state.getByRole("radiogroup", { name: "Interval" });
    await expect(group.getByRole("radio")).toHaveCount(3);
    await group.getByText("15 min", { exact: true }).click();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("ArrowRight");
    await expect(group.getByRole("radio", { name: "60 min", exact: true })).toBeChecked();
  });

  test("beyond an hour is the default of 15 minutes; another within the hour stays [WIDG-057, WIDG-058]", async ({
    page,
  }) => {
    const beyond = await stateOf(page, "time-interval-field", "Beyond an hour: the default");
    await expect(beyond.getByRole("radio", { name: "15 min", exact: true })).toBeChecked();
    const other = page.getByRole("region", { name: "Another interval", exact: true });
    await expect(other.getByRole("radio", { name: "20 min", exact: true })).toBeChecked();
  });
});

test.describe("on a phone", () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test("dates and ranges are tapped, one month at a time", async ({ page }) => {
    const state = await stateOf(page, "date-field", "Filled");
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
