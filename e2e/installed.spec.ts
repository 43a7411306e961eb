import type { BrowserContext, Page } from "@playwright/test";
import { expectNoAxeFaults } from "./support/axe.ts";
import { draftShift, idOf } from "./support/schedules.ts";
import { greeting, shellOf } from "./support/shell.ts";
import { origin } from "./support/test-server.ts";
import { expect, test } from "./support/test.ts";

/** A window of its own, as an installed app has: nothing of the browser's tools makes one. */
const asInstalled = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const ask = matchMedia.bind(window);
    window.matchMedia = (query) => ask(query.includes("display-mode") ? "all" : query);
  });

const workerIsReady = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await navigator.serviceWorker.ready));

/** The promise: the suite can be installed as an app, and one that was says so when there is no connection. */
test("browsers find nothing that keeps the suite from being installed; an installed one shows a page of its own offline, and goes on", async ({
  page,
  context,
  signedIn,
  somebody,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|preference not saved|not known: .* NETWORK/);
  await signedIn(await somebody("Agent"));
  const tools = await context.newCDPSession(page);
  await asInstalled(context);
  await shellOf(page).open("/my-space/#/home", greeting);
  const { installabilityErrors } = await tools.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);

  await workerIsReady(page);
  await context.setOffline(true);
  await page.goto(`${origin()}/my-space/#/security`).catch(() => undefined);
  await page.reload().catch(() => undefined);
  await expect(page.getByRole("alert")).toHaveText("We could not connect to the server.");
  await context.setOffline(false);
  await expect(shellOf(page).heading).toHaveText("Security");
});

/** The promise: who has no connection still knows when to work, and nobody else learns it. */
test("an agent opens the installed app without a connection and reads the schedule as last seen, until signing out", async ({
  page,
  context,
  signedIn,
  somebody,
  watch,
}) => {
  watch.allow(/ERR_INTERNET_DISCONNECTED|Failed to fetch|preference not saved|not known: .* NETWORK/);
  await page.setViewportSize({ width: 390, height: 844 });
  const agent = await somebody("Evaluator");
  const drafted = await draftShift(page, {
    manager: "manager@acme.test",
    agentId: await idOf(page, agent),
    startsIn: 26,
  });
  await drafted.publish();
  await signedIn(agent);
  await asInstalled(context);
  const shell = shellOf(page);
  await shell.open("/my-space/#/schedule", "Schedule");
  await expect(page.getByRole("main")).toContainText("Starts in");
  await workerIsReady(page);

  await context.setOffline(true);
  // Where an installed app begins.
  await page.goto(`${origin()}/login/#/`);
  await expect(page.getByRole("status")).toContainText("You’re offline. This is your schedule as of");
  const hours = new Intl.DateTimeFormat("en-US", { timeStyle: "short", timeZone: "UTC" });
  const shift = page.getByRole("group").filter({ hasText: hours.format(drafted.start) });
  await expect(shift.getByRole("listitem")).toContainText(/8 h(?! \d)/);
  await expectNoAxeFaults(page, "the schedule without a connection");

  await context.setOffline(false);
  // It leads back to the last place, which is the schedule too where that had been saved.
  await expect(page.getByText("You’re offline. This is your schedule as of")).toHaveCount(0);
  await shell.open("/my-space/#/home", greeting);
  await shell.logOut();
  await expect(page.getByLabel("Username")).toBeVisible();
  // The page is there before its script has ended the session.
  await page.waitForFunction(() => localStorage.getItem("token") === null);
  await context.setOffline(true);
  await page.reload();
  await expect(page.getByRole("alert")).toHaveText("We could not connect to the server.");
});
