import type { Locator } from "@playwright/test";
import { choiceFieldOf } from "./support/choices.ts";
import { openWidget, stateOf } from "./support/gallery.ts";
import { expect, type Page, test } from "./support/test.ts";

/** Presses Enter while an input method still puts a word together: the key is the input method's. */
const enterWhileComposing = async (page: Page, field: Locator) => {
  const word = "にほん";
  const input = await page.context().newCDPSession(page);
  await field.focus();
  await input.send("Input.imeSetComposition", { text: word, selectionStart: word.length, selectionEnd: word.length });
  await expect(field).toHaveValue(word);
  const press = { key: "Enter", code: "Enter", windowsVirtualKeyCode: 13 };
  await input.send("Input.dispatchKeyEvent", { type: "rawKeyDown", ...press });
  await input.send("Input.dispatchKeyEvent", { type: "keyUp", ...press });
  await input.detach();
};

/** The promise: what one types is one's own, whatever answers late and however it is typed. */
test.describe("what is typed", () => {
  test("a text that is saved where it stands keeps what is typed", async ({ page }) => {
    await test.step("what is typed while a text is being saved stays an edit of what was saved [WIDG-007]", async () => {
      await openWidget(page, "sync-field");
      const state = stateOf(page, "Filled");
      const field = state.getByRole("textbox");
      await state.getByRole("button", { name: "Edit", exact: true }).click();
      await field.fill("Support, nights");
      await page.keyboard.press("Enter");
      await field.pressSequentially(" and days");
      await expect(state.getByRole("status").filter({ hasText: "Saved." })).toHaveCount(1);
      await expect(field).toHaveValue("Support, nights and days");
      await expect(state.getByRole("group", { name: /changed elsewhere/ })).toHaveCount(0);
      await page.keyboard.press("Escape");
      await expect(field).toHaveValue("Support, nights");
    });

    await test.step("another field keeps the focus while a text is being saved [WIDG-007]", async () => {
      const state = stateOf(page, "Filled");
      await state.getByRole("button", { name: "Edit", exact: true }).click();
      await state.getByRole("textbox").fill("Support, weekends");
      await page.keyboard.press("Enter");
      const other = stateOf(page, "WithConflict").getByRole("button", { name: "Sync", exact: true });
      await other.focus();
      await expect(state.getByRole("button", { name: "Edit", exact: true })).toBeVisible();
      await expect(other).toBeFocused();
    });

    await test.step("the Enter that ends a word of an input method saves no text, and searches for nothing [WIDG-007]", async () => {
      const state = stateOf(page, "Filled");
      await state.getByRole("button", { name: "Edit", exact: true }).click();
      await state.getByRole("textbox").fill("");
      await enterWhileComposing(page, state.getByRole("textbox"));
      await expect(state.getByRole("textbox")).toHaveAttribute("aria-busy", "false");
      await expect(state.getByRole("button", { name: "Save", exact: true })).toBeVisible();
      await openWidget(page, "omnibar");
      const onClick = stateOf(page, "SearchOnClick");
      await enterWhileComposing(page, onClick.getByRole("searchbox"));
      await expect(onClick.locator("output")).toHaveText("");
    });
  });

  test("a search follows what is typed", async ({ page }) => {
    await test.step("a text with a blank at its end is searched for, and typed on [OMNI-002]", async () => {
      await openWidget(page, "omnibar");
      const state = stateOf(page, "Filled");
      const box = state.getByRole("searchbox");
      await box.pressSequentially("dmitri ");
      await expect(state.getByText(/^\d items?$/)).toBeVisible();
      await box.pressSequentially("ast");
      await expect(box).toHaveValue("dmitri ast");
      await expect(state.getByText("1 item", { exact: true })).toBeVisible();
    });

    await test.step("a text is searched for with the filters of then, not of when the last key was pressed", async () => {
      await page.goto("about:blank");
      await page.clock.install();
      await openWidget(page, "omnibar");
      const state = stateOf(page, "Filled");
      const tags = state.getByRole("group", { name: "Active filters" });
      await expect(tags.getByText("Skill: Voice")).toBeVisible();
      await page.clock.pauseAt(Date.now() + 3_600_000);
      await state.getByRole("searchbox").fill("dmitri");
      await tags.getByRole("button", { name: "Remove filter Skill: Voice", exact: true }).click();
      await page.clock.runFor(300);
      await expect(state.getByRole("listitem").filter({ hasText: "Dmitri Åström" })).toBeVisible();
      await expect(tags.getByText("Skill: Voice")).toHaveCount(0);
    });
  });

  test("lists, choices and forms leave the keys of an input method alone", async ({ page }) => {
    await test.step("a field keeps the focus when a list grows under it [WIDG-006]", async () => {
      await openWidget(page, "text-list-field");
      const list = stateOf(page, "Filled").getByRole("group", { name: /^Dispositions/ });
      await list.getByRole("button", { name: "Edit Sent to billing", exact: true }).focus();
      await page.keyboard.press("ArrowDown");
      const field = list.getByRole("textbox", { name: "New entry", exact: true });
      await field.fill("Spam");
      await page.keyboard.press("Enter");
      await expect(list.getByRole("listitem").last()).toHaveText("Spam");
      await expect(field).toBeFocused();
    });

    await test.step("the Enter that ends a word adds no entry to a list and saves no edit [WIDG-006]", async () => {
      const list = stateOf(page, "Filled").getByRole("group", { name: /^Dispositions/ });
      await enterWhileComposing(page, list.getByRole("textbox", { name: "New entry", exact: true }));
      await expect(list.getByRole("listitem")).toHaveCount(4);
      await list.getByRole("button", { name: "Edit Resolved", exact: true }).click();
      const editing = list.getByRole("textbox", { name: "New text for Resolved", exact: true });
      await editing.fill("");
      await enterWhileComposing(page, editing);
      await expect(editing).toBeVisible();
    });

    await test.step("it chooses nothing of a list, and Escape takes back the word, not the search [WIDG-008]", async () => {
      await openWidget(page, "multi-select");
      const field = choiceFieldOf(page, stateOf(page, "ManyOptions"));
      await field.open();
      const search = field.panel.getByRole("combobox");
      await enterWhileComposing(page, search);
      await expect(field.panel.getByText("0 of 250 selected", { exact: true })).toBeVisible();
      await openWidget(page, "search-field");
      const box = stateOf(page, "Empty").getByRole("searchbox");
      await box.fill("にほん");
      await box.dispatchEvent("keydown", { key: "Escape", isComposing: true });
      await expect(box).toHaveValue("にほん");
    });

    await test.step("it sends no form", async () => {
      await page.goto("/gallery/#/form_examples");
      const signUp = page.getByRole("form", { name: "Sign up", exact: true });
      await enterWhileComposing(page, signUp.getByLabel("Display name"));
      await expect(signUp.getByRole("group", { name: /^Check/ })).toHaveCount(0);
    });
  });
});
