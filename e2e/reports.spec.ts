import { readFile } from "node:fs/promises";
import { expectNoAxeFaults } from "./support/axe.ts";
import { mailsTo } from "./support/mail.ts";
import { draftShift, idOf } from "./support/schedules.ts";
import { shellOf } from "./support/shell.ts";
import { expect, test } from "./support/test.ts";

const manager = "manager@acme.test";
const dayAfter = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The promise: from the question to the figures, in an address that can be shared, and home as a file. */
test("a manager opens a report, says what it is about and takes its lines home", async ({
  page,
  signedIn,
  somebody,
}) => {
  const agent = await somebody("Evaluator");
  await signedIn(agent);
  const agentId = await idOf(page, agent);
  await signedIn(manager);
  const { unit, publish } = await draftShift(page, { manager, agentId, startsIn: 2 });
  await publish();

  await shellOf(page).open("/reporting/#/reports", "Reports");
  await expectNoAxeFaults(page, "the library of reports");
  await page.getByRole("link", { name: "Open the report: Shrinkage" }).click();
  await expect(page.getByRole("heading", { level: 1, name: "Shrinkage" })).toBeVisible();
  await page.goto(`/reporting/#/reports/shrinkage?grain=day&from=${dayAfter(-1)}&to=${dayAfter(1)}`);
  await page.getByRole("button", { name: "Business unit" }).click();
  await page.getByRole("option", { name: unit }).click();
  await expect(page).toHaveURL(/grain=day.*unit=|unit=.*grain=day/);
  const grid = page.getByRole("grid", { name: "Rows" });
  await expect(grid.getByRole("row").filter({ hasText: "Sick" }).first()).toBeVisible();
  await expect(page.getByRole("slider", { name: "Shrinkage" })).toBeVisible();
  await expectNoAxeFaults(page, "a report");

  const download = page.waitForEvent("download");
  await page.getByRole("button", { name: "Export" }).click();
  await page.getByRole("menuitem", { name: "CSV" }).click();
  const file = await readFile(await (await download).path(), "utf8");
  expect(file).toContain("Period");
  expect(file).toMatch(/Sick,0,0,\d/);
});

/** The promise: a report comes by mail by itself, and can be had at once. */
test("a manager has a report sent every week, and sends it now", async ({ page, signedIn }) => {
  await signedIn(manager);
  await shellOf(page).open("/reporting/#/deliveries", "Scheduled reports");
  await page.getByRole("button", { name: "Schedule a report" }).first().click();
  const panel = page.getByRole("dialog", { name: "Schedule a report" });
  const name = `Weekly ${Date.now()}`;
  await panel.getByRole("textbox", { name: "Name" }).fill(name);
  await panel.getByRole("button", { name: "Business unit" }).click();
  await page.getByRole("option", { name: "Acme Europe" }).click();
  await panel.getByRole("button", { name: "Recipients" }).click();
  await page.locator(".ev-choices").getByRole("option", { name: "Mara Holm" }).click();
  await page.keyboard.press("Escape");
  await expect(page.locator(".ev-choices")).toHaveCount(0);
  await expectNoAxeFaults(page, "scheduling a report");
  await panel.getByRole("button", { name: "Create" }).click();
  const row = page.getByRole("row").filter({ hasText: name });
  await expect(row).toContainText("Every Monday at 7:00 AM");
  await expectNoAxeFaults(page, "scheduled reports");
  await row.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Send now" }).click();
  await expect(page.getByText(`“${name}” is on its way.`)).toBeVisible();
  await expect.poll(async () => (await mailsTo(manager)).map(({ subject }) => subject)).toContain(`Report: ${name}`);
});
