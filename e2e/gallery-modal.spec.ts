import { openGallery } from "./support/gallery-pages.ts";
import { expect, type Page, test } from "./support/test.ts";

/** The promise: a modal keeps what was typed until somebody says otherwise, and saves what was meant. */

const opened = async (page: Page, state: string) => {
  await openGallery(page, "examples/modal");
  const stage = page.locator(`[data-state=${state}]`);
  await stage.getByRole("button", { name: "Edit user", exact: true }).click();
  const dialog = page.getByRole("dialog", { name: "Edit user", exact: true });
  await expect(dialog).toBeVisible();
  return { dialog, stage };
};

test("a modal has title, subtitle, cross, Cancel and Save; a clean one closes at once [WIDG-012]", async ({ page }) => {
  for (const way of ["Close", "Cancel"]) {
    const { dialog } = await opened(page, "Filled");
    await expect(dialog.getByText("Changes take effect at once.", { exact: false })).toBeVisible();
    await expect(dialog.getByRole("button", { name: "Save", exact: true })).toBeEnabled();
    await dialog.getByRole("button", { name: way, exact: true }).click();
    await expect(dialog).toBeHidden();
  }
});

test("its button reads Save where something is edited and Create otherwise [WIDG-019]", async ({ page }) => {
  const { dialog: edited } = await opened(page, "Filled");
  await expect(edited.getByRole("button", { name: "Save", exact: true })).toBeVisible();
  await edited.getByRole("button", { name: "Cancel", exact: true }).click();
  await expect(edited).toBeHidden();
  const { dialog: made } = await opened(page, "Creating");
  await made.getByRole("button", { name: "Create", exact: true }).click();
  await expect(made).toBeHidden();
});

test("with unsaved changes closing asks; No stays with what was typed, Yes closes [WIDG-016, WIDG-017]", async ({
  page,
}) => {
  const { dialog } = await opened(page, "Filled");
  const name = dialog.getByRole("textbox", { name: "Display name" });
  await name.fill("Somebody else");
  await dialog.getByRole("button", { name: "Cancel", exact: true }).click();
  const question = page.getByRole("dialog", { name: "All changes will be lost" });
  await expect(question).toContainText("Are you sure you want to exit without saving?");
  await question.getByRole("button", { name: "No", exact: true }).click();
  await expect(question).toBeHidden();
  await expect(name).toHaveValue("Somebody else");
  await dialog.getByRole("button", { name: "Close", exact: true }).click();
  await question.getByRole("button", { name: "Yes", exact: true }).click();
  await expect(dialog).toBeHidden();
});

test("Escape goes the way of the cross after 300 ms: it asks when something would be lost [WIDG-018]", async ({
  page,
}) => {
  await page.clock.install();
  const { dialog } = await opened(page, "Filled");
  await dialog.getByRole("textbox", { name: "Display name" }).fill("Somebody else");
  await page.clock.pauseAt(Date.now() + 3_600_000);
  await page.keyboard.press("Escape");
  const question = page.getByRole("dialog", { name: "All changes will be lost" });
  await page.clock.runFor(299);
  await expect(question).toHaveCount(0);
  await page.clock.runFor(1);
  await expect(question).toBeVisible();
  await page.clock.resume();
  await question.getByRole("button", { name: "Yes", exact: true }).click();
  await expect(dialog).toBeHidden();
});

test("Save shows what is wrong and saves nothing; the last press within the second counts [WIDG-014]", async ({
  page,
}) => {
  const { dialog } = await opened(page, "Filled");
  const name = dialog.getByRole("textbox", { name: "Display name" });
  await name.fill("");
  await expect(dialog.getByText("This name is taken", { exact: true })).toBeHidden();
  await name.press("Enter");
  await expect(dialog.getByText("This name is taken", { exact: true })).toBeVisible();
  await expect(name).toBeFocused();
  await name.fill("Somebody else");
  await name.press("Enter");
  await expect(dialog).toBeHidden();
});

test("Save opens the tab that hides the first fault, and leads to it [WIDG-015]", async ({ page }) => {
  const { dialog } = await opened(page, "WithTabs");
  await expect(dialog.getByRole("tab", { name: "Team", exact: true })).toHaveAttribute("aria-selected", "true");
  await dialog.getByRole("button", { name: "Save", exact: true }).click();
  await expect(dialog.getByRole("tab", { name: "General", exact: true })).toHaveAttribute("aria-selected", "true");
  await expect(dialog.getByRole("textbox", { name: "Display name" })).toBeFocused();
});

test("a saved modal leaves no announcement behind that names nothing", async ({ page }) => {
  const { dialog } = await opened(page, "WithTabs");
  await dialog.getByRole("tab", { name: "General", exact: true }).click();
  await dialog.getByRole("textbox", { name: "Display name" }).fill("Avery");
  const save = dialog.getByRole("button", { name: "Save", exact: true });
  await save.focus();
  await page.keyboard.press("Enter");
  await expect(page.locator("[data-live-announcer] [role=img]")).not.toHaveCount(0);
  await expect(dialog).toBeHidden();
  await expect(page.locator("[data-live-announcer] [role=img]")).toHaveCount(0);
});

test("a question has its answers, and the way back the focus [WIDG-012]", async ({ page }) => {
  await openGallery(page, "examples/message-modal");
  const ask = page.locator("[data-state=Danger]").getByRole("button", { name: "Delete", exact: true });
  await ask.click();
  const question = page.getByRole("alertdialog", { name: "Delete 2 users?", exact: true });
  await expect(question.getByRole("button", { name: "Cancel", exact: true })).toBeFocused();
  await page.keyboard.press("Escape");
  await expect(question).toBeHidden();
  await expect(ask).toBeFocused();
});

test("a menu opened by keyboard has the focus on its first item, every time it opens", async ({ page }) => {
  await openGallery(page, "examples/menu");
  const trigger = page.locator("[data-state=Filled]").getByRole("button", { name: "Edit user", exact: true });
  for (const time of [1, 2, 3]) {
    await trigger.focus();
    await page.keyboard.press("Enter");
    await expect(page.getByRole("menuitem", { name: "Edit" }).first(), `opening ${time}`).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("menu")).toBeHidden();
    await expect(trigger).toBeFocused();
  }
});
