import { expectNoAxeFaults } from "./support/axe.ts";
import { gridOf } from "./support/grid.ts";
import { shellOf } from "./support/shell.ts";
import { expect, type Page, test } from "./support/test.ts";

const applications = "/admin/#/applications";
const open = async (page: Page): Promise<void> => {
  await shellOf(page).open(applications, "Applications");
  await gridOf(page).settled();
};
const panelOf = (page: Page) => page.getByRole("dialog");
const rowOf = (page: Page, name: string) => gridOf(page).rows.filter({ hasText: name });
const fromRowMenu = async (page: Page, name: string, item: string): Promise<void> => {
  await rowOf(page, name).getByRole("button").last().click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
};
const addAddress = async (page: Page, list: string, address: string): Promise<void> => {
  const group = panelOf(page).getByRole("group", { name: list });
  await group.getByRole("textbox").fill(address);
  await group.getByRole("textbox").press("Enter");
};

/** The promise: administrators decide which applications sign their users in. */
test(
  "an application is registered, and its secret is shown once; a new one replaces it",
  { tag: "@services" },
  async ({ page, signedIn }) => {
    await signedIn("admin@acme.test");
    await open(page);
    await page.getByRole("button", { name: "New application" }).click();
    const panel = panelOf(page);
    const name = `Wallboard ${Date.now()}`;
    await panel.getByRole("textbox", { name: "Name" }).fill(name);
    await panel.getByRole("button", { name: "Create" }).click();
    await expect(panel.getByText("This field is required.")).toBeVisible();
    await addAddress(page, "Redirect addresses", "http://app.test/callback");
    await expect(panel.getByText("Enter a complete https:// address.")).toBeVisible();
    await addAddress(page, "Redirect addresses", "https://app.test/callback");
    await expectNoAxeFaults(page, "an application's panel");
    await panel.getByRole("button", { name: "Create" }).click();
    await expect(panel).toHaveAccessibleName("Keep this secret");
    const secret = panel.getByLabel("Secret", { exact: true });
    await expect(secret).toHaveValue(/^[\w-]{43}$/);
    const first = await secret.inputValue();
    await expectNoAxeFaults(page, "a secret");
    await panel.getByRole("button", { name: "I’ve kept it" }).click();
    await expect(panel).toHaveCount(0);

    await gridOf(page).search.fill(name);
    await fromRowMenu(page, name, "Edit");
    await expect(panel.getByText("https://app.test/callback")).toBeVisible();
    await panel.getByRole("button", { name: "New secret" }).click();
    await page.getByRole("alertdialog").getByRole("button", { name: "New secret" }).click();
    await expect(panel).toHaveAccessibleName("Keep this secret");
    expect(await secret.inputValue()).not.toBe(first);
    await panel.getByRole("button", { name: "I’ve kept it" }).click();

    await fromRowMenu(page, name, "Delete");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText(`“${name}” was deleted.`)).toBeVisible();
  },
);

test("of two who edit one application the second sees both versions and can take the other's", async ({
  page,
  signedIn,
  watch,
}) => {
  watch.allow(/status of 409/);
  await signedIn("admin@acme.test");
  await open(page);
  await page.getByRole("button", { name: "New application" }).click();
  const panel = panelOf(page);
  const name = `Kiosk ${Date.now()}`;
  await panel.getByRole("textbox", { name: "Name" }).fill(name);
  await addAddress(page, "Redirect addresses", "https://kiosk.test/callback");
  await panel.getByRole("button", { name: "Create" }).click();
  await panel.getByRole("button", { name: "I’ve kept it" }).click();
  await gridOf(page).search.fill(name);
  await fromRowMenu(page, name, "Edit");

  const other = await page.context().newPage();
  await open(other);
  await gridOf(other).search.fill(name);
  await fromRowMenu(other, name, "Edit");
  await addAddress(other, "Redirect addresses", "https://kiosk.test/second");
  await panelOf(other).getByRole("button", { name: "Save" }).click();
  await expect(panelOf(other)).toHaveCount(0);

  await panel.getByRole("textbox", { name: "Name" }).fill(`${name} first`);
  await panel.getByRole("button", { name: "Save" }).click();
  const versionsOf = (field: RegExp) => panel.getByRole("row", { name: field }).getByRole("cell");
  await expect(versionsOf(/^Name/)).toHaveText([`${name} first`, name]);
  await expect(versionsOf(/^Redirect addresses/)).toHaveText([
    "https://kiosk.test/callback",
    "https://kiosk.test/callback\nhttps://kiosk.test/second",
  ]);
  await expectNoAxeFaults(page, "two versions of an application");
  await panel.getByRole("button", { name: "Use the saved version" }).click();
  await expect(panel.getByText("https://kiosk.test/second")).toBeVisible();
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(panel).toHaveCount(0);
});

test("the demo's clients are listed, and nobody changes them", async ({ page, signedIn }) => {
  await signedIn("admin@acme.test");
  await open(page);
  for (const name of ["Demo App", "Demo Service", "Demo Wallboard"]) {
    await expect(rowOf(page, name)).toContainText("Built-in");
    await expect(rowOf(page, name).getByRole("button")).toHaveCount(0);
  }
  await expectNoAxeFaults(page, "applications");
});
