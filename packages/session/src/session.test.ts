import { keptScheduleKey } from "@evolve/contracts/kept-schedule";
import { tenantProperties } from "@evolve/contracts/tenants";
import { expect, test } from "vitest";
import { createBrowser, createClock, createServer, type ServerOptions } from "../test/world.ts";

const minute = 60_000;
const second = 1_000;

const createSetting = (options: ServerOptions = {}) => {
  const clock = createClock();
  const server = createServer(clock, options);
  const browser = createBrowser(clock, server);
  const openSignedIn = () => {
    if (browser.auth.read() === undefined) browser.auth.write(server.issue());
    const tab = browser.openTab();
    expect(tab.session.start()).toBe(true);
    return tab;
  };
  const types = (tab: { readonly events: readonly { readonly type: string }[] }) => tab.events.map(({ type }) => type);
  return { browser, clock, openSignedIn, server, types };
};

test("signing in exchanges the id_token, fills the cookie for 8 hours and starts nothing by itself [LOGIN-092]", async () => {
  const { browser, clock, server } = createSetting();
  const { session } = browser.openTab();
  expect(session.start()).toBe(false);
  const signedIn = session.signIn({ id_token: "u7" });
  await clock.pass(second);
  expect(browser.auth.read()).toEqual(await signedIn);
  expect(server.requests).toEqual(["/public/authentication/v1/token"]);
  await clock.pass(8 * 60 * minute);
  expect(browser.auth.read()).toBeUndefined();
});

test("a schedule that was kept goes with the session: when it has run out unseen, and when somebody signs in", async () => {
  const { browser, clock } = createSetting();
  const { session } = browser.openTab();
  browser.stored.set(keptScheduleKey, "{}");
  expect(session.start()).toBe(false);
  expect(browser.stored.size).toBe(0);
  browser.stored.set(keptScheduleKey, "{}");
  const signedIn = session.signIn({ id_token: "u7" });
  await clock.pass(second);
  await signedIn;
  expect(browser.stored.size).toBe(0);
});

test("the token is exchanged 5 minutes before its end, and again [LOGOUT-023]", async () => {
  const { clock, openSignedIn, server, types } = createSetting();
  const tab = openSignedIn();
  await clock.pass(10 * minute - second);
  expect(server.exchanges).toEqual([]);
  await clock.pass(2 * second);
  expect(server.exchanges).toEqual([1]);
  await clock.pass(10 * minute + second);
  expect(server.exchanges).toEqual([1, 1]);
  expect(types(tab)).toEqual(["REFRESHED", "REFRESHED"]);
});

test("a token that lives less than ten minutes is exchanged halfway, not without end", async () => {
  const { clock, openSignedIn, server } = createSetting({ tokenMinutes: 2 });
  openSignedIn();
  await clock.pass(5 * minute);
  expect(server.exchanges.length).toBe(4);
});

test("a wrong clock of the browser costs one early exchange, no more", async () => {
  const { browser, clock, server } = createSetting();
  browser.auth.write({ ...server.issue(), accessTokenExpiry: clock.now() / 1_000 - 7_200 });
  browser.openTab().session.start();
  await clock.pass(9 * minute);
  expect(server.exchanges).toEqual([1]);
});

test("a failing refresh is tried again 5 times at 5 s, then the session ends [LOGOUT-025]", async () => {
  const { browser, clock, openSignedIn, server, types } = createSetting({
    fate: () => "unreachable",
    latency: () => 0,
  });
  const tab = openSignedIn();
  await clock.pass(10 * minute + 24 * second);
  expect(types(tab)).toEqual([]);
  await clock.pass(2 * second);
  expect(tab.events).toEqual([{ type: "SIGNED_OUT", reason: "expired" }]);
  expect(server.requests.filter((path) => path.endsWith("/refresh")).length).toBe(6);
  expect(browser.auth.read()).toBeUndefined();
});

test("a refresh that the server definitely refuses ends the session at once, in all tabs", async () => {
  const { clock, openSignedIn, server } = createSetting();
  const tabs = [openSignedIn(), openSignedIn()];
  await clock.pass(second);
  server.endSession();
  await clock.pass(10 * minute + second);
  const end = [{ type: "SIGNED_OUT", reason: "expired" }];
  expect(tabs.map(({ events }) => events)).toEqual([end, end]);
  expect(server.exchanges).toEqual([1]);
});

test("another role after a refresh is told in every tab", async () => {
  const { clock, openSignedIn, server, types } = createSetting();
  const tabs = [openSignedIn(), openSignedIn()];
  server.changeRole("r2");
  await clock.pass(11 * minute);
  for (const tab of tabs) expect(types(tab).filter((type) => type === "ROLE_CHANGED").length).toBe(1);
});

test("a call with an expired token refreshes and succeeds; after the session's end it is told", async () => {
  const { browser, clock, server } = createSetting();
  browser.auth.write(server.issue());
  const tab = browser.openTab();
  await clock.pass(16 * minute);
  tab.session.start();
  const answer = tab.client.call(tenantProperties, { query: {} });
  await clock.pass(second);
  expect(await answer).toEqual({ sessionTimeout: 0 });
  server.endSession();
  const refused = expect(tab.client.call(tenantProperties, { query: {} })).rejects.toThrow("SIGNED_OUT");
  await clock.pass(second);
  await refused;
  expect(tab.events.at(-1)).toEqual({ type: "SIGNED_OUT", reason: "expired" });
});

test("a connection that finds the token expired raises TOKEN_EXPIRED, and another token comes [NOTE-009]", async () => {
  const { browser, clock, server } = createSetting();
  browser.auth.write(server.issue());
  const tab = browser.openTab();
  tab.session.start();
  const held = browser.auth.read()?.token;
  tab.session.reportExpired();
  await clock.pass(second);
  expect(tab.events).toEqual([{ type: "TOKEN_EXPIRED" }, { type: "REFRESHED" }]);
  expect(browser.auth.read()?.token).not.toBe(held);
});

test("signing out ends it at the server, in all tabs, and leaves nothing of the person behind [LOGOUT-029]", async () => {
  const { browser, clock, openSignedIn, server } = createSetting({ sessionTimeout: 15 });
  const tabs = [openSignedIn(), openSignedIn()];
  await clock.pass(second);
  for (const key of ["token", "permissions", "user", "brandingProfile", keptScheduleKey, "unrelated"])
    browser.stored.set(key, "x");
  browser.cookies.write("token_exchange", "x", 60);
  const done = tabs[0]?.session.signOut();
  await clock.pass(second);
  await done;
  const end = [{ type: "SIGNED_OUT", reason: "user" }];
  expect(tabs.map(({ events }) => events)).toEqual([end, end]);
  expect(["auth_info", "last_activity", "token_exchange"].some(browser.cookies.has)).toBe(false);
  expect([...browser.stored.keys()]).toEqual(["unrelated"]);
  expect(server.requests.filter((path) => path.endsWith("/logout")).length).toBe(1);
  await clock.pass(60 * minute);
  expect(server.exchanges).toEqual([]);
});

test("signing out while a refresh is on its way does not sign in again", async () => {
  const { browser, clock, openSignedIn } = createSetting({ latency: () => 500 });
  const tab = openSignedIn();
  await clock.pass(10 * minute + 100);
  const done = tab.session.signOut();
  await clock.pass(minute);
  await done;
  expect(browser.auth.read()).toBeUndefined();
});

test("somebody else's sign-in in another tab is told", async () => {
  const { browser, clock, openSignedIn, types } = createSetting();
  const tab = openSignedIn();
  const other = browser.openTab().session.signIn({ id_token: "somebody-else" });
  await clock.pass(second);
  await other;
  expect(types(tab)).toEqual(["USER_CHANGED"]);
});
