import { expectNoAxeFaults } from "./support/axe.ts";
import { draftShift, idOf } from "./support/schedules.ts";
import { shellOf } from "./support/shell.ts";
import { expect, test } from "./support/test.ts";

const manager = "manager@acme.test";

/** The promise: an agent sees on a phone what is next, what has changed, and takes the schedule along. */
test("an agent sees published shifts on a phone, also offline, what has changed, and subscribes to them", async ({
  page,
  signedIn,
  somebody,
  watch,
}) => {
  watch.allow(/net::ERR_INTERNET_DISCONNECTED|Failed to fetch/);
  await page.setViewportSize({ width: 390, height: 844 });
  // The demo's agents have a schedule already.
  const agent = await somebody("Evaluator");
  const drafted = await draftShift(page, { manager, agentId: await idOf(page, agent), startsIn: 2 });
  await signedIn(agent);
  await shellOf(page).open("/my-space/#/schedule", "Schedule");
  const main = page.getByRole("main");
  await expect(main).toContainText("Not published yet");
  await expect(main).toContainText("You’ll be notified once your schedule is published.");

  await drafted.publish();
  await page.reload();
  await expect(main).toContainText(/Starts in\s*1 h 5\d min|Starts in\s*2 h|Starts in\s*1 h 4\d min/);
  await expectNoAxeFaults(page, "my schedule");
  // What one does stands under the thumb, wherever the page is scrolled.
  await expect(main.getByRole("button", { name: "Ask for time off" })).toBeInViewport({ ratio: 1 });
  await main.getByRole("button", { name: "Month" }).click();
  await expect(main.getByRole("button", { pressed: true })).toHaveCount(1);
  await main.getByRole("button", { name: "Week", exact: true }).click();

  await page.context().setOffline(true);
  await page.getByRole("button", { name: "Next week" }).click();
  await expect(main).toContainText("Starts in");
  await page.context().setOffline(false);

  await drafted.move(1, 60);
  await drafted.publish();
  await page.reload();
  await expect(main.getByRole("button", { name: /Changed/ })).toHaveCount(1);
  await main.getByRole("button", { name: /Changed/ }).click();
  await expect(main.getByText("Changed", { exact: true })).toBeVisible();
  await expect(main.getByRole("button", { name: "Offer or swap" })).toBeInViewport({ ratio: 1 });

  await main.getByRole("button", { name: "Add to my calendar" }).click();
  const dialog = page.getByRole("dialog");
  await dialog.getByRole("button", { name: "Create the address" }).click();
  const address = await dialog.getByLabel("Secret address").inputValue();
  const feed = await page.request.get(address);
  expect(await feed.text()).toContain("BEGIN:VEVENT");
});
