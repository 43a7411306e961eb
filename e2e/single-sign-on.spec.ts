import { signInPage } from "./support/sign-in.ts";
import { signInByCalls } from "./support/accounts.ts";
import { appear, wordsIn } from "./support/appearance.ts";
import { expectNoAxeFaults } from "./support/axe.ts";
import { greeting, shellOf } from "./support/shell.ts";
import { expect, type Page, test } from "./support/test.ts";

const ssoUser = "sso@acme.test";

/** The demo identity provider's page, which stands for an organization's own. */
const identityProvider = (page: Page) => ({
  heading: page.getByRole("heading", { level: 1, name: "Sign in" }),
  userName: page.getByLabel("Sign in to Evolve Suite as"),
  submit: page.getByRole("button", { name: "Sign in", exact: true }),
  arrive: () => page.waitForURL("**/demo/identity-provider?*"),
});

const heading = (page: Page) => page.getByRole("heading", { level: 1 });

/** Goes from the first step to the identity provider, as a single sign-on user does. */
const goToProvider = async (page: Page): Promise<void> => {
  const signIn = signInPage(page);
  await signIn.open();
  await signIn.userName.fill(ssoUser);
  await signIn.next.click();
  await identityProvider(page).arrive();
};

/** The promise: who has an account at their organization needs no password here. */
test.describe("single sign-on", () => {
  test(
    "an organization's user signs in and out by the identity provider, across two nodes",
    { tag: "@services" },
    async ({ page, way }) => {
      const provider = identityProvider(page);
      const signIn = signInPage(page);

      await test.step("the user name leads to the identity provider and asks for no password; Back leads back [LOGIN-032]", async () => {
        await goToProvider(page);
        await page.goBack();
        await expect(signIn.userName).toBeVisible();
        await expect(signIn.password).toHaveCount(0);
      });

      await test.step("from the identity provider one comes into the suite [LOGIN-032]", async () => {
        await goToProvider(page);
        await expect(provider.userName).toHaveValue(ssoUser);
        await expectNoAxeFaults(page, "demo identity provider");
        await provider.submit.click();
        await page.waitForURL("**/my-space/#/home");
        await expect(shellOf(page).heading).toHaveText(greeting);
        expect(page.url()).not.toContain("ssoCode");
        const [first = 0, second = 0] = await way.served();
        expect(first).toBeGreaterThan(0);
        expect(second).toBeGreaterThan(0);
      });

      await test.step("signing out goes on to the identity provider, and back to the first step [LOGOUT-029]", async () => {
        const told = page.waitForRequest((request) => request.url().includes("/demo/identity-provider/logout?"));
        await page.goto("/login/#/logout");
        await told;
        await expect(signIn.userName).toBeFocused();
        await page.goto("/my-space/#/home");
        await expect(signIn.userName).toBeVisible();
      });

      await test.step("the first step offers it where the organization has it [LOGIN-009]", async () => {
        await page.getByRole("link", { name: "Use single sign-on" }).click();
        await provider.arrive();
        await provider.submit.click();
        await page.waitForURL("**/my-space/#/home");
      });
    },
  );

  test("where the organization wants it, the first step looks for a session in a hidden frame [LOGIN-016]", async ({
    page,
  }) => {
    await page.route("**/saml/start?*passive=true*", (route) =>
      route.fulfill({ contentType: "text/html", body: "<!doctype html>" }),
    );
    await page.route("**/login/", async (route) => {
      const response = await route.fetch();
      const body = (await response.text()).replace('"looksForSession":false', '"looksForSession":true');
      await route.fulfill({ response, body });
    });
    const signIn = signInPage(page);
    await signIn.open();
    const frame = page.locator('iframe[src*="passive=true"]');
    await expect(frame).toHaveCount(1);
    await expect(frame).toBeHidden();
    await expect(signIn.userName).toBeVisible();
  });

  test("the identity provider's answer counts for the right person at the right address alone", async ({
    page,
    context,
    somebody,
  }) => {
    const provider = identityProvider(page);
    const signIn = signInPage(page);

    await test.step("somebody whom the identity provider knows and we do not is told so [SSO-004, LOGIN-023]", async () => {
      await goToProvider(page);
      await provider.userName.fill("nobody@acme.test");
      await provider.submit.click();
      await expect(heading(page)).toHaveText("Could Not Authenticate");
      await page.getByRole("link", { name: "Back to Login" }).click();
      await expect(signIn.userName).toBeFocused();
    });

    await test.step("its address alone leads there, and back to where somebody wanted to be [SSO-004, LOGIN-034, SSO-003]", async () => {
      const { tenantId } = (await (
        await context.request.post("/authentication/v1/prelogin", { data: { userName: ssoUser } })
      ).json()) as { tenantId: string };
      const wanted = new URL("/login/#/invalidUser", page.url()).href;
      await page.goto("about:blank");
      const sockets: string[] = [];
      page.on("websocket", (socket) => sockets.push(socket.url()));
      await page.goto(`/login/#/sso?tenantId=${tenantId}&redirectURL=${encodeURIComponent(wanted)}`);
      await provider.arrive();
      await provider.submit.click();
      await expect(heading(page)).toHaveText("Could Not Authenticate");
      expect(page.url()).toBe(wanted);
      expect(sockets).toEqual([]);
    });

    await test.step("coming back as somebody else asks to sign out first [LOGIN-025, LOGIN-036]", async () => {
      await context.clearCookies();
      await goToProvider(page);
      await signInByCalls(context, await somebody("Agent"));
      await provider.submit.click();
      await expect(heading(page)).toHaveText("Another account is signed in");
      const signOut = page.getByRole("link", { name: "Sign out" });
      await expect(signOut).toHaveAttribute("href", "#/?autoLogout=true");
      await signOut.click();
      await expect(signIn.userName).toBeFocused();
      await expect.poll(async () => (await context.cookies()).map(({ name }) => name)).not.toContain("auth_info");
      await goToProvider(page);
      await provider.submit.click();
      await page.waitForURL("**/my-space/#/home");
    });
  });

  test("a code in a link signs nobody in: it is good in the browser that asked for it [SEC-24]", async ({
    page,
    newDevice,
    watch,
  }) => {
    watch.allow(/status of 401/);
    await goToProvider(page);
    const answered = page.waitForResponse((response) => response.url().endsWith("/acs"));
    await page.route("**/authentication/v2/login", (route) => route.abort());
    watch.allow(/net::ERR_FAILED/);
    await identityProvider(page).submit.click();
    const { location = "" } = (await answered).headers();
    const victim = await (await newDevice()).newPage();
    await victim.goto(location);
    await expect(victim.getByRole("main").getByRole("alert")).toContainText("sign you in through your organization");
    await expect(signInPage(victim).userName).toBeVisible();
  });

  test("its pages are sound in Spanish too; the other languages stand among all pages", async ({ page, context }) => {
    await appear(context, { language: "es", theme: "light" });
    const words = wordsIn("es");
    await page.goto("/login/#/sessionAlreadyExists");
    await expect(heading(page)).toHaveText(words.t("sso.existsTitle"));
    await expectNoAxeFaults(page, "sessionAlreadyExists (es)");
    await page.goto("about:blank");
    await page.goto("/login/");
    await expect(page.getByRole("link", { name: words.t("signIn.sso") })).toBeVisible();
    await expectNoAxeFaults(page, "first step with single sign-on (es)");
  });
});
