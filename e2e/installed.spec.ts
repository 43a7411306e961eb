import { greeting, shellOf } from "./support/shell.ts";
import { origin } from "./support/test-server.ts";
import { expect, test } from "./support/test.ts";

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
  // A window of its own, as an installed app has: nothing of the browser's tools makes one.
  await context.addInitScript(() => {
    const ask = matchMedia.bind(window);
    window.matchMedia = (query) => ask(query.includes("display-mode") ? "all" : query);
  });
  await shellOf(page).open("/my-space/#/home", greeting);
  const { installabilityErrors } = await tools.send("Page.getInstallabilityErrors");
  expect(installabilityErrors.filter(({ errorId }) => errorId !== "in-incognito")).toEqual([]);

  await page.evaluate(async () => void (await navigator.serviceWorker.ready));
  await context.setOffline(true);
  await page.goto(`${origin()}/my-space/#/security`).catch(() => undefined);
  await page.reload().catch(() => undefined);
  await expect(page.getByRole("alert")).toHaveText("We could not connect to the server.");
  await context.setOffline(false);
  await expect(shellOf(page).heading).toHaveText("Security");
});
