import { draftShift, idOf } from "./support/schedules.ts";
import { shellOf } from "./support/shell.ts";
import { expect, test } from "./support/test.ts";

/** The promise: a planner makes a draft, and publishes it having seen what that changes. */
test("a planner opens a draft, looks at its day and week, and publishes it having seen what changes", async ({
  page,
  signedIn,
  somebody,
}) => {
  // The demo's agents have a schedule already.
  const agent = await somebody("Evaluator");
  const manager = "manager@acme.test";
  const { unit } = await draftShift(page, { manager, agentId: await idOf(page, agent), startsIn: 2 });
  await signedIn(manager);
  await shellOf(page).open("/scheduler/#/editor", "Schedule editor");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: /Schedule$/ }).click();
  await page.getByRole("option", { name: `${unit}: Weeks to come` }).click();
  await expect(main).toContainText("Nobody to schedule");
  await main.getByRole("button", { name: "Week", exact: true }).click();
  await main.getByRole("button", { name: "Day", exact: true }).click();
  await main.getByRole("button", { name: "Publish", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("1 agent, 1 shift different, 7 days published for the first time");
  await dialog.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("The schedule was published.")).toBeVisible();
});
