import { expectNoAxeFaults } from "./support/axe.ts";
import { gridOf } from "./support/grid.ts";
import { shellOf } from "./support/shell.ts";
import { expect, type Page, test } from "./support/test.ts";

const open = (page: Page, path: string, heading: string) => shellOf(page).open(`/wfm/#/${path}`, heading);

const create = async (page: Page, button: string, fill: () => Promise<void>) => {
  await page.getByRole("button", { name: button }).first().click();
  const panel = page.getByRole("dialog");
  await expect(panel).toHaveAccessibleName(button);
  await fill();
  await expectNoAxeFaults(page, button);
  await panel.getByRole("button", { name: "Create" }).click();
  await expect(panel).toHaveCount(0);
};

test(
  "a manager sets up a business unit, a queue and a planning group with its service goal",
  { tag: "@services" },
  async ({ page, signedIn }) => {
    await signedIn("manager@acme.test");
    const stamp = String(Date.now());
    const panel = page.getByRole("dialog");
    await open(page, "business-units", "Business units");
    await create(page, "New business unit", async () => {
      await panel.getByLabel("Name").fill(`Nordic ${stamp}`);
      await panel.getByRole("button", { name: "Add site" }).click();
      await panel.getByLabel("Site 1").fill("Uppsala");
    });
    const unit = gridOf(page).rows.filter({ hasText: `Nordic ${stamp}` });
    await expect(unit).toContainText("Uppsala");

    await open(page, "queues", "Queues");
    await create(page, "New queue", async () => {
      await panel.getByLabel("Name").fill(`Orders & returns ${stamp}`);
      await panel.getByRole("button", { name: /Business unit$/ }).click();
      await page.getByRole("option", { name: `Nordic ${stamp}` }).click();
    });
    await expect(gridOf(page).rows.filter({ hasText: `Orders & returns ${stamp}` })).toContainText("Voice");

    await open(page, "planning-groups", "Planning groups");
    await create(page, "New planning group", async () => {
      await panel.getByLabel("Name").fill(`Orders ${stamp}`);
      await panel.getByRole("button", { name: /Business unit$/ }).click();
      await page.getByRole("option", { name: `Nordic ${stamp}` }).click();
      await panel.getByRole("button", { name: /Queues/ }).click();
      await page.getByRole("option", { name: `Orders & returns ${stamp}` }).click();
      await page.keyboard.press("Escape");
      await panel.getByLabel("Service level, %").fill("120");
      await panel.getByRole("button", { name: "Create" }).click();
      await expect(panel.getByLabel("Service level, %")).toHaveAccessibleDescription(/percentage/);
      await panel.getByLabel("Service level, %").fill("85.5");
    });
    const group = gridOf(page).rows.filter({ hasText: `Orders ${stamp}` });
    await expect(group).toContainText("85.5% in 20 s");
    await group.getByRole("button").last().click();
    await page.getByRole("menuitem", { name: "Edit", exact: true }).click();
    await expect(panel.getByLabel("Service level, %")).toHaveValue("85.5");
    await panel.getByLabel("Service level, %").fill("90");
    await expect(panel.getByText("Required staff follows the new goal.")).toBeVisible();
    await expect(panel.getByText("Nothing has been planned with it yet.")).toBeVisible();
  },
);

test("a supervisor sees the set-up and changes nothing in it", async ({ page, signedIn }) => {
  await signedIn("supervisor@acme.test");
  await open(page, "activity-codes", "Activity codes");
  await expect(page.getByRole("button", { name: "New activity code" })).toHaveCount(0);
  await open(page, "calendar", "Calendar");
  await expect(page.getByRole("button", { name: "New event" })).toHaveCount(0);
  await open(page, "history", "History");
  const findings = page.getByRole("region", { name: "Outliers and gaps" });
  await expect(findings.getByRole("listitem").first()).toBeVisible();
  await page.getByRole("application", { name: "Contacts by day and interval" }).focus();
  await page.keyboard.press("k");
  await expect(findings.getByText(/, Kept · /u)).toHaveCount(0);
  await expect(findings.getByRole("button", { name: /^(Repair|Exclude|Keep|Undo): /u })).toHaveCount(0);
});

test("a planner excludes an outlier of the demo's year and takes it back", async ({ page, signedIn }) => {
  await signedIn("manager@acme.test");
  await open(page, "history", "History");
  // Its campaign stands out whatever the date. The demo's year may still be on its way after the start, and redraw the list of groups.
  await expect(async () => {
    await page.getByRole("button", { name: /Planning group$/ }).click();
    await page.getByRole("option", { name: "Sales", exact: true }).click({ timeout: 3_000 });
  }).toPass();
  const findings = page.getByRole("region", { name: "Outliers and gaps" });
  const exclude = findings.getByRole("button", { name: /^Exclude: / }).first();
  await expect(exclude).toBeVisible();
  await expectNoAxeFaults(page, "History");
  await expect(page.getByText("Complete", { exact: true })).toBeVisible();
  const current = findings.locator("[aria-current=true]");
  const first = await current.textContent();
  await page.getByRole("application", { name: "Contacts by day and interval" }).focus();
  await page.keyboard.press("n");
  await expect(current).not.toHaveText(first ?? "");
  await page.keyboard.press("k");
  await expect(findings.getByText(/, Kept · /u)).toBeVisible();
  // Until all is read again nothing can be undone, by keyboard neither.
  await expect(findings.getByRole("button", { name: /^Undo: / }).first()).toBeEnabled();
  await page.keyboard.press("Control+z");
  await expect(findings.getByText(/, Kept · /u)).toHaveCount(0);
  await page.getByRole("button", { name: "Handle time", exact: true }).click();
  await expect(page.getByRole("heading", { name: "Handle time by day and interval, s" })).toBeVisible();
  await findings.getByLabel("Reason for the next decision").fill("Network outage");
  await exclude.click();
  await expect(findings.getByText("“Network outage”")).toBeVisible();
  await findings.getByRole("button", { name: /^Undo: / }).click();
  await expect(findings.getByText("“Network outage”")).toHaveCount(0);
});
