import type { Locator } from "@playwright/test";
import { choiceFieldOf } from "./support/choices.ts";
import { openWidget, stateOf } from "./support/gallery.ts";
import { expect, type Page, test } from "./support/test.ts";

/* The promise: whatever a pointer can do in a widget, a keyboard and a finger can. What is not here has it in its own file. */

/** The first button of the example itself, not the one for its code. */
const openerIn = (page: Page, state: string): Locator =>
  stateOf(page, state).locator(".ga-stage").getByRole("button").first();

const buttonIn = (page: Page, state: string, name: string | RegExp): Locator =>
  stateOf(page, state).getByRole("button", { name, exact: true });

const phone = { hasTouch: true, viewport: { width: 390, height: 844 } } as const;

const tabOf = (page: Page, index: number) => stateOf(page, "Filled").getByRole("tab").nth(index);
const expectShown = async (page: Page, index: number) => {
  await expect(tabOf(page, index)).toHaveAttribute("aria-selected", "true");
  const panel = stateOf(page, "Filled").getByRole("tabpanel");
  await expect(panel).toHaveCount(1);
  await expect(panel).toHaveAttribute("aria-labelledby", (await tabOf(page, index).getAttribute("id")) ?? "");
};

const selectOf = (page: Page) => stateOf(page, "Empty").locator(".ev-select-button");

test("tabs, tooltips and selects work by pointer and by keyboard", async ({ page }) => {
  await test.step("tabs are chosen by pointer and by arrow keys, which follow the direction of reading", async () => {
    await openWidget(page, "tabs");
    await expectShown(page, 0);
    await tabOf(page, 1).click();
    await expectShown(page, 1);
    await page.keyboard.press("ArrowLeft");
    await expectShown(page, 0);
    await page.keyboard.press("End");
    await expectShown(page, (await stateOf(page, "Filled").getByRole("tab").count()) - 1);
    await openWidget(page, "tabs", "?direction=rtl");
    await tabOf(page, 0).focus();
    await page.keyboard.press("ArrowLeft");
    await expectShown(page, 1);
  });

  await test.step("a tooltip comes with the pointer and with the focus of a keyboard, stays under the pointer, and goes on Escape", async () => {
    await openWidget(page, "tooltip");
    const tooltip = page.getByRole("tooltip");
    const trigger = openerIn(page, "Filled");
    // A pointer that was never seen before shows nothing.
    await page.mouse.move(5, 5);
    await trigger.hover();
    await expect(tooltip).toBeVisible();
    await tooltip.hover();
    await page.mouse.move(5, 5);
    await expect(tooltip).toHaveCount(0);
    await trigger.focus();
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.press("Tab");
    await expect(trigger).toBeFocused();
    await expect(tooltip).toBeVisible();
    await expect(trigger).toHaveAccessibleDescription((await tooltip.textContent()) ?? "");
    await page.keyboard.press("Escape");
    await expect(tooltip).toHaveCount(0);
  });

  await test.step("a select is chosen from by pointer, by arrow keys and by the first letters", async () => {
    await openWidget(page, "select");
    const button = selectOf(page);
    const option = (name: string) => page.getByRole("option", { name, exact: true });
    await button.click();
    await option("Quality").click();
    await expect(button).toContainText("Quality");
    await expect(button).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(option("Quality")).toBeFocused();
    await page.keyboard.press("Home");
    await expect(option("Billing Voice")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(button).toContainText("Billing Voice");
    await expect(button).toBeFocused();
    await page.keyboard.press("Space");
    await expect(option("Billing Voice")).toBeFocused();
    await page.keyboard.type("ret");
    await expect(option("Retention")).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(button).toContainText("Retention");
    await expect(button).toBeFocused();
    await page.keyboard.press("Space");
    await expect(option("Retention")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("listbox")).toHaveCount(0);
    await expect(button).toBeFocused();
  });
});

test("buttons, searches, modals and passwords work by keyboard alone", async ({ page }) => {
  await test.step("work is started, and a person's utilization stepped [WIDG-002, WIDG-010]", async () => {
    await openWidget(page, "progress-button");
    await buttonIn(page, "Loading", "Publish schedule").focus();
    await page.keyboard.press("Enter");
    await expect(stateOf(page, "Loading").getByRole("progressbar")).toHaveCount(1);
    await openWidget(page, "numeric-selector");
    const field = stateOf(page, "Utilization").getByRole("spinbutton");
    await field.focus();
    await page.keyboard.press("ArrowUp");
    await expect(field).toHaveValue("0");
    await page.keyboard.press("ArrowDown");
    await expect(field).toHaveValue("1");
  });

  await test.step("an omnibar is searched, opened, filtered and cleared [OMNI-002, OMNI-003]", async () => {
    await openWidget(page, "omnibar");
    const state = stateOf(page, "Filled");
    await state.getByRole("searchbox").focus();
    await page.keyboard.type("dmitri");
    await expect(state.getByText(/^\d items?$/)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(state.getByRole("searchbox")).toHaveValue("");
    await page.keyboard.press("Tab");
    await expect(state.getByRole("button", { name: /^Filters/ })).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(state.locator(".ev-omnibar-filters")).toBeVisible();
    const team = choiceFieldOf(page, state.locator(".ev-field").filter({ hasText: "Team" }));
    await team.button.focus();
    await page.keyboard.press("ArrowDown");
    await expect(team.panel.locator(":focus")).toHaveCount(1);
    await page.keyboard.press("ArrowDown");
    await page.keyboard.press("Enter");
    await page.keyboard.press("Escape");
    const tags = state.getByRole("group", { name: "Active filters" });
    await expect(tags.getByRole("listitem")).toHaveCount(3);
    await tags.getByRole("button", { name: /^Remove filter Team/ }).focus();
    await page.keyboard.press("Delete");
    await expect(tags.getByRole("listitem")).toHaveCount(2);
  });

  await test.step("a modal keeps the focus inside and gives it back [WIDG-012]", async () => {
    await openWidget(page, "modal");
    const opener = openerIn(page, "Filled");
    await opener.focus();
    await page.keyboard.press("Enter");
    const modal = page.getByRole("dialog");
    await expect(modal).toBeVisible();
    for (let presses = 0; presses < 12; presses += 1) {
      await page.keyboard.press("Tab");
      await expect(modal.locator(":focus")).toHaveCount(1);
    }
    await page.keyboard.press("Escape");
    await expect(modal).toHaveCount(0);
    await expect(opener).toBeFocused();
  });

  await test.step("a password's rules are ticked off while it is typed, and said [PWD-020]", async () => {
    await openWidget(page, "checklist");
    const state = stateOf(page, "WhileTyping");
    const met = state.locator("li[data-met]");
    const rules = await state.locator(".ev-checklist li").count();
    const field = state.locator("input");
    await field.focus();
    await page.keyboard.type("Evolve2026!");
    await expect(met).toHaveCount(rules);
    await expect(state.locator(".ev-checklist [role=status]")).not.toBeEmpty();
    await field.fill("");
    await expect(met).toHaveCount(0);
  });
});

test.describe("by finger", () => {
  test.use(phone);

  test("everything works by finger", async ({ page }) => {
    await test.step("a time and its range are typed, an interval is tapped", async () => {
      await openWidget(page, "time-field");
      const time = stateOf(page, "Filled").getByRole("spinbutton");
      await time.first().tap();
      await page.keyboard.type("0730a");
      await expect(time.first()).toHaveText(/0?7/);
      await expect(time.nth(1)).toHaveText("30");
      await stateOf(page, "Filled").locator(".ev-segments-clear").tap();
      await expect(time.nth(1)).not.toHaveText("30");
      await openWidget(page, "time-range-field");
      const ends = stateOf(page, "Filled").getByRole("spinbutton");
      await ends.first().tap();
      await page.keyboard.type("0815a");
      await expect(ends.first()).toHaveText(/0?8/);
      await expect(ends.nth(1)).toHaveText("15");
      await openWidget(page, "time-interval-field");
      await stateOf(page, "Filled").getByText("60 min", { exact: true }).tap();
      await expect(stateOf(page, "Filled").getByRole("radio", { name: "60 min", exact: true })).toBeChecked();
    });

    await test.step("tabs are tapped", async () => {
      await openWidget(page, "tabs");
      await tabOf(page, 1).tap();
      await expectShown(page, 1);
    });

    await test.step("a select and a dropdown are tapped and chosen from [WIDG-008]", async () => {
      await openWidget(page, "select");
      await selectOf(page).tap();
      await page.getByRole("option", { name: "Quality", exact: true }).tap();
      await expect(selectOf(page)).toContainText("Quality");
      await openWidget(page, "dropdown");
      const field = choiceFieldOf(page, stateOf(page, "Empty"));
      await field.button.tap();
      await field.option("Retention").tap();
      await expect(field.panel).toHaveCount(0);
      await expect(field.button).toContainText("Retention");
    });

    await test.step("a modal is opened, saved and left, and a menu chosen from [WIDG-012, WIDG-016]", async () => {
      await openWidget(page, "modal");
      await openerIn(page, "Filled").tap();
      const modal = page.getByRole("dialog").first();
      await modal.getByRole("textbox").first().fill("Somebody else");
      await modal.getByRole("button", { name: "Cancel", exact: true }).tap();
      await page
        .getByRole("dialog", { name: /All changes will be lost/ })
        .getByRole("button", { name: "Yes" })
        .tap();
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await openWidget(page, "menu");
      await openerIn(page, "Filled").tap();
      await page.getByRole("menuitem").first().tap();
      await expect(page.getByRole("menu")).toHaveCount(0);
    });

    await test.step("a message is closed", async () => {
      await openWidget(page, "toast");
      await stateOf(page, "Filled").getByRole("button", { name: "Save", exact: true }).tap();
      const message = page.locator(".ev-toasts .ev-toast");
      await message.getByRole("button", { name: "Close", exact: true }).tap();
      await expect(message).toHaveCount(0);
    });
  });
});
