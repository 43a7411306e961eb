import { signInByCalls } from "./support/accounts.ts";
import { expectNoAxeFaults } from "./support/axe.ts";
import { gridOf } from "./support/grid.ts";
import { shellOf } from "./support/shell.ts";
import { expect, type Page, test } from "./support/test.ts";

const roles = "/admin/#/roles";
const panelOf = (page: Page) => page.getByRole("dialog");

const openRoles = async (page: Page, query = "") => {
  await shellOf(page).open(roles + query, "Roles");
  const grid = gridOf(page);
  await grid.settled();
  return grid;
};
const rowOf = (page: Page, name: string) => gridOf(page).rows.filter({ hasText: name });
const fromRowMenu = async (page: Page, name: string, item: string) => {
  await rowOf(page, name).getByRole("button").last().click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
};

test("a role is created, found, changed and deleted", { tag: "@services" }, async ({ page, signedIn }) => {
  await signedIn("admin@acme.test");
  await openRoles(page);
  const name = `Planner ${Date.now()}`;
  await page.getByRole("button", { name: "New role" }).click();
  const panel = panelOf(page);
  await expect(panel).toHaveAccessibleName("New role");
  await panel.getByRole("button", { name: "Create" }).click();
  await expect(panel.getByLabel("Name")).toHaveAccessibleDescription(/This field is required\./);
  await panel.getByLabel("Name").fill(name);
  await panel.getByRole("searchbox").fill("team");
  await panel.getByRole("checkbox", { name: "View teams" }).press("Space");
  await panel.getByRole("searchbox").fill("");
  await panel.getByRole("checkbox", { name: "Select all of Organization" }).press("Space");
  await expect(panel.getByText(/^13 of \d+ selected$/)).toBeVisible();
  await expectNoAxeFaults(page, "a role's panel");
  await panel.getByRole("button", { name: "Create" }).click();
  await expect(page.getByText(`“${name}” was saved.`)).toBeVisible();
  await expect(panel).toHaveCount(0);
  await expect(page).toHaveURL(/#\/roles$/);

  await gridOf(page).search.fill(name);
  await expect(rowOf(page, name)).toContainText("13 permissions");
  await fromRowMenu(page, name, "Edit");
  await expect(panel.getByLabel("Name")).toHaveValue(name);
  await panel.getByLabel("Description").fill("Plans the shifts");
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(rowOf(page, name)).toContainText("Plans the shifts");

  await fromRowMenu(page, name, "Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(page.getByText(`“${name}” was deleted.`)).toBeVisible();
  await expect(page.getByText("Nothing found")).toBeVisible();
});

test("a panel has an address of its own, asks before what was typed is lost, and says what is refused", async ({
  page,
  signedIn,
  watch,
}) => {
  watch.allow(/status of 409/);
  await signedIn("admin@acme.test");
  await openRoles(page);
  const panel = panelOf(page);
  const question = page.getByRole("alertdialog");

  await test.step("a name that exists is refused at its field", async () => {
    await page.getByRole("button", { name: "New role" }).click();
    await panel.getByLabel("Name").fill("supervisor");
    await panel.getByRole("button", { name: "Create" }).click();
    await expect(panel.getByLabel("Name")).toHaveAccessibleDescription(/A role with this name already exists\./);
    await panel.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Yes", exact: true }).click();
    await expect(panel).toHaveCount(0);
  });

  await test.step("a role in use is refused by a message", async () => {
    await fromRowMenu(page, "Supervisor", "Delete");
    await question.getByRole("button", { name: "Delete" }).click();
    const refusal = page.getByRole("alert").filter({ hasText: "This role is still assigned." });
    await expect(refusal).toBeVisible();
    await expect(rowOf(page, "Supervisor")).toBeVisible();
  });

  await test.step("Back closes the panel, and asks when something was typed", async () => {
    await page.reload();
    await gridOf(page).settled();
    await fromRowMenu(page, "Supervisor", "Edit");
    await expect(panel.getByLabel("Name")).toHaveValue("Supervisor");
    const address = page.url();
    await page.goBack();
    await expect(panel).toHaveCount(0);
    await fromRowMenu(page, "Supervisor", "Edit");
    await panel.getByLabel("Description").fill("typed before Back");
    await page.goBack();
    await question.getByRole("button", { name: "No", exact: true }).click();
    await expect(panel.getByLabel("Description")).toHaveValue("typed before Back");
    await page.goBack();
    await question.getByRole("button", { name: "Yes", exact: true }).click();
    await expect(panel).toHaveCount(0);
    await page.goto("about:blank");
    await page.goto(address);
    await panel.getByLabel("Description").fill("typed");
    await page.evaluate(() => void (location.hash = "#/users"));
    await question.getByRole("button", { name: "No", exact: true }).click();
    await expect(panel.getByLabel("Description")).toHaveValue("typed");
    await panel.getByRole("button", { name: "Cancel" }).click();
    await page.getByRole("button", { name: "Yes", exact: true }).click();
    await expect(panel).toHaveCount(0);
    await expect(page).toHaveURL(/#\/roles$/);
  });
});

test("roles are shown with role:view and changed only with role:edit; nobody changes built-in ones", async ({
  page,
  signedIn,
  newDevice,
}) => {
  await signedIn("manager@acme.test");
  await openRoles(page, "?panel=new");
  await expect(panelOf(page)).toHaveCount(0);
  await expect(page.getByRole("button", { name: "New role" })).toHaveCount(0);
  await expectNoAxeFaults(page, "roles");
  const device = await newDevice();
  await signInByCalls(device, "admin@acme.test");
  const other = await device.newPage();
  await openRoles(other);
  await expect(rowOf(other, "Administrator").getByText("Built-in")).toBeVisible();
  await expect(rowOf(other, "Administrator").getByRole("button")).toHaveCount(0);
});

test("two roles are compared, with who holds a permission and what each role opens in the menu", async ({
  page,
  signedIn,
}) => {
  await signedIn("admin@acme.test");
  await openRoles(page);
  await page.getByRole("button", { name: "Compare roles" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Compare roles" })).toBeVisible();
  const choose = async (label: string, role: string) => {
    await page.getByRole("button", { name: new RegExp(label) }).click();
    await page.getByRole("option", { name: role, exact: true }).click();
  };
  await choose("First role", "Agent");
  await choose("Second role", "Supervisor");
  const permissions = page.getByRole("region", { name: "Permissions" }).last();
  const row = permissions.getByRole("row", { name: /View users/ });
  await expect(row.getByRole("cell")).toHaveText(["No", "Yes"]);
  await expect(
    page
      .getByRole("region", { name: "In the menu" })
      .last()
      .getByRole("row", { name: /^Users/ }),
  ).toBeVisible();
  await expectNoAxeFaults(page, "two roles compared");
  await row.getByRole("button", { name: "Who holds “View users”" }).click();
  await expect(page.getByRole("dialog").getByRole("link", { name: "Acme Admin" })).toBeVisible();
  await expectNoAxeFaults(page, "who holds a permission");
  await page.getByRole("dialog").getByRole("button", { name: "Close" }).last().click();
  await page.getByRole("searchbox").fill("no such permission");
  await expect(page.getByText("No permission matches.")).toBeVisible();
});

test("of two who edit one role the second sees both versions and overwrites only on request", async ({
  page,
  signedIn,
  watch,
}) => {
  watch.allow(/status of 409 .*\/authorization\/roles/);
  await signedIn("admin@acme.test");
  await openRoles(page);
  const name = `Shared ${Date.now()}`;
  await page.getByRole("button", { name: "New role" }).click();
  await panelOf(page).getByLabel("Name").fill(name);
  await panelOf(page).getByRole("button", { name: "Create" }).click();
  await expect(panelOf(page)).toHaveCount(0);
  const edit = async (tab: Page) => {
    await openRoles(tab, `?search=${encodeURIComponent(name)}`);
    await fromRowMenu(tab, name, "Edit");
    await expect(panelOf(tab).getByLabel("Name")).toHaveValue(name);
  };
  await edit(page);
  const other = await page.context().newPage();
  await edit(other);
  await panelOf(other).getByRole("checkbox", { name: "View teams" }).press("Space");
  await panelOf(other).getByRole("button", { name: "Save" }).click();
  await expect(panelOf(other)).toHaveCount(0);

  const panel = panelOf(page);
  await panel.getByLabel("Description").fill("First");
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(panel.getByRole("row", { name: /^Permissions/ }).getByRole("cell")).toHaveText(["–", "View teams"]);
  await expect(panel.getByRole("row", { name: /^Description/ }).getByRole("cell")).toHaveText(["First", "–"]);
  await expectNoAxeFaults(page, "two versions of a role");
  await panel.getByRole("button", { name: "Use the saved version" }).click();
  await expect(panel.getByRole("checkbox", { name: "View teams" })).toBeChecked();
  await panel.getByLabel("Description").fill("Second");
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(rowOf(page, name)).toContainText("Second");
});
