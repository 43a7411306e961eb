import { expectNoAxeFaults } from "./support/axe.ts";
import { gridOf } from "./support/grid.ts";
import { newestMail } from "./support/mail.ts";
import { shellOf } from "./support/shell.ts";
import { expect, type Page, test } from "./support/test.ts";

/** The promise: who manages tenants sees what each uses, and takes its data along as a file. */
test("a manager sees a tenant's users beside the limit and its sign-ins by day, as a chart and as a table", async ({
  page,
  signedIn,
}) => {
  await signedIn("tenants@platform.test");
  await shellOf(page).open("/tm/#/tenants", "Tenants");
  await page.getByRole("link", { name: "Platform", exact: true }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Platform" })).toBeVisible();
  await expect(page.getByRole("definition").first()).toHaveText(/^\d[\d,]* of [\d,]+$/);
  await page.getByRole("button", { name: /Period/ }).click();
  await page.getByRole("option", { name: "Last 90 days" }).click();
  await page.getByRole("button", { name: "Table" }).click();
  await expect(page.getByRole("table").getByRole("row")).toHaveCount(91);
  await expectNoAxeFaults(page, "usage of a tenant");
});

test("a manager exports a tenant's data, and downloads it when the background task has ended", async ({
  page,
  signedIn,
}) => {
  await signedIn("tenants@platform.test");
  await shellOf(page).open("/tm/#/tenants?search=Platform", "Tenants");
  await gridOf(page).rows.filter({ hasText: "Platform" }).getByRole("button").last().click();
  await page.getByRole("menuitem", { name: "Export data" }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Export data" }).click();
  const told = page.getByRole("alertdialog").filter({ hasText: "Export of a tenant: finished." });
  const saved = page.waitForEvent("download");
  await told.getByRole("button", { name: "Download" }).click();
  expect((await saved).suggestedFilename()).toMatch(/^tenant-.*\.zip$/);
});

test("before licenses are saved a manager sees which screens appear and disappear, and afterwards what each opens", async ({
  page,
  signedIn,
}) => {
  await signedIn("tenants@platform.test");
  await shellOf(page).open("/tm/#/tenants?search=Globex", "Tenants");
  await gridOf(page).rows.filter({ hasText: "Globex" }).getByRole("button").last().click();
  await page.getByRole("menuitem", { name: "Edit", exact: true }).click();
  const panel = page.getByRole("dialog");
  const screens = panel.getByRole("region", { name: "Screens" });
  await expect(screens).toContainText("The licenses chosen change nothing in the menu.");
  await panel.getByRole("button", { name: /Licenses/ }).click();
  await page.getByRole("option", { name: "WFM", exact: true }).click();
  await page.keyboard.press("Escape");
  await expect(screens).toContainText(/\d+ screens disappear/);
  await expect(screens.getByRole("definition").filter({ hasText: "Queues" })).toBeVisible();
  await expectNoAxeFaults(page, "preview of licenses");

  await page.goto("/tm/#/tenants");
  await page.reload();
  await page.getByRole("link", { name: "Platform", exact: true }).click();
  const card = page.getByRole("region", { name: "Screens by license" });
  await expect(card.getByRole("listitem").filter({ hasText: "TM" })).toContainText("Licensed");
  await expect(card.getByRole("listitem").filter({ hasText: "WFM" })).toContainText("Not licensed");
});

test("a manager creates a tenant whose first administrator is invited; of two who edit it the second sees both versions; deleted it can be restored", async ({
  page,
  signedIn,
  watch,
}) => {
  watch.allow(/status of 409 .*\/tenant-management\/v1\/tenants\//);
  await signedIn("tenants@platform.test");
  const name = `Initech ${Date.now()}`;
  const address = `/tm/#/tenants?search=${encodeURIComponent(name)}`;
  const panelOf = (tab: Page) => tab.getByRole("dialog");
  const row = gridOf(page).rows.filter({ hasText: name });
  const choose = async (tab: Page, action: string) => {
    await gridOf(tab).rows.filter({ hasText: name }).getByRole("button").last().click();
    await tab.getByRole("menuitem", { name: action, exact: true }).click();
  };
  await shellOf(page).open(address, "Tenants");
  await page.getByRole("button", { name: "New tenant" }).first().click();
  await panelOf(page).getByRole("textbox", { name: "Name" }).fill(name);
  const email = `first-${Date.now()}@initech.test`;
  await panelOf(page).getByRole("textbox", { name: "First administrator’s email" }).fill(email);
  await panelOf(page).getByRole("button", { name: "Create" }).click();
  await expect(row).toContainText("Active");
  expect((await newestMail(email)).text).toContain(name);

  await choose(page, "Edit");
  const other = await page.context().newPage();
  await shellOf(other).open(address, "Tenants");
  await choose(other, "Edit");
  await panelOf(other).getByRole("textbox", { name: "User limit" }).fill("250");
  await panelOf(other).getByRole("button", { name: "Save" }).click();
  await expect(panelOf(other)).toHaveCount(0);
  await panelOf(page).getByRole("textbox", { name: "User limit" }).fill("150");
  await panelOf(page).getByRole("button", { name: "Save" }).click();
  await expect(
    panelOf(page)
      .getByRole("row", { name: /^User limit/ })
      .getByRole("cell"),
  ).toHaveText(["150", "250"]);
  await expectNoAxeFaults(page, "two versions of a tenant");
  await panelOf(page).getByRole("button", { name: "Keep mine" }).click();
  await panelOf(page).getByRole("button", { name: "Save" }).click();
  await expect(row).toContainText("of 150");

  await choose(page, "Delete");
  await page.getByRole("alertdialog").getByRole("button", { name: "Delete" }).click();
  await expect(row).toContainText("Deleted, kept until");
  await choose(page, "Restore");
  await expect(row).toContainText("Active");
});
