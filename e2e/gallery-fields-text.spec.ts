import { showTheme } from "./support/appearance.ts";
import { expectNoAxeFaults } from "./support/axe.ts";
import { openWidget, stateOf } from "./support/gallery.ts";
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

test("what opens while one works has no accessibility fault, light and dark", async ({ page }) => {
  const look = async (what: string): Promise<void> => {
    for (const theme of ["light", "dark"] as const) {
      await showTheme(page, theme);
      await expectNoAxeFaults(page, `${what} (${theme})`);
    }
    await showTheme(page, "light");
  };
  await openWidget(page, "colour-field");
  const { open, picker } = colourIn(page, "Filled");
  await open.click();
  await expect(picker).toBeVisible();
  await look("the colour picker");

  await openWidget(page, "text-list-field");
  const { field, button } = listIn(page, "Filled");
  await button("Edit Resolved").click();
  await page.keyboard.press("Enter");
  await field.fill("Callback");
  await page.keyboard.press("Enter");
  await button("Remove Callback").click();
  await expect(button("Undo")).toBeFocused();
  await page.mouse.move(0, 0);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await look("a list under work");

  await openWidget(page, "sync-field");
  const sync = syncIn(page, "WithConflict");
  await sync.button("Edit").click();
  await sync.field.fill("Support, nights");
  await sync.button("Change at the source").click();
  await sync.button("Save").click();
  await expect(sync.conflict).toBeVisible();
  await page.mouse.move(0, 0);
  await expect(page.getByRole("tooltip")).toHaveCount(0);
  await look("two texts to choose from");
});

test.describe("by finger", () => {
  test.use({ hasTouch: true, viewport: { width: 390, height: 844 } });

  test("colours, lists and texts are worked on by a tap", async ({ page }) => {
    await test.step("a colour is tapped [WIDG-005]", async () => {
      await openWidget(page, "colour-field");
      const { field, open, picker } = colourIn(page, "Filled");
      await open.tap();
      await picker.getByRole("listbox", { name: "Brand", exact: true }).getByRole("option").nth(3).tap();
      await expect(field).toHaveValue("#7c3ab8");
    });

    await test.step("a list is added to, edited, and a removal taken back [WIDG-006, WIDG-020]", async () => {
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

    await test.step("a text is edited and synced [WIDG-007]", async () => {
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
});
