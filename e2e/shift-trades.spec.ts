import { expectNoAxeFaults } from "./support/axe.ts";
import { shellOf } from "./support/shell.ts";
import { expect, test } from "./support/test.ts";

const manager = "manager@acme.test";

/** The promise: what two agents have agreed on is decided by a planner who sees the rules for both, and can be undone. */
test("a planner sees the rules for both and the effect on coverage, approves a trade and undoes it", async ({
  page,
  signedIn,
}) => {
  await signedIn(manager);
  await shellOf(page).open("/scheduler/#/trades", "Shift trades");
  const waiting = page.getByRole("row").filter({ hasText: "Waiting for a decision" }).first();
  // The demo makes its schedule, and trades of it, after the nodes have started.
  await expect(async () => {
    await page.reload();
    await expect(waiting).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await waiting.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Show rules and coverage" }).click();
  const panel = page.getByRole("dialog");
  await expect(panel).toContainText("Effect on coverage");
  await expectNoAxeFaults(page, "a shift trade");
  await panel.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText("Trade approved")).toBeVisible();
  await expect(panel).toHaveCount(0);
  await page.getByRole("button", { name: "Undo", exact: true }).click();
  await expect(waiting).toBeVisible();
});

/** The promise: somebody who cannot work a shift offers it with one thumb, sees what rules say, and takes the offer back. */
test("an agent offers a shift on a phone, and withdraws the offer", async ({ page, signedIn }, { retry }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn("agent@acme.test");
  await shellOf(page).open("/my-space/#/schedule", "Schedule");
  const main = page.getByRole("main");
  // A second try takes another shift: the first one's may be on offer.
  const shift = main.getByRole("button", { name: /\d[AP]M|\d [AP]M/ }).nth(retry);
  await expect(async () => {
    await page.reload();
    await main.getByRole("button", { name: "Next week" }).click();
    await expect(shift).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
  await shift.click();
  await main.getByRole("link", { name: "Offer or swap" }).click();
  const panel = page.getByRole("dialog");
  await expect(panel).toContainText("Checked against your rules");
  await expectNoAxeFaults(page, "an offer");
  await panel.getByLabel("Note").fill(`A wedding ${retry}`);
  await panel.getByRole("button", { name: "Offer shift" }).click();
  await expect(panel).toHaveCount(0);

  const own = main.getByRole("listitem").filter({ hasText: "On offer" });
  await own.getByRole("button", { name: /^Withdraw/ }).click();
  await page.getByRole("alertdialog").getByRole("button", { name: "Withdraw" }).click();
  await expect(own).toHaveCount(0);
  await expect(main.getByText("Withdrawn").first()).toBeVisible();
});
