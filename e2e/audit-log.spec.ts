import { expectNoAxeFaults } from "./support/axe.ts";
import { gridOf } from "./support/grid.ts";
import { shellOf } from "./support/shell.ts";
import { expect, test } from "./support/test.ts";

test("an administrator finds in the audit log what somebody did, by words and by subject, with all of its details", async ({
  page,
  signedIn,
}) => {
  await signedIn("admin@acme.test");
  await shellOf(page).open("/admin/#/audit-log", "Audit log");
  const grid = gridOf(page);
  await grid.settled();
  // Others sign in meanwhile.
  const own = grid.rows.filter({ hasText: "Signed in" }).filter({ hasText: "admin@acme.test" }).first();
  await expect(own).toBeVisible();
  await expectNoAxeFaults(page, "audit log");
  await own.getByRole("gridcell").nth(1).dblclick();
  const event = page.getByRole("dialog", { name: "Signed in" });
  await expect(event).toContainText("session.signed-in");
  await expectNoAxeFaults(page, "event of the audit log");
  await event.getByRole("button", { name: "Close" }).last().click();
  await page.getByPlaceholder("Search actions, people and details").fill("nothing-has-this-name");
  await page.getByRole("button", { name: "Clear all filters" }).last().click();
  await grid.settled();
  const answered = page.waitForResponse(
    (response) =>
      response.url().endsWith("/audit/v1/events/search") &&
      response.request().postData()?.includes('"domain"') === true,
  );
  await shellOf(page).open("/admin/#/audit-log?subject=domain,role", "Audit log");
  await answered;
  await expect(page.getByText("About: Roles")).toBeVisible();
  await expect(grid.rows.first().or(page.getByText("Nothing found"))).toBeVisible();
  await expect(grid.rows.filter({ hasText: "Signed in" })).toHaveCount(0);
});
