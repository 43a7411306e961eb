import { holdTokens, signInByCalls } from "./support/accounts.ts";
import { greeting, shellOf } from "./support/shell.ts";
import { signInPage } from "./support/sign-in.ts";
import { origin, originOf } from "./support/test-server.ts";
import { type BrowserContext, expect, type Page, test } from "./support/test.ts";

const home = "/my-space/#/home";
const logoutCall = "/public/authentication/v1/logout";

/** A page of the suite that waits to hear from the server. */
const openWatching = async (page: Page, at: string): Promise<void> => {
  const watching = page.waitForRequest((request) => request.url().includes("/user/v1/session/watch"));
  await shellOf(page).open(at + home, greeting);
  await watching;
};

/** Whichever node answers: one that has served the session hears of its end a moment after the node that ended it. */
const expectEnded = async (context: BrowserContext, accessToken: string): Promise<void> => {
  const headers = { authorization: `Bearer ${accessToken}` };
  const status = async () => (await context.request.get("/user/current/clientgeneralinfo", { headers })).status();
  await expect.poll(status).toBe(401);
};

const siblings = (page: Page) => page.getByRole("list", { name: "Applications" }).getByRole("listitem");

/** The promise: who signs out is out, everywhere, and is told the truth about it. */
test(
  "signing out at one app takes all siblings along at once, with third-party cookies blocked [LOGOUT-001]",
  { tag: "@services" },
  async ({ page, context, somebody, watch }) => {
    watch.allow(/status of 401/);
    // Three sites to a browser: no cookie, storage or tab of one reaches another, so only the server can tell them.
    const [own, ...others] = [origin(), originOf("acme.localhost"), originOf("127.0.0.1")] as const;
    const tokens = await signInByCalls(context, await somebody("Agent"), own);
    const pages = [];
    for (const at of others) {
      await holdTokens(context, tokens, at);
      const sibling = await context.newPage();
      const cdp = await context.newCDPSession(sibling);
      await cdp.send("Network.setCookieControls", { enableThirdPartyCookieRestriction: true });
      await openWatching(sibling, at);
      pages.push(sibling);
    }
    // Of the tabs of one site one waits for all.
    await openWatching(page, own);
    const tab = await context.newPage();
    await shellOf(tab).open(own + home, greeting);
    await shellOf(page).logOut();
    for (const sibling of [...pages, tab]) await expect(sibling).toHaveURL(/\/login\/#\/\?autoLogout=true$/);
    await page.waitForURL(`${own}/login/#/`);
    const left = (await context.cookies()).filter(({ name }) => name === "auth_info");
    expect(left).toEqual([]);
  },
);

test(
  "signing out is within reach everywhere, and nobody is signed out unasked",
  { tag: "@services" },
  async ({ page, context, somebody }) => {
    const shell = shellOf(page);
    const signIn = signInPage(page);
    const cookies = async () => (await context.cookies()).map(({ name }) => name);
    const { accessToken } = await signInByCalls(context, "admin@acme.test");

    await test.step("it is within reach on every screen [SEC-22]", async () => {
      for (const address of ["/admin/#/users", home, "/my-space/#/security"]) {
        await shell.open(address);
        await shell.userMenu.click();
        await expect(page.getByRole("menuitem", { name: "Logout" })).toBeVisible();
        await page.keyboard.press("Escape");
        await expect(page.getByRole("menu")).toHaveCount(0);
      }
    });

    await test.step("it asks first; No stays, Yes hands the token to the sign-out page [LOGOUT-008, LOGOUT-011, LOGOUT-012]", async () => {
      await shell.chooseFromUserMenu("Logout");
      const question = page.getByRole("alertdialog", { name: "Log Out?" });
      await expect(question).toContainText(
        "You may have other applications open. These applications will continue to run after you log out.",
      );
      await expect(question).toContainText("Do you still want to log out?");
      await expect(question.getByRole("button", { name: "No" })).toBeFocused();
      await page.keyboard.press("Enter");
      await expect(question).toHaveCount(0);
      await expect(shell.heading).toHaveText("Security");

      await shell.chooseFromUserMenu("Logout");
      const leaving = page.waitForRequest(
        (request) => request.isNavigationRequest() && request.url().includes("/login/"),
      );
      await question.getByRole("button", { name: "Yes" }).click();
      const { cookie = "" } = await (await leaving).allHeaders();
      const handedOver = /token_exchange=([^;]+)/.exec(cookie)?.[1] ?? "";
      expect(JSON.parse(atob(decodeURIComponent(handedOver)))).toEqual({ accessToken });
      await expect(signIn.userName).toBeFocused();
      expect(await cookies()).not.toContain("token_exchange");
    });

    await test.step("it is within reach where there is no screen [SEC-22]", async () => {
      await signInByCalls(context, await somebody("Agent"));
      await page.goto("/login/#/insufficientPrivileges");
      await page.getByRole("button", { name: "Sign out" }).click();
      await page.waitForURL("**/login/#/");
      await expect.poll(cookies).not.toContain("auth_info");
    });

    await test.step("a link of another site asks before it signs anybody out [SEC-24]", async () => {
      await signInByCalls(context, await somebody("Agent"));
      const elsewhere = originOf("127.0.0.1");
      const follow = async (path: string): Promise<void> => {
        await page.goto(`${elsewhere}/login/`);
        await page.evaluate((address) => location.assign(address), `${origin()}/login/#${path}`);
        await expect(page.getByRole("heading", { name: "Sign out?" })).toBeVisible();
      };
      await follow("/globalLogout");
      await page.getByRole("button", { name: "Stay signed in" }).click();
      await page.waitForURL(`${origin()}${home}`);
      await follow("/logout");
      await page.getByRole("button", { name: "Sign out" }).click();
      await page.waitForURL(`${origin()}/login/#/`);
      await expect.poll(cookies).not.toContain("auth_info");
    });
  },
);

test(
  "the sign-out page says what has ended and what has not",
  { tag: "@services" },
  async ({ page, context, somebody, way, watch }) => {
    await test.step("asks the apps of this host, which all confirm, and leads to sign-in [LOGOUT-003, LOGOUT-004, LOGOUT-009]", async () => {
      await signInByCalls(context, await somebody("Agent"));
      const framed: string[] = [];
      page.on("frameattached", (frame) => framed.push(frame.parentFrame() === page.mainFrame() ? "sibling" : "other"));
      await page.goto("/login/#/logout?embeddedClient=true&autoLogout=true");
      await page.waitForURL("**/login/#/?autoLogout=true&embeddedClient=true");
      expect(framed).toEqual(["sibling", "sibling", "sibling"]);
      await expect(page.getByText("You were signed out automatically")).toBeVisible();
    });

    await test.step("never calls a session ended that the server has not ended, and can try again", async () => {
      watch.allow(/status of (500|401)/);
      const { accessToken } = await signInByCalls(context, await somebody("Agent"));
      await way.disturb({ answer: { path: logoutCall, status: 500 } });
      await page.goto("about:blank");
      await page.goto("/login/#/logout");
      await expect(page.getByRole("alert")).toContainText("the server didn’t confirm it");
      await expect(page.getByRole("heading", { level: 1 })).toHaveText("You’re signed out here");
      await expect(siblings(page).getByText("Signing out…")).toHaveCount(0);
      expect((await context.cookies()).map(({ name }) => name)).not.toContain("auth_info");
      await way.disturb({});
      // Even after a reload: the token is kept until the server has taken it.
      await page.reload();
      await page.waitForURL("**/login/#/");
      await expectEnded(context, accessToken);
    });

    await test.step("shows what each sibling answers, and waits 10 seconds at most for one that does not [LOGOUT-009, LOGOUT-010]", async () => {
      const { accessToken } = await signInByCalls(context, await somebody("Agent"));
      const frames = [
        // Another site to the browser, which keeps its cookies from the frame: it cannot confirm anything.
        { kind: "sibling", name: "contactCentre", url: `${originOf("acme.localhost")}/login/#/logoutFrame` },
        { kind: "sibling", name: "analytics", url: `${origin()}/login/#/logoutFrame` },
        { kind: "sibling", name: "dashboards", url: `${origin()}/login/#/nobodyIsHere` },
        { kind: "client", name: "Wallboard", url: `${originOf("acme.localhost")}/login/#/frontChannel` },
      ];
      await page.route("**/session/logout-frames", (route) => route.fulfill({ json: { frames } }));
      await page.clock.install();
      const ended = page.waitForResponse((response) => new URL(response.url()).pathname === logoutCall);
      await page.goto("about:blank");
      await page.goto("/login/#/logout");
      await expect(siblings(page)).toHaveText([
        "Contact centerNot confirmed",
        "AnalyticsSigned out",
        "DashboardsSigning out…",
        "WallboardSign-out requested",
      ]);
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      // The time that is skipped is the siblings', not the server's.
      await ended;
      await page.clock.fastForward("00:10");
      await page.waitForURL("**/login/#/");
      await expectEnded(context, accessToken);
    });
  },
);

test(
  "the global logout ends the session, also at the host of all areas",
  { tag: "@services" },
  async ({ page, context, somebody }) => {
    await test.step("ends the system-wide session by POST, and leads on to an allowed address alone [LOGOUT-002]", async () => {
      const after = `${originOf("acme.localhost")}/demo/news`;
      for (const [wanted, reached] of [
        [after, after],
        ["https://evil.test/", `${origin()}/login/#/`],
        ["javascript:alert(1)", `${origin()}/login/#/`],
      ] as const) {
        await signInByCalls(context, await somebody("Agent"));
        const isLoggedIn = async () =>
          ((await (await context.request.get("/public/user/cookie")).json()) as { loggedIn: boolean }).loggedIn;
        expect(await isLoggedIn()).toBe(true);
        await page.goto("about:blank");
        await page.goto(`/login/#/globalLogout?post_logout_redirect_uri=${encodeURIComponent(wanted)}`);
        await page.waitForURL(reached);
        expect(await isLoggedIn()).toBe(false);
      }
    });

    await test.step("at the host of all areas only three pages are within reach [ROUTE-002]", async () => {
      const at = originOf("cxone.localhost");
      for (const address of [
        "/login/",
        "/login/#/recoverPassword",
        "/login/#/error",
        "/login/#/nowhere",
        "/admin/#/users",
      ]) {
        await page.goto("about:blank");
        await page.goto(at + address);
        await page.waitForURL(`${at}/login/#/insufficientPrivileges`);
        await expect(page.getByRole("heading", { level: 1 })).toHaveText("You don’t have access");
      }
      await page.goto("about:blank");
      await page.goto(
        `${at}/login/#/globalLogout?post_logout_redirect_uri=${encodeURIComponent(`${origin()}/demo/news`)}`,
      );
      await page.waitForURL(`${origin()}/demo/news`);
    });
  },
);
