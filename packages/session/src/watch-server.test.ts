import { expect, test } from "vitest";
import { createBrowser, createClock, createServer, type ServerOptions } from "../test/world.ts";

const second = 1_000;

const open = (news: NonNullable<ServerOptions["news"]>) => {
  const clock = createClock();
  const server = createServer(clock, { news });
  const browser = createBrowser(clock, server);
  browser.auth.write(server.issue());
  const tab = browser.openTab();
  tab.session.start();
  const watches = () => server.requests.filter((path) => path.includes("/session/watch")).length;
  return { browser, clock, server, tab, watches };
};

test("a session that was ended elsewhere ends here, and nothing of it is left [LOGOUT-001]", async () => {
  const { browser, clock, tab } = open(["live", "ended"]);
  browser.stored.set("token", "t");
  browser.cookies.write("token_exchange", "x", 60);
  await clock.pass(4 * second);
  expect(tab.events).toEqual([{ type: "SIGNED_OUT", reason: "expired" }]);
  expect(browser.auth.read()).toBeUndefined();
  expect(browser.stored.size).toBe(0);
  expect(browser.cookies.has("token_exchange")).toBe(false);
});

test("the other tabs of the browser hear of it too", async () => {
  const { browser, clock } = open(["ended"]);
  const other = browser.openTab();
  other.session.start();
  await clock.pass(4 * second);
  expect(other.events).toContainEqual({ type: "SIGNED_OUT", reason: "expired" });
});

test("a change of the user fetches a new token, and another role in it reloads the page", async () => {
  const { clock, server, tab } = open(["changed"]);
  server.changeRole("r2");
  await clock.pass(4 * second);
  expect(server.exchanges).toEqual([1]);
  expect(tab.events.map(({ type }) => type)).toEqual(["ROLE_CHANGED", "REFRESHED"]);
});

test("a user who has signed in again is not told of the end of an earlier session", async () => {
  const { browser, clock, server, tab } = open(["ended"]);
  await clock.pass(second + 10);
  browser.auth.write({ ...server.issue(), sessionId: "s2" });
  await clock.pass(4 * second);
  expect(tab.events).toEqual([]);
});

test("a server that cannot be reached is asked again, less often; one that refuses the session is not", async () => {
  const { clock, server, tab, watches } = open(["unreachable", "unreachable", "live", "live"]);
  await clock.pass(2 * second);
  expect(watches()).toBe(1);
  await clock.pass(19.5 * second);
  expect(watches()).toBe(3);
  server.endSession();
  await clock.pass(3 * second);
  expect(tab.events).toEqual([{ type: "SIGNED_OUT", reason: "expired" }]);
  const before = watches();
  await clock.pass(60 * second);
  expect(watches()).toBe(before);
});
