import { expectNoAxeFaults } from "./support/axe.ts";
import { gridOf } from "./support/grid.ts";
import { shellOf } from "./support/shell.ts";
import { expect, type Page, test } from "./support/test.ts";

/** The promise: two administrators never overwrite each other's edits of the organization without seeing them. */
test("of two who edit one skill the second sees both versions and overwrites only on request", async ({
  page,
  signedIn,
  watch,
}) => {
  watch.allow(/status of 409 .*\/wfo\/user\/skills/);
  await signedIn("admin@acme.test");
  const name = `Skill ${Date.now()}`;
  const panelOf = (tab: Page) => tab.getByRole("dialog");
  const rowOf = (tab: Page, text: string) => gridOf(tab).rows.filter({ hasText: text });
  await shellOf(page).open("/admin/#/skills", "Skills");
  await page.getByRole("button", { name: "New skill" }).click();
  await panelOf(page).getByRole("textbox", { name: "Name", exact: true }).fill(name);
  await panelOf(page).getByRole("button", { name: "Create" }).click();
  await expect(panelOf(page)).toHaveCount(0);

  const edit = async (tab: Page) => {
    await shellOf(tab).open(`/admin/#/skills?search=${encodeURIComponent(name)}`, "Skills");
    await rowOf(tab, name).getByRole("button").last().click();
    await tab.getByRole("menuitem", { name: "Edit", exact: true }).click();
    await expect(panelOf(tab).getByRole("textbox", { name: "Name", exact: true })).toHaveValue(name);
  };
  await edit(page);
  const other = await page.context().newPage();
  await edit(other);
  await panelOf(other).getByRole("textbox", { name: "Name", exact: true }).fill(`${name} second`);
  await panelOf(other).getByRole("button", { name: "Save" }).click();
  await expect(panelOf(other)).toHaveCount(0);

  const panel = panelOf(page);
  await panel.getByRole("textbox", { name: "Name", exact: true }).fill(`${name} first`);
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(panel.getByRole("row", { name: /^Name/ }).getByRole("cell")).toHaveText([
    `${name} first`,
    `${name} second`,
  ]);
  await expectNoAxeFaults(page, "two versions of a skill");
  await panel.getByRole("button", { name: "Keep mine" }).click();
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(rowOf(page, `${name} first`)).toBeVisible();
});

test("of two who edit one employee group the second sees both versions and can take the other's", async ({
  page,
  signedIn,
  watch,
}) => {
  watch.allow(/status of 409/);
  await signedIn("admin@acme.test");
  const name = `Group ${Date.now()}`;
  const panelOf = (tab: Page) => tab.getByRole("dialog");
  const nameIn = (tab: Page) => panelOf(tab).getByRole("textbox", { name: "Name" });
  await shellOf(page).open("/admin/#/employee-groups", "Employee groups");
  await page.getByRole("button", { name: "New employee group" }).click();
  await nameIn(page).fill(name);
  await panelOf(page).getByRole("button", { name: "Create" }).click();
  await expect(panelOf(page)).toHaveCount(0);

  const edit = async (tab: Page) => {
    await shellOf(tab).open(`/admin/#/employee-groups?search=${encodeURIComponent(name)}`, "Employee groups");
    await gridOf(tab).rows.filter({ hasText: name }).getByRole("button").last().click();
    await tab.getByRole("menuitem", { name: "Edit", exact: true }).click();
    await expect(nameIn(tab)).toHaveValue(name);
  };
  await edit(page);
  const other = await page.context().newPage();
  await edit(other);
  await nameIn(other).fill(`${name} second`);
  await panelOf(other).getByRole("button", { name: "Save" }).click();
  await expect(panelOf(other)).toHaveCount(0);

  const panel = panelOf(page);
  await nameIn(page).fill(`${name} first`);
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(panel.getByRole("row", { name: /^Name/ }).getByRole("cell")).toHaveText([
    `${name} first`,
    `${name} second`,
  ]);
  await panel.getByRole("button", { name: "Use the saved version" }).click();
  await expect(nameIn(page)).toHaveValue(`${name} second`);
  await expect(panel.getByRole("button", { name: "Keep mine" })).toHaveCount(0);
});
