import { expectNoAxeFaults } from "./support/axe.ts";
import { gridOf } from "./support/grid.ts";
import { shellOf } from "./support/shell.ts";
import { expect, test } from "./support/test.ts";

test("an administrator finds in the audit log what somebody did, by words and by subject", async ({
  page,
  signedIn,
}) => {
  await signedIn("admin@acme.test");
  await shellOf(page).open("/admin/#/audit-log", "Audit log");
  const grid = gridOf(page);
  await grid.settled();
  await expect(grid.rows.filter({ hasText: "Signed in" }).first()).toContainText("admin@acme.test");
  await expectNoAxeFaults(page, "audit log");
  await page.getByPlaceholder("Search actions, people and details").fill("nothing-has-this-name");
  await page.getByRole("button", { name: "Clear all filters" }).last().click();
  await grid.settled();
  await shellOf(page).open("/admin/#/audit-log?subject=domain,role", "Audit log");
  await expect(grid.rows.filter({ hasText: "Signed in" })).toHaveCount(0);
});
