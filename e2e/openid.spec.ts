import { signInByCalls } from "./support/accounts.ts";
import { sidewaysScroll } from "./support/texts.ts";
import { expectNoAxeFaults } from "./support/axe.ts";
import { giveAuthenticator } from "./support/passkeys.ts";
import { type DemoApp, startDemoApp } from "./support/demo-app.ts";
import { signInPage } from "./support/sign-in.ts";
import { origin } from "./support/test-server.ts";
import { expect, test } from "./support/test.ts";

/** The promise: one sign-in for the suite and for other applications, and one sign-out for all of them. */
test.describe("an application that signs in by OpenID", () => {
  // They share the one address at which the application is registered.
  test.describe.configure({ mode: "serial" });
  let app: DemoApp;

  test.beforeAll(async () => {
    app = await startDemoApp(origin());
  });
  test.afterAll(() => app.close());

  test(
    "signs in here, again without asking, and out by both channels [SSO-005, LOGIN-003, LOGOUT-001, SEC-20]",
    { tag: "@services" },
    async ({ page, way, somebody }) => {
      const userName = await somebody("Agent");
      const heading = page.getByRole("heading", { level: 1 });
      await page.goto(`${app.url}/sign-in`);
      await signInPage(page).complete(userName);
      await expect(heading).toHaveText(`Hello ${userName}`);
      expect(await app.isSignedIn()).toBe(true);

      await page.goto(`${app.url}/sign-in`);
      await expect(heading).toHaveText(`Hello ${userName}`);
      const [first = 0, second = 0] = await way.served();
      expect(first).toBeGreaterThan(0);
      expect(second).toBeGreaterThan(0);

      await page.goto(`${app.url}/sign-out`);
      await expect(heading).toHaveText("Signed out, goodbye");
      expect(app.frontchannel.at(-1)).toMatch(new RegExp(`^${origin()} [0-9a-f-]{36}$`));
      expect(app.backchannel).toHaveLength(1);
      expect(await app.isSignedIn()).toBe(false);

      await page.goto(`${app.url}/sign-in`);
      await expect(signInPage(page).userName).toBeVisible();
    },
  );

  test("hears of the sign-out from a page of another site too [LOGOUT-004, SEC-20]", async ({ page, somebody }) => {
    const heading = page.getByRole("heading", { level: 1 });
    await page.goto(`${app.otherUrl}/sign-in`);
    await signInPage(page).complete(await somebody("Agent"));
    await expect(heading).toContainText("Hello");
    const before = app.frontchannel.length;
    await page.goto("/login/#/logout");
    await expect.poll(() => app.frontchannel.length).toBe(before + 1);
    await page.waitForURL("**/login/#/");
    expect(await app.isSignedIn()).toBe(false);
  });

  test("hears why somebody may not sign in, and is found by the region picker", async ({ page, watch, somebody }) => {
    await test.step("hears that somebody may not sign in, and why [SSO-006, SSO-007]", async () => {
      await page.goto(`${app.url}/sign-in`);
      await signInPage(page).identify("locked@acme.test");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText(
        "access_denied: platform_user_manager_service_145",
      );
    });

    await test.step("is told nothing when its address is not registered; the person reads why [SSO-012, LOGIN-089]", async () => {
      watch.allow(/status of 400 .*openid\/authorize/);
      const request = {
        client_id: "demo-app",
        redirect_uri: "http://evil.test/",
        response_type: "code",
        scope: "openid",
      };
      await page.goto(`/login/?${new URLSearchParams(request).toString()}`);
      await expect(page.getByText("The application’s sign-in request isn’t valid.")).toBeVisible();
      await page.goto("/login/?scope=openid#/");
      await expect(page.getByText("Missing required parameter: redirect uri")).toBeVisible();
    });

    await test.step("is reached by way of the region picker [SSO-001]", async () => {
      const userName = await somebody("Agent");
      await page.goto("/login/#/authorize");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("Choose your location");
      await expect(page.getByRole("button", { name: /Location/ })).toContainText("na1");
      await expectNoAxeFaults(page, "region picker");
      await page.getByLabel("Username").fill(userName);
      await page.getByRole("button", { name: "Next" }).click();
      await expect(page).toHaveURL(/\/login\/\?userName=/);
      await expect(page.getByLabel("Username")).toHaveValue(userName);
    });
  });

  test("gets nothing before the person allows it, on pages for everybody", async ({ page, context, somebody }) => {
    const userName = await somebody("Agent");
    await signInByCalls(context, userName);
    const heading = page.getByRole("heading", { level: 1 });
    const showsNoFault = async (what: string): Promise<void> => {
      for (const width of [1440, 320]) {
        await page.setViewportSize({ width, height: 900 });
        expect(await sidewaysScroll(page), `${what} at ${width}`).toBe(0);
        await expectNoAxeFaults(page, `${what} at ${width}`);
      }
    };
    await page.goto(`${app.url}/sign-in?prompt=consent`);
    await expect(heading).toHaveText("Demo App wants to access your account");
    await expect(heading).toBeFocused();
    await showsNoFault("consent");
    await page.getByRole("button", { name: "Don’t allow" }).click();
    await expect(heading).toHaveText("access_denied:");
    await page.goto(`${app.url}/sign-in?prompt=consent`);
    await page.getByRole("button", { name: "Allow", exact: true }).click();
    await expect(heading).toHaveText(`Hello ${userName}`);

    await page.goto("/openid/end-session?client_id=demo-app");
    await expect(heading).toHaveText("Sign out?");
    await expect(heading).toBeFocused();
    await showsNoFault("sign-out");
    await page.getByRole("button", { name: "Sign out" }).click();
    await expect(heading).toHaveText("You’re signed out");
    await expect(page.getByText("Demo App")).toBeVisible();
    await showsNoFault("signed out");
    expect(await app.isSignedIn()).toBe(false);
  });

  test("signs in who comes back from their identity provider, by the first step and by its offer [LOGIN-032, LOGIN-009, SSO-005]", async ({
    page,
    context,
  }) => {
    const heading = page.getByRole("heading", { level: 1 });
    const confirm = page.getByRole("button", { name: "Sign in", exact: true });
    await page.goto(`${app.url}/sign-in`);
    await signInPage(page).identify("sso@acme.test");
    await page.waitForURL("**/demo/identity-provider?*");
    await confirm.click();
    await expect(heading).toHaveText("Hello sso@acme.test");
    expect(await app.isSignedIn()).toBe(true);

    await context.clearCookies();
    await page.goto(`${app.url}/sign-in?prompt=login`);
    await page.getByRole("link", { name: "Use single sign-on" }).click();
    await page.waitForURL("**/demo/identity-provider?*");
    await confirm.click();
    await expect(heading).toHaveText("Hello sso@acme.test");
  });

  test("signs in who has a passkey, without a name [SEC-10, SSO-005]", async ({ page, signedIn, somebody }) => {
    await giveAuthenticator(page);
    const userName = await somebody("Agent");
    await signedIn(userName);
    await page.goto("/my-space/#/security");
    await page.getByRole("button", { name: "Add a passkey" }).click();
    await expect(page.getByText("not used yet")).toBeVisible();
    // First off the page, which leaves by itself once its session is gone.
    await page.goto("about:blank");
    await page.context().clearCookies();
    await page.goto(`${app.url}/sign-in`);
    await page.getByRole("button", { name: "Sign in with a passkey" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(`Hello ${userName}`);
    expect(await app.isSignedIn()).toBe(true);
  });
});
