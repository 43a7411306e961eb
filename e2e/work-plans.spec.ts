import { expectNoAxeFaults } from "./support/axe.ts";
import { gridOf } from "./support/grid.ts";
import { shellOf } from "./support/shell.ts";
import { expect, type Page, test } from "./support/test.ts";

const open = (page: Page, path: string, heading: string) => shellOf(page).open(`/wfm/#/${path}`, heading);

test("a planner makes a work plan that can be kept, and gives it to two agents", async ({ page, signedIn }) => {
  await signedIn("manager@acme.test");
  const name = `Weekdays ${Date.now()}`;
  const panel = page.getByRole("dialog");
  await open(page, "work-plans", "Work plans");
  await expect(gridOf(page).rows.filter({ hasText: "Nights 38 h" })).toContainText("4 days");
  await page.getByRole("button", { name: "New work plan" }).first().click();
  await panel.getByLabel("Name").first().fill(name);
  await expect(panel.getByText("This plan allows legal weeks.")).toBeVisible();
  await panel.getByLabel("Minimum paid hours a week").fill("50");
  await panel.getByLabel("Maximum paid hours a week").fill("50");
  await expect(panel.getByText(/Nobody can reach 50 h: the shifts do not add up .* 40 h are possible\./)).toBeVisible();
  await expectNoAxeFaults(page, "New work plan");
  await panel.getByLabel("Minimum paid hours a week").fill("40");
  await panel.getByLabel("Maximum paid hours a week").fill("40");
  await expect(panel.getByText("This plan allows legal weeks.")).toBeVisible();
  await panel.getByRole("button", { name: "Create" }).click();
  await expect(gridOf(page).rows.filter({ hasText: name })).toContainText("40 h");

  await open(page, "agents", "Agents");
  const rows = gridOf(page).rows;
  for (const row of [rows.nth(0), rows.nth(1)]) await row.getByRole("checkbox").click();
  await page.getByRole("button", { name: "Change plan, contract, site or skills" }).click();
  await expect(panel).toHaveAccessibleName("Change 2 agents");
  await panel.getByRole("button", { name: /Plan$/ }).click();
  await page.getByRole("option", { name }).click();
  await expectNoAxeFaults(page, "Change 2 agents");
  await panel.getByRole("button", { name: "Save" }).click();
  await expect(rows.filter({ hasText: name })).toHaveCount(2);
});
