import { expectNoAxeFaults } from "./support/axe.ts";
import { gridOf } from "./support/grid.ts";
import { shellOf } from "./support/shell.ts";
import { expect, type Page, test } from "./support/test.ts";

const panelOf = (page: Page) => page.getByRole("dialog");
const openUsers = async (page: Page, query = "") => {
  await shellOf(page).open(`/admin/#/users${query}`, "Users");
  const grid = gridOf(page);
  await grid.settled();
  return grid;
};
const rowOf = (page: Page, name: string) => gridOf(page).rows.filter({ hasText: name });
const fromRowMenu = async (page: Page, name: string, item: string) => {
  await rowOf(page, name).getByRole("button").last().click();
  await page.getByRole("menuitem", { name: item, exact: true }).click();
};

test(
  "a user is created with live checks of the names, opened, edited, deleted and restored",
  { tag: "@services" },
  async ({ page, signedIn }) => {
    await signedIn("admin@acme.test");
    await openUsers(page);
    const mark = Date.now();
    await page.getByRole("button", { name: "Invite users" }).click();
    const panel = panelOf(page);
    await panel.getByRole("button", { name: "Create one person with all details" }).click();
    await expect(panel).toHaveAccessibleName("New user");
    const email = panel.getByRole("textbox", { name: "Email" });
    await email.fill("agent@acme.test");
    await expect(email).toHaveAccessibleDescription(/The email address already exists\. Try a new one/);
    const userName = panel.getByLabel("Username");
    await userName.fill("agent@globex.test");
    await expect(userName).toHaveAccessibleDescription(/The username already exists\. Try a new one/);
    await email.fill(`zed.${mark}@acme.test`);
    await userName.fill("");
    await panel.getByLabel("First name").fill(`Zed${mark}`);
    await panel.getByLabel("Last name").fill("Zimmer");
    await expectNoAxeFaults(page, "a new user's panel");
    await panel.getByRole("button", { name: "Create" }).click();
    await expect(page.getByText(`Zed${mark} Zimmer was created and invited.`)).toBeVisible();

    await gridOf(page).search.fill(`Zed${mark}`);
    await rowOf(page, "Zimmer").getByRole("link").click();
    await expect(page.getByRole("heading", { level: 1, name: `Zed${mark} Zimmer` })).toBeVisible();
    await expect(page.getByText("Created", { exact: true })).toBeVisible();
    await page.getByRole("button", { name: "Edit" }).click();
    await panel.getByLabel("Last name").fill("Zorn");
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(page.getByText("Last name: Zimmer → Zorn")).toBeVisible();
    await expectNoAxeFaults(page, "a user's page");

    const grid = await openUsers(page, `?search=Zed${mark}`);
    await fromRowMenu(page, "Zorn", "Delete");
    await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
    await expect(page.getByText(`Zed${mark} Zorn was deleted.`)).toBeVisible();
    await expect(grid.rows.filter({ hasText: "Zorn" })).toHaveCount(0);

    await page.getByRole("button", { name: "Invite users" }).click();
    await panel.getByRole("button", { name: "Create one person with all details" }).click();
    await email.fill(`zed.${mark}@acme.test`);
    await panel.getByRole("button", { name: "Restore" }).click();
    await expect(page.getByText(`Zed${mark} Zorn was restored and invited.`)).toBeVisible();
  },
);

test(
  "of two who edit one user the second sees both versions and overwrites only on request",
  { tag: "@services" },
  async ({ page, signedIn, somebody, watch }) => {
    watch.allow(/status of 409 .*\/user\/update/);
    const name = await somebody("Agent");
    await signedIn("admin@acme.test");
    await openUsers(page, `?search=${encodeURIComponent(name)}`);
    const edit = async (tab: Page) => {
      await fromRowMenu(tab, name, "Edit");
      await expect(panelOf(tab).getByLabel("Last name")).not.toHaveValue("");
    };
    await edit(page);
    const other = await page.context().newPage();
    await openUsers(other, `?search=${encodeURIComponent(name)}`);
    await edit(other);
    await panelOf(other).getByLabel("Last name").fill("Second");
    await panelOf(other).getByRole("button", { name: "Save" }).click();
    await expect(panelOf(other)).toHaveCount(0);

    const panel = panelOf(page);
    await panel.getByLabel("Last name").fill("First");
    await panel.getByRole("button", { name: "Save" }).click();
    const row = panel.getByRole("row", { name: /Last name/ });
    await expect(row.getByRole("cell")).toHaveText(["First", "Second"]);
    await expectNoAxeFaults(page, "two versions of a user");
    await panel.getByRole("button", { name: "Keep mine" }).click();
    await panel.getByRole("button", { name: "Save" }).click();
    await expect(rowOf(page, name)).toContainText("First");
  },
);
