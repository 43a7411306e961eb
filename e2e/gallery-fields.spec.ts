import { openWidget, paste, stateOf } from "./support/gallery.ts";
import { expect, type Page, test } from "./support/test.ts";

const spinOf = (page: Page, state: string, name: string) => {
  const root = stateOf(page, state);
  return {
    field: root.getByRole("spinbutton", { name }),
    plus: root.getByRole("button", { name: `Increase ${name}`, exact: true }),
    minus: root.getByRole("button", { name: `Decrease ${name}`, exact: true }),
  };
};

/** The promise: a number of a list is chosen by hand, by key and by finger, and after the last comes the first. */
test.describe("the numeric selector", () => {
  test("plus and minus step through the list and go on after its ends [WIDG-001]", async ({ page }) => {
    await openWidget(page, "numeric-selector");
    const { field, plus, minus } = spinOf(page, "Filled", "Interval");
    await expect(field).toHaveValue("30");
    await plus.click();
    await expect(field).toHaveValue("60");
    await plus.click();
    await expect(field).toHaveValue("15");
    await minus.click();
    await expect(field).toHaveValue("60");
    await expect(field).toHaveAttribute("aria-valuenow", "60");
  });

  test("a person's utilization steps through its seven values and round again [WIDG-002, WIDG-003]", async ({
    page,
  }) => {
    await openWidget(page, "numeric-selector");
    const { field, plus, minus } = spinOf(page, "Utilization", "Utilization");
    await expect(field).toHaveValue("1");
    for (const value of ["0", "0.25", "0.33", "0.5", "0.66", "0.75", "1"]) {
      await plus.click();
      await expect(field).toHaveValue(value);
    }
    await plus.click();
    await expect(field).toHaveValue("0");
    await minus.click();
    await expect(field).toHaveValue("1");
  });

  test("arrows step, Home and End go to the ends, a typed number picks the nearest, Escape takes it back [WIDG-001]", async ({
    page,
  }) => {
    await openWidget(page, "numeric-selector");
    const { field } = spinOf(page, "Filled", "Interval");
    await field.focus();
    await page.keyboard.press("ArrowUp");
    await expect(field).toHaveValue("60");
    await page.keyboard.press("ArrowUp");
    await expect(field).toHaveValue("15");
    await page.keyboard.press("ArrowDown");
    await expect(field).toHaveValue("60");
    await page.keyboard.press("Home");
    await expect(field).toHaveValue("15");
    await page.keyboard.press("End");
    await expect(field).toHaveValue("60");
    await field.fill("36");
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue("30");
    await field.fill("5");
    await page.keyboard.press("Escape");
    await expect(field).toHaveValue("30");
    await field.fill("half an hour");
    await page.keyboard.press("Tab");
    await expect(field).toHaveValue("30");
  });

  test("where values are percentages a typed 50 is 50 %, not half of one nor the whole", async ({ page }) => {
    await openWidget(page, "numeric-selector");
    const { field } = spinOf(page, "Percent", "Utilization");
    await expect(field).toHaveValue("75%");
    for (const typed of ["50", "50 %", "48"]) {
      await field.fill(typed);
      await page.keyboard.press("Enter");
      await expect(field).toHaveValue("50%");
      await expect(field).toHaveAttribute("aria-valuenow", "0.5");
      await page.keyboard.press("End");
      await expect(field).toHaveValue("100%");
    }
  });

  test("a held button goes on stepping [WIDG-001]", async ({ page }) => {
    await openWidget(page, "numeric-selector");
    const { field, plus } = spinOf(page, "Utilization", "Utilization");
    const steps = await field.evaluateHandle((element) => {
      const seen: (string | null)[] = [];
      const watch = new MutationObserver(() => seen.push(element.getAttribute("aria-valuenow")));
      watch.observe(element, { attributes: true, attributeFilter: ["aria-valuenow"] });
      return seen;
    });
    await plus.hover();
    await page.mouse.down();
    await expect.poll(() => steps.evaluate((seen) => seen.slice(0, 4))).toEqual(["0", "0.25", "0.33", "0.5"]);
    await page.mouse.up();
  });

  test("nothing steps a field that is disabled or read only", async ({ page }) => {
    await openWidget(page, "numeric-selector");
    for (const state of ["Disabled", "ReadOnly"]) {
      const { field, plus } = spinOf(page, state, "Display name");
      await expect(plus).toBeDisabled();
      await expect(field).toHaveValue("15");
    }
    const { field } = spinOf(page, "ReadOnly", "Display name");
    await field.focus();
    await page.keyboard.press("ArrowUp");
    await expect(field).toHaveValue("15");
  });
});

/** The promise: a duration is minutes and seconds however it is put in, and never one that the field does not accept. */
test.describe("the duration field", () => {
  const name = "Wrap-up time";

  test("shows MM:SS, and reads a bare number as minutes [WIDG-004, WIDG-047]", async ({ page }) => {
    await openWidget(page, "duration-field");
    const { field } = spinOf(page, "Filled", name);
    await expect(field).toHaveValue("05:30");
    await expect(field).toHaveAttribute("aria-valuetext", "5 minutes 30 seconds");
    await field.fill("7");
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue("07:00");
    await field.fill("1:5");
    await page.keyboard.press("Tab");
    await expect(field).toHaveValue("01:05");
  });

  test("tells its text, its minutes and its seconds [WIDG-027]", async ({ page }) => {
    await openWidget(page, "duration-field");
    const { field } = spinOf(page, "WithChangeEvent", name);
    await field.fill("12:34");
    await page.keyboard.press("Enter");
    await expect(stateOf(page, "WithChangeEvent").locator("output")).toHaveText(
      '{"strValue":"12:34","minutes":12,"seconds":34}',
    );
  });

  test("goes back to the last accepted value and says so [WIDG-045, WIDG-048]", async ({ page }) => {
    await openWidget(page, "duration-field");
    const { field } = spinOf(page, "Filled", name);
    const said = stateOf(page, "Filled").getByRole("status");
    for (const wrong of ["1:75", "-1:00", "five", "1.5"]) {
      await field.fill(wrong);
      await page.keyboard.press("Tab");
      await expect(field).toHaveValue("05:30");
      await expect(said).toHaveText(`“${wrong}” is not accepted. Back to 05:30.`);
    }
    await expect(field).toHaveAccessibleDescription("“1.5” is not accepted. Back to 05:30.");
    await field.fill("6");
    await expect(said).toBeEmpty();
  });

  test("keeps 0 to 3599 seconds, or the limits that it is given [WIDG-046]", async ({ page }) => {
    await openWidget(page, "duration-field");
    const { field } = spinOf(page, "Filled", name);
    await field.fill("90");
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue("05:30");
    await field.fill("59:59");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowUp");
    await expect(field).toHaveValue("59:59");
    await field.fill("0");
    await page.keyboard.press("Enter");
    await page.keyboard.press("ArrowDown");
    await expect(field).toHaveValue("00:00");
    const limited = spinOf(page, "WithLimits", name).field;
    await limited.fill("10:01");
    await page.keyboard.press("Tab");
    await expect(limited).toHaveValue("01:00");
  });

  test("raises what is too short to the minimum, where it is told to [WIDG-049]", async ({ page }) => {
    await openWidget(page, "duration-field");
    const { field } = spinOf(page, "WithLimits", name);
    await field.fill("0:05");
    await page.keyboard.press("Tab");
    await expect(field).toHaveValue("00:30");
    await expect(field).toHaveAccessibleDescription("Raised to the minimum, 00:30.");
  });

  test("arrows change the part that the caret is in; the buttons and PageUp step by a minute [WIDG-004]", async ({
    page,
  }) => {
    await openWidget(page, "duration-field");
    const { field, plus, minus } = spinOf(page, "Filled", name);
    await field.focus();
    await page.keyboard.press("Home");
    await page.keyboard.press("ArrowUp");
    await expect(field).toHaveValue("06:30");
    await page.keyboard.press("End");
    await page.keyboard.press("ArrowDown");
    await expect(field).toHaveValue("06:29");
    await page.keyboard.press("ArrowDown");
    await expect(field).toHaveValue("06:28");
    await page.keyboard.press("PageUp");
    await expect(field).toHaveValue("07:28");
    await minus.click();
    await minus.click();
    await plus.click();
    await expect(field).toHaveValue("06:28");
  });

  test("takes a pasted duration in whole, and refuses a pasted one that is none [WIDG-004, WIDG-048]", async ({
    page,
  }) => {
    await openWidget(page, "duration-field");
    const { field } = spinOf(page, "Filled", name);
    await field.focus();
    await paste(field, " 02:45\n");
    await expect(field).toHaveValue("02:45");
    await paste(field, "99:99");
    await expect(field).toHaveValue("02:45");
    await field.selectText();
    await paste(field, "3");
    await expect(field).toHaveValue("03:00");
  });
});

test.describe("the question at a button", () => {
  test("asks before it acts; No, Escape and a press elsewhere leave all as it was [WIDG-017]", async ({ page }) => {
    await openWidget(page, "confirm-popover");
    const state = stateOf(page, "Filled");
    const trigger = state.getByRole("button", { name: "Invite users", exact: true });
    const question = page.getByRole("dialog", { name: /^Edit user/ });
    await trigger.click();
    await expect(question.getByRole("button", { name: "No", exact: true })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(question).toHaveCount(0);
    await expect(trigger).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(question.getByRole("button", { name: "No", exact: true })).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(question).toHaveCount(0);
    await expect(state.locator("output")).toHaveText("0");
    await trigger.click();
    await question.getByRole("button", { name: "Yes", exact: true }).click();
    await expect(question).toHaveCount(0);
    await expect(state.locator("output")).toHaveText("1");
  });
});

test.describe("the progress button", () => {
  test("starts at 0.3, rises 0.02 each 250 ms and jumps to 0.98 when the work is done [WIDG-010, WIDG-024]", async ({
    page,
  }) => {
    await page.clock.install();
    await openWidget(page, "progress-button");
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const state = stateOf(page, "Loading");
    const button = state.getByRole("button", { name: "Publish schedule", exact: true });
    const bar = state.getByRole("progressbar", { name: "In progress…", exact: true });
    await button.click();
    await expect(bar).toHaveAttribute("aria-valuenow", "30");
    await page.clock.runFor(250);
    await expect(bar).toHaveAttribute("aria-valuenow", "32");
    await page.clock.runFor(500);
    await expect(bar).toHaveAttribute("aria-valuenow", "36");
    await state.getByRole("button", { name: "Done.", exact: true }).click();
    await expect(state.getByRole("status").filter({ hasText: "Done." })).toHaveCount(1);
    await expect(state.locator(".ev-progress-bar").first()).toHaveAttribute("style", /width: 98%/);
    await page.clock.runFor(1_000);
    await expect(state.getByRole("status").filter({ hasText: "Done." })).toHaveCount(0);
  });

  test("waits before the end however long the work takes, and takes no second press [WIDG-024]", async ({ page }) => {
    await page.clock.install();
    await openWidget(page, "progress-button");
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const state = stateOf(page, "Loading");
    const button = state.getByRole("button", { name: "Publish schedule", exact: true });
    await button.focus();
    await page.keyboard.press("Enter");
    await page.clock.runFor(60_000);
    const bar = state.getByRole("progressbar");
    await expect(bar).toHaveAttribute("aria-valuenow", "98");
    await page.keyboard.press("Enter");
    await page.clock.runFor(250);
    await expect(bar).toHaveAttribute("aria-valuenow", "98");
    await expect(button).toBeFocused();
  });

  test("shows that the work failed until it is tried again [WIDG-010]", async ({ page }) => {
    await page.clock.install();
    await openWidget(page, "progress-button");
    await page.clock.pauseAt(Date.now() + 3_600_000);
    const state = stateOf(page, "WithError");
    const button = state.getByRole("button", { name: "Publish schedule", exact: true });
    await button.click();
    await page.clock.runFor(2_500);
    await expect(state.getByRole("status").first()).toHaveText("Something went wrong. Try again.");
    await expect(state.getByRole("progressbar")).toHaveCount(0);
    await button.click();
    await expect(state.getByRole("progressbar")).toHaveAttribute("aria-valuenow", "30");
  });

  test("moves in steps with reduced motion [WIDG-010]", async ({ page }) => {
    await page.emulateMedia({ reducedMotion: "reduce" });
    await openWidget(page, "progress-button");
    const bar = stateOf(page, "Filled").locator(".ev-progress-bar");
    expect(await bar.evaluate((element) => getComputedStyle(element).transitionProperty)).toBe("none");
  });
});

test.describe("the switch", () => {
  test("says On or Off beside it, by pointer and by keyboard [WIDG-011]", async ({ page }) => {
    await openWidget(page, "switch");
    const state = stateOf(page, "Empty");
    const control = state.getByRole("switch", { name: "Display name", exact: true });
    await expect(state.getByText("Off", { exact: true })).toBeVisible();
    await state.getByText("Display name", { exact: true }).click();
    await expect(control).toBeChecked();
    await expect(state.getByText("On", { exact: true })).toBeVisible();
    await control.focus();
    await page.keyboard.press("Space");
    await expect(control).not.toBeChecked();
    await expect(state.getByText("Off", { exact: true })).toBeVisible();
  });
});

test.describe("the tag list", () => {
  const remove = (name: string) => ({ name: `Remove ${name}`, exact: true });

  test("counts the tags beyond its limit and shows them on a press [OMNI-004]", async ({ page }) => {
    await openWidget(page, "tag-list");
    const state = stateOf(page, "Filled");
    await expect(state.getByRole("listitem")).toHaveText(["Billing Voice", "Retention", "3 more…"]);
    await state.getByRole("button", { name: "3 more…", exact: true }).click();
    const rest = page.getByRole("dialog", { name: "3 more…", exact: true });
    await expect(rest.getByRole("listitem")).toHaveText(["Chat & Email", "Quality", "Operations"]);
    await page.keyboard.press("Escape");
    await expect(rest).toHaveCount(0);
    await expect(state.getByRole("button", { name: "3 more…", exact: true })).toBeFocused();
  });

  test("arrows go from tag to tag; Delete takes one away and goes on to the next [OMNI-004]", async ({ page }) => {
    await openWidget(page, "tag-list");
    const state = stateOf(page, "Removable");
    await state.getByRole("button", remove("Billing Voice")).focus();
    await page.keyboard.press("ArrowRight");
    await expect(state.getByRole("button", remove("Retention"))).toBeFocused();
    await page.keyboard.press("Delete");
    await expect(state.getByRole("listitem")).toHaveText(["Billing Voice", "Chat & Email", "Quality", "1 more…"]);
    await expect(state.getByRole("button", remove("Chat & Email"))).toBeFocused();
    await page.keyboard.press("End");
    await page.keyboard.press("Enter");
    const rest = page.getByRole("dialog", { name: "1 more…", exact: true });
    await rest.getByRole("button", remove("Operations")).click();
    await expect(rest).toHaveCount(0);
    await expect(state.getByRole("listitem")).toHaveText(["Billing Voice", "Chat & Email", "Quality"]);
    await expect(state.getByRole("button", remove("Quality"))).toBeFocused();
  });
});

/** Whether the page leaves a key to the browser, for which Alt with an arrow is a way back. */
const isLeftToBrowser = (page: Page, key: string) =>
  page.evaluate((pressed) => {
    const event = new KeyboardEvent("keydown", { key: pressed, altKey: true, bubbles: true, cancelable: true });
    return document.activeElement?.dispatchEvent(event) ?? false;
  }, key);

test("keys of the browser's own work in a widget that has the focus", async ({ page }) => {
  await openWidget(page, "tag-list");
  const tag = stateOf(page, "Removable").getByRole("button", { name: "Remove Billing Voice", exact: true });
  await tag.focus();
  expect(await isLeftToBrowser(page, "ArrowLeft")).toBe(true);
  expect(await isLeftToBrowser(page, "Home")).toBe(true);
  await expect(tag).toBeFocused();
  for (const widget of ["numeric-selector", "duration-field"]) {
    await openWidget(page, widget);
    await stateOf(page, "Filled").getByRole("spinbutton").focus();
    expect(await isLeftToBrowser(page, "ArrowUp")).toBe(true);
    expect(await isLeftToBrowser(page, "Home")).toBe(true);
  }
});

test.describe("by finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a tap on plus or minus is one step, and the value is announced [WIDG-001, WIDG-002]", async ({ page }) => {
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

  test("a duration is tapped up by a minute, and typed [WIDG-004]", async ({ page }) => {
    await openWidget(page, "duration-field");
    const { field, plus } = spinOf(page, "Filled", "Wrap-up time");
    await plus.tap();
    await expect(field).toHaveValue("06:30");
    await field.tap();
    await field.fill("2:15");
    await page.keyboard.press("Enter");
    await expect(field).toHaveValue("02:15");
  });

  test("work is started and a question answered by a tap [WIDG-010, WIDG-017]", async ({ page }) => {
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

  test("a switch is tapped, and tags are looked at and taken away [WIDG-011, OMNI-004]", async ({ page }) => {
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
