import { toggledFeatures } from "@evolve/contracts/authorization";
import { languages } from "@evolve/i18n";
import { appear, wordsIn } from "./support/appearance.ts";
import { shellOf } from "./support/shell.ts";
import { expect, type Page, test } from "./support/test.ts";

/** The promise: the suite shows itself when it knows who is there, and opens without what it can do without. */

const home = "/my-space/#/home";

/** Holds the answers of a call back until it is let go. */
const holdBack = async (page: Page, path: string): Promise<{ readonly asked: Promise<unknown>; letGo: () => void }> => {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**${path}*`, async (route) => {
    await promise;
    await route.continue();
  });
  return { asked: page.waitForRequest((request) => request.url().includes(path)), letGo: resolve };
};

for (const [what, path] of [
  ["list of permissions", "/authorization/v1/role/permissions"],
  ["branding", "/branding-profiles/current"],
] as const)
  test(`there is no header while the ${what} is on its way [HEAD-010]`, async ({ page, signedIn }) => {
    await signedIn("agent@acme.test");
    const held = await holdBack(page, path);
    const others = page.waitForResponse((response) => response.url().includes("/navigation_data/"));
    await page.goto(home);
    await Promise.all([held.asked, others]);
    await expect(page.locator(".sh-skeleton")).toBeVisible();
    await expect(page.getByRole("banner")).toHaveCount(0);
    held.letGo();
    await expect(shellOf(page).header).toBeVisible();
  });

const permissions = "**/authorization/v1/role/permissions";
const refused = { errorCode: "GeneralError", message: "", details: "" };

test("what the suite can do without is logged where it does not come, and the suite opens", async ({
  page,
  signedIn,
  watch,
}) => {
  watch.allow(/status of 500|not loaded: (licences|feature toggles)/);
  await signedIn("agent@acme.test");
  const openWithout = async (what: string, path: string) => {
    await page.route(`**${path}*`, (route) => route.fulfill({ status: 500, json: refused }));
    const logged = page.waitForEvent("console", (message) => message.text().includes(`not loaded: ${what}`));
    await page.goto("about:blank");
    await page.goto(home);
    await logged;
    await expect(shellOf(page).header).toBeVisible();
  };

  await test.step("without its licences under its own name [PERM-026]", async () => {
    await openWithout("licences", "/authorization/v1/licences");
    await expect(shellOf(page).header).toContainText("Evolve Suite");
  });

  await test.step("without its feature toggles, none of which is on [PERM-027]", () =>
    openWithout("feature toggles", toggledFeatures.path));

  await test.step("and where its scripts do not come, the page says so after some seconds", async () => {
    watch.allow(/main-.+\.js/);
    await page.route("**/assets/suite/main-*.js", (route) => route.abort());
    await page.goto("about:blank");
    await page.goto(home);
    const late = page.getByText(wordsIn("en").t("shell.startIsLate"));
    await expect(late).toBeHidden();
    await page.evaluate(() => {
      for (const animation of document.getAnimations()) animation.finish();
    });
    await expect(late).toBeVisible();
  });
});

for (const language of languages)
  test(`a start that takes long says so, one that fails is announced and can be tried again: ${language}`, async ({
    page,
    context,
    signedIn,
    watch,
  }) => {
    watch.allow(/status of 500/);
    const { t } = wordsIn(language);
    await appear(context, { language, theme: "light" });
    await signedIn("agent@acme.test");
    const { promise, resolve } = Promise.withResolvers<void>();
    await page.route(permissions, async (route) => {
      await promise;
      await route.fulfill({ status: 500, json: refused });
    });
    await page.goto(home);
    await expect(page.getByRole("status").filter({ hasText: t("shell.bootLoading") })).toBeVisible();
    resolve();
    const alert = page.getByRole("alert");
    await expect(alert).toContainText(t("shell.bootTitle"));
    await page.unroute(permissions);
    await alert.getByRole("button", { name: t("common.retry"), exact: true }).click();
    await expect(shellOf(page).header).toBeVisible();
  });

test("a server that asks to wait is said at once; nobody has to wait for its time", async ({
  page,
  signedIn,
  watch,
}) => {
  watch.allow(/status of 503/);
  await signedIn("agent@acme.test");
  await page.route(permissions, (route) =>
    route.fulfill({ status: 503, headers: { "Retry-After": "600" }, json: refused }),
  );
  await page.goto(home);
  const alert = page.getByRole("alert");
  await expect(alert).toContainText("The service is busy. We’ll keep trying.");
  await page.unroute(permissions);
  await alert.getByRole("button", { name: "Try again", exact: true }).click();
  await expect(shellOf(page).header).toBeVisible();
});

test("a screen whose code has gone from the server offers the new version, and comes with it", async ({
  page,
  signedIn,
  watch,
}) => {
  watch.allow(/status of 404|MissingPartError|a screen failed/);
  await signedIn("agent@acme.test");
  await page.goto(home);
  const { header } = shellOf(page);
  await expect(header).toBeVisible();
  await page.route("**/security-screen-*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.evaluate(() => (location.hash = "#/security"));
  await expect(page.getByText("A new version is available. Reload the page to continue.")).toBeVisible();
  await expect(header).toBeVisible();
  await page.unroute("**/security-screen-*.js");
  await page.getByRole("button", { name: "Reload the page" }).click();
  await expect(page.getByRole("heading", { level: 1, name: wordsIn("en").t("security.title") })).toBeVisible();
});

test("a menu whose code has gone from the server says so, and the page goes on", async ({ page, signedIn, watch }) => {
  watch.allow(/status of 404|MissingPartError/);
  await signedIn("agent@acme.test");
  await page.goto(home);
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
  await page.route("**/assets/suite/*.js", (route) => route.fulfill({ status: 404, body: "" }));
  await page.getByRole("banner").getByRole("button").last().click();
  const message = page.getByText("A new version is available. Reload the page to continue.").filter({ visible: true });
  await expect(message).toHaveCount(1);
  // A part of the shell that comes later may be missing as well, and says so once nothing else does.
  await expect(async () => {
    await page.getByRole("button", { name: "Dismiss" }).filter({ visible: true }).click({ timeout: 1_000 });
    await expect(message).toHaveCount(0, { timeout: 1_000 });
  }).toPass();
  await expect(page.getByRole("heading", { level: 1 })).toBeVisible();
});
