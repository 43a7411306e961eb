import { expectNoAxeFaults } from "./support/axe.ts";
import { openWidget, paste, stateOf } from "./support/gallery.ts";
import { expect, type Page, test } from "./support/test.ts";

const listIn = (page: Page, state: string) => {
  const root = stateOf(page, state).getByRole("group", { name: /^Dispositions/ });
  return {
    root,
    entries: root.getByRole("listitem"),
    field: root.getByRole("textbox", { name: "New entry", exact: true }),
    add: root.getByRole("button", { name: "Add", exact: true }),
    button: (name: string) => root.getByRole("button", { name, exact: true }),
  };
};

const colourIn = (page: Page, state: string) => {
  const root = stateOf(page, state);
  return {
    field: root.getByRole("textbox", { name: /^Header color/ }),
    open: root.getByRole("button", { name: "Choose a color", exact: true }),
    picker: page.getByRole("dialog", { name: "Choose a color", exact: true }),
  };
};

const syncIn = (page: Page, state: string) => {
  const root = stateOf(page, state);
  return {
    root,
    field: root.getByRole("textbox", { name: "Name in telephony", exact: true }),
    button: (name: string) => root.getByRole("button", { name, exact: true }),
    conflict: root.getByRole("group", { name: "This text was changed elsewhere while you were editing it." }),
  };
};

/** The promise: a colour is typed or picked by eye, and what is none is said to be none. */
test.describe("the colour field", () => {
  test("takes # and three or six digits, and says what else is wrong once it is left [WIDG-005, WIDG-050, WIDG-051]", async ({
    page,
  }) => {
    await openWidget(page, "colour-field");
    const { field } = colourIn(page, "Filled");
    await field.fill("#14");
    await expect(field).not.toHaveAttribute("aria-invalid");
    await page.keyboard.press("Tab");
    await expect(field).toHaveAccessibleDescription("Please enter a valid hex value.");
    await field.fill("");
    await expect(field).toHaveAccessibleDescription("This field is required.");
    await field.fill("#0AF");
    await expect(field).not.toHaveAttribute("aria-invalid");
    await field.fill("0f766e");
    await page.keyboard.press("Tab");
    await expect(field).toHaveValue("#0f766e");
    await expect(field).not.toHaveAttribute("aria-invalid");
  });

  test("is picked from the brand's colours, and remembers those used last [WIDG-005]", async ({ page }) => {
    await openWidget(page, "colour-field");
    const { field, open, picker } = colourIn(page, "Filled");
    await open.click();
    await picker.getByRole("listbox", { name: "Brand", exact: true }).getByRole("option").nth(2).click();
    await expect(field).toHaveValue("#0f766e");
    await page.keyboard.press("Escape");
    await expect(open).toBeFocused();
    await field.fill("#123456");
    await page.keyboard.press("Tab");
    const other = colourIn(page, "Empty");
    await other.open.click();
    const recent = other.picker.getByRole("listbox", { name: "Recent", exact: true }).getByRole("option");
    await recent.first().click();
    await expect(other.field).toHaveValue("#123456");
  });

  test("is picked by keyboard, and keeps its hue through black [WIDG-005]", async ({ page }) => {
    await openWidget(page, "colour-field");
    const { field, open, picker } = colourIn(page, "Filled");
    await open.focus();
    await page.keyboard.press("Enter");
    const hue = picker.getByRole("slider", { name: "Hue", exact: true });
    await hue.focus();
    const before = Number(await hue.inputValue());
    await page.keyboard.press("ArrowRight");
    await expect.poll(async () => Number(await hue.inputValue())).toBeGreaterThan(before);
    await expect(field).not.toHaveValue("#1461c4");
    const kept = await hue.inputValue();
    await picker.getByRole("slider").first().focus();
    await page.keyboard.press("Home");
    for (let press = 0; press < 12; press += 1) await page.keyboard.press("PageDown");
    await expect(field).toHaveValue("#000000");
    await expect(hue).toHaveValue(kept);
  });
});

/** The promise: a list of texts is kept in order by hand, by key and by finger, and nothing is lost by a slip. */
test.describe("the text list", () => {
  test("takes new entries by Enter and by the button, not empty ones and none twice [WIDG-006, WIDG-052, WIDG-053]", async ({
    page,
  }) => {
    await openWidget(page, "text-list-field");
    const { entries, field, add } = listIn(page, "Filled");
    await field.fill("Spam");
    await page.keyboard.press("Enter");
    await expect(entries).toHaveText(["Callback", "Resolved", "Sent to billing", "Spam"]);
    await expect(field).toBeFocused();
    await field.fill("Voicemail");
    await add.click();
    await expect(entries.last()).toHaveText("Voicemail");
    await add.click();
    await expect(field).toHaveAccessibleDescription("This field is required.");
    await field.fill("Resolved");
    await page.keyboard.press("Enter");
    await expect(field).toHaveAccessibleDescription('The item "Resolved" is already present in the list.');
    await expect(field).toHaveValue("Resolved");
    await expect(entries).toHaveCount(5);
  });

  test("an entry is edited in its place: save applies, cancel restores [WIDG-020]", async ({ page }) => {
    await openWidget(page, "text-list-field");
    const { root, entries, button } = listIn(page, "Filled");
    const editing = root.getByRole("textbox", { name: "New text for Resolved", exact: true });
    await button("Edit Resolved").click();
    await expect(editing).toBeFocused();
    await editing.fill("Solved");
    await button("Cancel").click();
    await expect(entries.nth(1)).toHaveText("Resolved");
    await expect(button("Edit Resolved")).toBeFocused();
    await button("Edit Resolved").click();
    await editing.fill("Solved");
    await button("Save").click();
    await expect(entries.nth(1)).toHaveText("Solved");
    await expect(button("Edit Solved")).toBeFocused();
  });

  test("by keyboard: F2 edits, Enter saves, Escape cancels, arrows go from row to row, Delete removes [WIDG-006, WIDG-020]", async ({
    page,
  }) => {
    await openWidget(page, "text-list-field");
    const { root, entries, button } = listIn(page, "Filled");
    await button("Edit Callback").focus();
    await page.keyboard.press("ArrowDown");
    await expect(button("Edit Resolved")).toBeFocused();
    await page.keyboard.press("F2");
    const editing = root.getByRole("textbox", { name: "New text for Resolved", exact: true });
    await expect(editing).toBeFocused();
    await editing.fill("Solved");
    await page.keyboard.press("Escape");
    await expect(button("Edit Resolved")).toBeFocused();
    await page.keyboard.press("F2");
    await editing.fill("Solved");
    await page.keyboard.press("Enter");
    await expect(button("Edit Solved")).toBeFocused();
    await page.keyboard.press("Delete");
    await expect(entries).toHaveText(["Callback", "Sent to billing"]);
    await expect(button("Undo")).toBeFocused();
  });

  test("an edit that is empty, another's double or no change is not saved [WIDG-052, WIDG-053, WIDG-055]", async ({
    page,
  }) => {
    await openWidget(page, "text-list-field");
    const { root, entries, button } = listIn(page, "Filled");
    const editing = root.getByRole("textbox", { name: "New text for Resolved", exact: true });
    await button("Edit Resolved").click();
    await button("Save").click();
    await expect(editing).toHaveAccessibleDescription("Nothing has changed yet. Edit the item, or cancel.");
    await editing.fill("  ");
    await expect(editing).toHaveAccessibleDescription("This field is required.");
    await editing.fill("Callback");
    await page.keyboard.press("Enter");
    await expect(editing).toHaveAccessibleDescription('The item "Callback" is already present in the list.');
    await page.keyboard.press("Escape");
    await expect(entries).toHaveText(["Callback", "Resolved", "Sent to billing"]);
  });

  test("what is removed comes back to its place [WIDG-006]", async ({ page }) => {
    await openWidget(page, "text-list-field");
    const { entries, button } = listIn(page, "Filled");
    await button("Remove Resolved").click();
    await expect(entries).toHaveText(["Callback", "Sent to billing"]);
    await button("Undo").click();
    await expect(entries).toHaveText(["Callback", "Resolved", "Sent to billing"]);
    await expect(button("Edit Resolved")).toBeFocused();
    await expect(button("Undo")).toHaveCount(0);
  });

  test("the list's own rule has its own words, or the common ones [WIDG-054]", async ({ page }) => {
    await openWidget(page, "text-list-field");
    const { field } = listIn(page, "WithOwnRule");
    await field.fill("Level 2");
    await page.keyboard.press("Enter");
    await expect(field).toHaveAccessibleDescription("An entry here has no digits.");
    await field.fill("Really?");
    await page.keyboard.press("Enter");
    await expect(field).toHaveAccessibleDescription('The item "Really?" is not a valid entry.');
  });

  test("each pasted line becomes an entry; those that do not pass are named [WIDG-006, WIDG-053]", async ({ page }) => {
    await openWidget(page, "text-list-field");
    const { entries, field } = listIn(page, "Filled");
    await field.focus();
    await paste(field, "Spam\r\n\r\n Voicemail \nResolved\nSpam");
    await expect(entries).toHaveText(["Callback", "Resolved", "Sent to billing", "Spam", "Voicemail"]);
    await expect(stateOf(page, "Filled").getByRole("status").filter({ hasText: "2 entries added." })).toHaveCount(1);
    await expect(field).toHaveAccessibleDescription(
      'The item "Resolved" is already present in the list. The item "Spam" is already present in the list.',
    );
  });
});

/** The promise: a text that lives elsewhere is fetched and written back, and nobody's words are overwritten unseen. */
test.describe("the sync field", () => {
  test("is edited when asked to, and cancel restores [WIDG-007, WIDG-021]", async ({ page }) => {
    await openWidget(page, "sync-field");
    const { field, button } = syncIn(page, "Filled");
    await expect(field).toHaveAttribute("readonly");
    await button("Edit").click();
    await expect(field).toBeFocused();
    await field.fill("Mine");
    await button("Cancel").click();
    await expect(field).toHaveValue("Support, first line");
    await expect(button("Edit")).toBeFocused();
    await page.keyboard.press("Enter");
    await field.fill("Mine");
    await page.keyboard.press("Escape");
    await expect(field).toHaveValue("Support, first line");
  });

  test("sync shows that it works and replaces the text [WIDG-021]", async ({ page }) => {
    await openWidget(page, "sync-field");
    const { root, field, button } = syncIn(page, "Filled");
    await button("Sync").click();
    await expect(field).toHaveAttribute("aria-busy", "true");
    await expect(root.locator(".ev-spinner")).toBeVisible();
    await expect(field).toHaveValue("Support, day shift");
    await expect(field).toHaveAttribute("aria-busy", "false");
    await expect(root.getByRole("status").filter({ hasText: "The text is up to date." })).toHaveCount(1);
  });

  test("a text is saved by Enter [WIDG-007]", async ({ page }) => {
    await openWidget(page, "sync-field");
    const { field, button } = syncIn(page, "Filled");
    await button("Edit").click();
    await field.fill("Support, nights");
    await page.keyboard.press("Enter");
    await expect(button("Edit")).toBeFocused();
    await expect(field).toHaveValue("Support, nights");
    await button("Sync").click();
    await expect(button("Sync")).toBeVisible();
    await expect(field).toHaveValue("Support, nights");
  });

  test("what changed elsewhere under an edit is shown beside it, and one chooses", async ({ page }) => {
    await openWidget(page, "sync-field");
    const { field, button, conflict } = syncIn(page, "WithConflict");
    await button("Edit").click();
    await field.fill("Support, nights");
    await button("Change at the source").click();
    await button("Save").click();
    await expect(conflict).toContainText("Support, nights");
    await expect(conflict).toContainText("Support, day shift");
    await expect(field).toHaveValue("Support, nights");
    await button("Keep mine").click();
    await expect(conflict).toHaveCount(0);
    await expect(field).toBeFocused();
    await page.keyboard.press("Enter");
    await expect(button("Edit")).toBeFocused();
    await expect(field).toHaveValue("Support, nights");
  });

  test("a sync under an edit asks too; the other text can be taken", async ({ page }) => {
    await openWidget(page, "sync-field");
    const { field, button, conflict } = syncIn(page, "WithConflict");
    await button("Edit").click();
    await field.fill("Support, nights");
    await button("Change at the source").click();
    await button("Sync").click();
    await expect(conflict).toContainText("Support, day shift");
    await expect(button("Save")).toBeDisabled();
    await expect(field).toHaveValue("Support, nights");
    await button("Use the changed text").click();
    await expect(field).toHaveValue("Support, day shift");
    await expect(button("Edit")).toBeFocused();
  });

  test("a source that does not answer leaves all as it was [WIDG-021]", async ({ page }) => {
    await openWidget(page, "sync-field");
    const { field, button } = syncIn(page, "WithError");
    await button("Sync").click();
    await expect(field).toHaveAccessibleDescription("Couldn’t sync. The text hasn’t changed.");
    await button("Edit").click();
    await field.fill("Mine");
    await page.keyboard.press("Enter");
    await expect(field).toHaveAccessibleDescription("Couldn’t save. Your text is still here. Try again.");
    await expect(field).toHaveValue("Mine");
  });
});

for (const theme of ["light", "dark"]) {
  test(`what opens while one works has no accessibility fault, ${theme}`, async ({ page }) => {
    await openWidget(page, "colour-field", `?theme=${theme}`);
    const { open, picker } = colourIn(page, "Filled");
    await open.click();
    await expect(picker).toBeVisible();
    await expectNoAxeFaults(page, "the colour picker");

    await openWidget(page, "text-list-field", `?theme=${theme}`);
    const { field, button } = listIn(page, "Filled");
    await button("Edit Resolved").click();
    await page.keyboard.press("Enter");
    await field.fill("Callback");
    await page.keyboard.press("Enter");
    await button("Remove Callback").click();
    await expect(button("Undo")).toBeFocused();
    await page.mouse.move(0, 0);
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await expectNoAxeFaults(page, "a list under work");

    await openWidget(page, "sync-field", `?theme=${theme}`);
    const sync = syncIn(page, "WithConflict");
    await sync.button("Edit").click();
    await sync.field.fill("Support, nights");
    await sync.button("Change at the source").click();
    await sync.button("Save").click();
    await expect(sync.conflict).toBeVisible();
    await page.mouse.move(0, 0);
    await expect(page.getByRole("tooltip")).toHaveCount(0);
    await expectNoAxeFaults(page, "two texts to choose from");
  });
}

test.describe("by finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("a colour is tapped [WIDG-005]", async ({ page }) => {
    await openWidget(page, "colour-field");
    const { field, open, picker } = colourIn(page, "Filled");
    await open.tap();
    await picker.getByRole("listbox", { name: "Brand", exact: true }).getByRole("option").nth(3).tap();
    await expect(field).toHaveValue("#7c3ab8");
  });

  test("a list is added to, edited, and a removal taken back [WIDG-006, WIDG-020]", async ({ page }) => {
    await openWidget(page, "text-list-field");
    const { root, entries, field, add, button } = listIn(page, "Filled");
    await field.tap();
    await field.fill("Spam");
    await add.tap();
    await expect(entries.last()).toHaveText("Spam");
    await button("Edit Spam").tap();
    await root.getByRole("textbox", { name: "New text for Spam", exact: true }).fill("Junk");
    await button("Save").tap();
    await expect(entries.last()).toHaveText("Junk");
    await button("Remove Callback").tap();
    await button("Undo").tap();
    await expect(entries.first()).toHaveText("Callback");
  });

  test("a text is edited and synced [WIDG-007]", async ({ page }) => {
    await openWidget(page, "sync-field");
    const root = stateOf(page, "Filled");
    const field = root.getByRole("textbox", { name: "Name in telephony", exact: true });
    await root.getByRole("button", { name: "Edit", exact: true }).tap();
    await field.fill("Mine");
    await root.getByRole("button", { name: "Cancel", exact: true }).tap();
    await expect(field).toHaveValue("Support, first line");
    await root.getByRole("button", { name: "Sync", exact: true }).tap();
    await expect(field).toHaveValue("Support, day shift");
  });
});
