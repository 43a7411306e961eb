import { expectNoAxeFaults } from "./support/axe.ts";
import { draftOfPlanned, draftShift, idOf } from "./support/schedules.ts";
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
  const agentId = await idOf(page, agent);
  const { unit } = await draftShift(page, { manager, agentId, startsIn: 2, isPlanned: true });
  await signedIn(manager);
  await shellOf(page).open("/scheduler/#/editor", "Schedule editor");
  const main = page.getByRole("main");
  await main.getByRole("button", { name: /Schedule$/ }).click();
  await page.getByRole("option", { name: `${unit}: Weeks to come` }).click();
  const period = main.getByRole("heading", { level: 2 });
  const shift = main.getByRole("gridcell", { name: /^Shift/u });
  await expect(period).toHaveText(/^\w+day, /u);
  await expect(shift).toHaveCount(1);
  await main.getByRole("button", { name: "Week", exact: true }).click();
  await expect(period).toHaveText(/ – /u);
  await expect(shift).toHaveCount(1);
  await main.getByRole("button", { name: "Day", exact: true }).click();
  await expect(period).toHaveText(/^\w+day, /u);
  await expect(shift).toHaveCount(1);
  await main.getByRole("button", { name: "Publish", exact: true }).click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toContainText("1 agent, 1 shift different, 7 days published for the first time");
  await dialog.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("The schedule was published.")).toBeVisible();
});

/** The promise: what is planned by hand is planned in the editor alone, and a team is published without the others. */
test("a planner adds a shift by key, gives it another start and publishes one team, whose history then tells of it", async ({
  page,
  signedIn,
}) => {
  const manager = "manager@acme.test";
  const label = await draftOfPlanned(page, manager);
  await signedIn(manager);
  await shellOf(page).open("/scheduler/#/editor", "Schedule editor");
  const main = page.getByRole("main");
  const dialog = page.getByRole("dialog");
  const choose = async (name: string, option: RegExp): Promise<void> => {
    await page.getByRole("button", { name: new RegExp(`${name}$`, "u") }).click();
    await page.getByRole("option", { name: option }).click();
  };
  await choose("Schedule", new RegExp(`^${label}$`, "u"));
  // The first group, Billing Voice, is empty but for what this test adds.
  const name = main.getByRole("rowheader").filter({ hasText: "Carmen Ortega" });
  await expect(name).toBeVisible({ timeout: 60_000 });
  await name.click();
  await page.keyboard.press("Insert");
  await expect(dialog).toContainText("Carmen Ortega");
  await expect(dialog.getByRole("button", { name: /From$/u }).first()).toContainText(/\d/u);
  await choose("Starts", /^9:00\sAM$/u);
  // The list of times is still closing.
  await expect(dialog).toHaveCount(1);
  await expect(dialog).toContainText(/9:00\sAM –/u);
  await expectNoAxeFaults(page, "a shift");
  await dialog.getByRole("button", { name: "Close", exact: true }).last().click();
  await expect(main.getByText("1 unsaved change")).toBeVisible();
  await main.getByRole("button", { name: "Save", exact: true }).click();

  await main.getByRole("button", { name: "Publish", exact: true }).click();
  await dialog.getByRole("button", { name: /^Teams/u }).click();
  await page.getByRole("option", { name: /^Billing Voice/u }).click();
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(1);
  await expect(dialog).toContainText(/agents?, 1 shift different/u);
  await expectNoAxeFaults(page, "publishing a team");
  await dialog.getByRole("button", { name: "Publish", exact: true }).click();
  await expect(page.getByText("The schedule was published.")).toBeVisible();

  await name.click({ button: "right" });
  await page.getByRole("menuitem", { name: "Published changes" }).click();
  await expect(dialog).toContainText(/Version \d+, .*, by Mara Holm/u);
  await expect(dialog).toContainText(/– → .*9:00\sAM/u);
  await expectNoAxeFaults(page, "published changes");
  await page.keyboard.press("Escape");
  await main.getByRole("button", { name: "Published versions" }).click();
  await expect(dialog.getByRole("listitem").first()).toContainText("1 shift different");
});
