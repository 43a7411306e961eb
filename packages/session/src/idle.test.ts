import { expect, test } from "vitest";
import { createBrowser, createClock, createServer } from "../test/world.ts";
import { watchIdle } from "./idle.ts";

const minute = 60_000;
const second = 1_000;

/** Tabs of one signed-in person whose tenant ends idle sessions after some minutes. */
const openTabs = async (sessionTimeout: number, count = 1) => {
  const clock = createClock();
  // Long tokens, so that nothing but idleness happens.
  const server = createServer(clock, { sessionTimeout, tokenMinutes: 470, latency: () => 0 });
  const browser = createBrowser(clock, server);
  browser.auth.write(server.issue());
  const tabs = Array.from({ length: count }, () => browser.openTab());
  for (const { session } of tabs) session.start();
  await clock.pass(0);
  return { browser, clock, server, tabs, tab: tabs[0] ?? browser.openTab() };
};
const types = ({ events }: { readonly events: readonly { readonly type: string }[] }) => events.map(({ type }) => type);

test("nobody there for the tenant's minutes: a warning 60 s before, then signed out [LOGOUT-024] [LOGOUT-037]", async () => {
  const { browser, clock, tab } = await openTabs(15);
  await clock.pass(14 * minute - second);
  expect(tab.events).toEqual([]);
  await clock.pass(second);
  expect(tab.events).toMatchObject([{ type: "IDLE_WARNING", endsAt: clock.now() + minute }]);
  await clock.pass(minute);
  expect(tab.events.at(-1)).toEqual({ type: "SIGNED_OUT", reason: "idle" });
  expect(browser.auth.read()).toBeUndefined();
});

test("0 minutes: the session never ends for idleness [LOGOUT-037]", async () => {
  const { clock, tab } = await openTabs(0);
  await clock.pass(7 * 60 * minute);
  expect(tab.events).toEqual([]);
});

test("activity in one tab keeps all alive, and is written at most once a second", async () => {
  const { browser, clock, tab, tabs } = await openTabs(15, 2);
  for (let step = 0; step < 60; step += 1) {
    await clock.pass(minute);
    tab.act();
  }
  expect(tabs.map(types)).toEqual([[], []]);
  const written = browser.cookies.read("last_activity");
  await clock.pass(second / 2);
  tab.act();
  expect(browser.cookies.read("last_activity")).toBe(written);
  await clock.pass(second / 2);
  tab.act();
  expect(browser.cookies.read("last_activity")).not.toBe(written);
});

test("one click to stay takes the warning away in every tab", async () => {
  const { clock, tabs } = await openTabs(15, 2);
  await clock.pass(14 * minute + 30 * second);
  const warning = tabs[1]?.events[0];
  if (warning?.type === "IDLE_WARNING") warning.stay();
  await clock.pass(second);
  expect(tabs.map(types)).toEqual([
    ["IDLE_WARNING", "IDLE_RESUMED"],
    ["IDLE_WARNING", "IDLE_RESUMED"],
  ]);
  await clock.pass(13 * minute);
  expect(tabs.map(({ events }) => events.length)).toEqual([2, 2]);
});

test("while the warning is up, a moved pointer is not an answer", async () => {
  const { clock, tab } = await openTabs(15);
  await clock.pass(14 * minute + 30 * second);
  tab.act();
  await clock.pass(30 * second);
  expect(types(tab)).toEqual(["IDLE_WARNING", "SIGNED_OUT"]);
});

test("a session of one minute is warned halfway", async () => {
  const { clock, tab } = await openTabs(1);
  await clock.pass(29 * second);
  expect(types(tab)).toEqual([]);
  await clock.pass(second);
  expect(types(tab)).toEqual(["IDLE_WARNING"]);
});

test("a page opened after the minutes have passed is signed out at once", async () => {
  const { browser, clock, tab } = await openTabs(15);
  tab.session.stop();
  await clock.pass(16 * minute);
  const late = browser.openTab();
  late.session.start();
  await clock.pass(second);
  expect(late.events).toEqual([{ type: "SIGNED_OUT", reason: "idle" }]);
});

test("a click that comes after the end, as when the machine has slept, does not revive the session", async () => {
  const { browser, clock, tab } = await openTabs(15);
  browser.cookies.write("last_activity", String(clock.now() - 20 * minute), 60);
  tab.session.stay();
  await clock.pass(0);
  expect(tab.events.at(-1)).toEqual({ type: "SIGNED_OUT", reason: "idle" });
});

test("a message of activity counts before its cookie has arrived in this tab", async () => {
  const clock = createClock();
  const heard: string[] = [];
  const startedAt = clock.now();
  const idle = watchIdle({
    timeoutMinutes: 15,
    clock,
    // The cookie of the other tab is still on its way.
    lastActivity: { read: () => startedAt, write: () => undefined, clear: () => undefined },
    watchActivity: () => () => undefined,
    onActivity: () => undefined,
    onWarning: () => heard.push("warning"),
    onResumed: () => heard.push("resumed"),
    onIdle: () => heard.push("idle"),
  });
  await clock.pass(14 * minute + 30 * second);
  idle.hear(clock.now());
  expect(heard).toEqual(["warning", "resumed"]);
});

test("an open page asks every 30 s, by the cookie, whether somebody was there in any tab [LOGOUT-038]", async () => {
  const { browser, clock, server, tab } = await openTabs(15);
  const startedAt = Number(browser.cookies.read("last_activity"));
  expect(startedAt).toBe(clock.now());
  await clock.pass(14 * minute + second);
  expect(types(tab)).toEqual(["IDLE_WARNING"]);
  // Written by a tab whose message never came: the next check reads it.
  browser.cookies.write("last_activity", String(clock.now()), 60 * 60);
  await clock.pass(28 * second);
  expect(types(tab)).toEqual(["IDLE_WARNING"]);
  await clock.pass(2 * second);
  expect(types(tab)).toEqual(["IDLE_WARNING", "IDLE_RESUMED"]);
  // The end is counted from the time in the cookie.
  await clock.pass(14 * minute);
  expect(types(tab)).toEqual(["IDLE_WARNING", "IDLE_RESUMED", "IDLE_WARNING"]);
  expect(server.requests.filter((path) => path.endsWith("/session/activity"))).toEqual([]);
});

test("the server is told once a minute that somebody is there, and not at all while nobody is [SEC-19]", async () => {
  const { clock, server, tab } = await openTabs(15);
  const told = (requests: readonly string[]) => requests.filter((path) => path.endsWith("/session/activity")).length;
  await clock.pass(10 * minute);
  expect(told(server.requests)).toBe(0);
  for (let step = 0; step < 120; step += 1) {
    await clock.pass(second);
    tab.act();
  }
  expect(told(server.requests)).toBe(2);
  expect(told(server.unattendedRequests)).toBe(0);
});
