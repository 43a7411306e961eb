import { holdTokens, signInByCalls, tokensOf } from "./support/accounts.ts";
import { openFrame } from "./support/frames.ts";
import { greeting, shellOf } from "./support/shell.ts";
import { signInPage } from "./support/sign-in.ts";
import { origin, originOf } from "./support/test-server.ts";
import { expect, test } from "./support/test.ts";

const framed = (route: string, at = origin()) => `${at}/login/#/${route}`;

/** The promise: sibling apps of allowed hosts can ask about the session; nobody else can, and nobody can frame the form. */
test.describe("message frames", () => {
  test("the session frame gives the token to an allowed page, and tells it of the end [LOGOUT-005, LOGOUT-007]", async ({
    page,
    context,
    somebody,
  }) => {
    const { accessToken } = await signInByCalls(context, await somebody("Agent"));
    await page.goto("/login/#/error");
    const session = await openFrame(page, framed("sessionFrame"));
    await expect.poll(session.heard).toEqual([{ messageType: "ready", frame: "sessionFrame" }]);
    await session.post({ messageType: "unheardOf" });
    await session.post({ messageType: "getSession" });
    await expect.poll(session.heard).toContainEqual({ messageType: "session", token: accessToken });
    const tab = await context.newPage();
    await tab.goto("/login/#/logout");
    await expect.poll(session.heard).toContainEqual({ messageType: "session", token: null });
  });

  test("the shell on another host than the tenant's base ends with the session there [SIDE-010]", async ({
    page,
    context,
    somebody,
  }) => {
    const base = originOf("acme.localhost");
    const other = originOf("shell.acme.localhost");
    await page.route("**/navigation_data/v1/shell-settings*", async (route) => {
      // Only the browser knows that every host below localhost is this machine.
      const response = await route.fetch({ url: route.request().url().replace(other, origin()) });
      const settings = (await response.json()) as { baseUrls: object };
      await route.fulfill({ response, json: { ...settings, baseUrls: { ...settings.baseUrls, niceBaseUrl: base } } });
    });
    const person = await somebody("Agent");
    // A session of its own at each: the server tells the shell of nothing when the other one ends.
    await holdTokens(context, await tokensOf(context, person), base);
    await holdTokens(context, await tokensOf(context, person), other);
    const answered = page.waitForEvent("console", { predicate: (message) => message.text() === "session told" });
    await page.addInitScript(() => {
      addEventListener("message", ({ data }: MessageEvent<{ messageType?: string; token?: unknown }>) => {
        if (data.messageType === "session" && typeof data.token === "string") console.info("session told");
      });
    });
    await shellOf(page).open(`${other}/my-space/#/home`, greeting);
    await expect(page.locator("iframe")).toHaveAttribute("src", `${base}/login/#/sessionFrame`);
    await answered;
    const tab = await context.newPage();
    await tab.goto(`${base}/login/#/logout`);
    await page.waitForURL(`${other}/login/**`);
  });

  test("the frames of other hosts tell no token", async ({ page, context, somebody, watch }) => {
    await test.step("a page of another allowed site may ask, and the browser keeps this one's cookies from it [LOGOUT-013]", async () => {
      await signInByCalls(context, await somebody("Agent"));
      await page.goto(framed("error", originOf("acme.localhost")));
      const session = await openFrame(page, framed("sessionFrame"));
      await expect.poll(session.heard).toHaveLength(1);
      await session.post({ messageType: "getSession" });
      await expect.poll(session.heard).toContainEqual({ messageType: "session", token: null });
    });

    await test.step("the branding host's frame tells its brand and whether somebody is signed in, and no token [LOGOUT-006]", async () => {
      const at = originOf("globex.localhost");
      await holdTokens(context, await signInByCalls(context, "agent@globex.test"), at);
      await page.goto(framed("error", at));
      const host = await openFrame(page, framed("brandingHostSessionFrame", at));
      await expect.poll(host.heard).toHaveLength(1);
      await host.post({ messageType: "getBrandingHost" });
      await expect.poll(host.heard).toContainEqual({
        messageType: "brandingHost",
        host: new URL(at).host,
        brandName: "Globex Support",
        isSignedIn: true,
      });
    });

    await test.step("a site that is not allowed can frame none of them [SEC-25]", async () => {
      watch.allow(/frame-ancestors|ERR_BLOCKED_BY_RESPONSE/);
      // The address of the same server, but no allowed domain of it.
      await page.goto(`${originOf("127.0.0.1")}/login/#/error`);
      const refused = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors"));
      const session = await openFrame(page, framed("sessionFrame"));
      await refused;
      expect(await session.heard()).toEqual([]);
    });
  });

  test("the frames of a page show no form and keep nothing but tokens", async ({ page, context }) => {
    await test.step("opened as a page, a frame's address leads to sign-in", async () => {
      await page.goto("/login/#/sessionFrame");
      await expect(signInPage(page).userName).toBeFocused();
      await expect(page).toHaveURL(/\/login\/#\/$/);
    });

    await test.step("the login-token frame keeps what looks like a token, in a cookie, and nothing else [LOGIN-021, LOGOUT-014, LOGOUT-022]", async () => {
      await page.goto("about:blank");
      await page.goto("/login/#/error");
      const frame = await openFrame(page, framed("loginTokenIframe"));
      await expect.poll(frame.heard).toHaveLength(1);
      const kept = async () => (await context.cookies()).find(({ name }) => name === "token_exchange")?.value;
      for (const token of ["no token", "a.b", 7, null]) await frame.post({ messageType: "loginToken", token });
      await expect.poll(frame.heard).toHaveLength(5);
      expect(await kept()).toBeUndefined();
      await frame.post({ messageType: "loginToken", token: "aGVhZA.Ym9keQ.c2ln" });
      await expect.poll(frame.heard).toContainEqual({ messageType: "loginTokenStored", isStored: true });
      expect(JSON.parse(atob(decodeURIComponent((await kept()) ?? "")))).toEqual({ accessToken: "aGVhZA.Ym9keQ.c2ln" });
    });

    await test.step("a frame never shows the sign-in form, not even after the address has changed [SEC-25]", async () => {
      const opened = await openFrame(page, framed(""));
      await expect(opened.frame.locator("#root")).toBeEmpty();
      const password = await openFrame(page, framed("setPasswordIframe?email=a%40acme.test&token=none"));
      await expect(password.frame.getByRole("heading", { level: 1 })).toHaveText("Invitation expired");
      await password.frame.getByRole("link", { name: "Back to Login" }).click();
      await expect(password.frame.locator("#root")).toBeEmpty();
    });
  });
});
