import { expectNoAxeFaults } from "./support/axe.ts";
import { shellOf } from "./support/shell.ts";
import { expect, test } from "./support/test.ts";

const manager = "manager@acme.test";
const dayAfter = (days: number): string => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

/** The promise: an agent asks on a phone and knows the likely answer before sending; a planner sees the request and decides. */
test("an agent asks for time off on a phone with the likely answer, and a planner approves it in the inbox", async ({
  page,
  signedIn,
}, { retry }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await signedIn("agent@acme.test");
  await shellOf(page).open("/my-space/#/time-off", "Time off");
  await expectNoAxeFaults(page, "time off");
  await page.getByRole("button", { name: "Ask for time off" }).click();
  const panel = page.getByRole("dialog");
  // Far ahead, where nothing is published; a second try asks for another day, since nobody asks twice for the same.
  const [year = "", month = "", day = ""] = dayAfter(200 + retry).split("-");
  for (const name of ["First day", "Last day"]) {
    await panel.getByRole("group", { name }).getByRole("spinbutton").first().focus();
    await page.keyboard.type(`${month}${day}${year}`);
  }
  await expect(panel).toContainText("Likely to be approved");
  await expectNoAxeFaults(page, "asking for time off");
  await panel.getByLabel("Comment").fill("A wedding");
  await panel.getByRole("button", { name: "Send request" }).click();
  await expect(page.getByRole("main")).toContainText("Waiting for a decision");

  await page.setViewportSize({ width: 1440, height: 900 });
  await signedIn(manager);
  await shellOf(page).open("/scheduler/#/requests", "Requests");
  const waiting = page.getByRole("row").filter({ hasText: "Waiting for a decision" }).first();
  await waiting.getByRole("button", { name: /^Actions for/ }).click();
  await page.getByRole("menuitem", { name: "Show effect on coverage" }).click();
  const decision = page.getByRole("dialog");
  await expect(decision).toContainText("Effect on coverage");
  await expectNoAxeFaults(page, "a request");
  await decision.getByLabel(/Reason/).fill("Enjoy");
  await decision.getByRole("button", { name: "Approve" }).click();
  await expect(page.getByText(/^Approved for /)).toBeVisible();
});
