import { greeting, preferenceSaved, shellOf } from "./support/shell.ts";
import { expect, test } from "./support/test.ts";

/** The promise: whatever one may open or do is a few letters away. */
test("the palette finds pages, people and actions that one may use, and remembers where one was", async ({
  page,
  signedIn,
}) => {
  await signedIn("admin@acme.test");
  const shell = shellOf(page);
  await shell.open("/my-space/#/home", greeting);
  const field = page.getByRole("combobox", { name: "Search pages, people and actions" });
  // The keys come after the first screen.
  const openPalette = () =>
    expect(async () => {
      await page.keyboard.press("Control+k");
      await expect(field).toBeFocused({ timeout: 1_000 });
    }).toPass();

  await openPalette();
  await field.fill("audit");
  await expect(page.getByRole("option", { name: /^Audit log/ })).toBeVisible();
  const saved = preferenceSaved(page, "navigation");
  await page.keyboard.press("Enter");
  await expect(page.getByRole("heading", { level: 1, name: "Audit log" })).toBeFocused();
  await saved;

  await openPalette();
  await field.fill("anton");
  await page.getByRole("option", { name: /agent@acme.test/ }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Anton Berg" })).toBeVisible();

  await page.reload();
  await expect(page.getByRole("heading", { level: 1, name: "Anton Berg" })).toBeVisible();
  await page.getByRole("button", { name: "Search and commands" }).click();
  await expect(page.getByRole("group", { name: "Recent pages" }).getByRole("option").first()).toContainText("Users");
  await field.fill("тёмная");
  await expect(page.getByText("Nothing matches.")).toBeVisible();
  await field.fill("theme dark");
  await page.keyboard.press("Enter");
  await expect(page.locator("html")).toHaveAttribute("data-theme", "dark");

  await expect(field).toHaveCount(0);
  await page.keyboard.press("?");
  const shortcuts = page.getByRole("dialog", { name: "Keyboard shortcuts" });
  await expect(shortcuts.getByText("Toggle sidebar")).toBeVisible();
});
