import { expectNoAxeFaults } from "./support/axe.ts";
import { gridOf } from "./support/grid.ts";
import { shellOf } from "./support/shell.ts";
import { expect, test } from "./support/test.ts";

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
