import type { Notification } from "@evolve/contracts/notifications";
import type { ServerFrame } from "@evolve/contracts/notification-frames";
import { createListeners, systemClock } from "@evolve/session";
import { expect, test } from "vitest";
import type { WireEvents } from "./notification-socket.ts";
import { unreadOf } from "./notification-state.ts";
import { createNotificationStore, type TabMessage } from "./notification-store.ts";

const noteOf = (sequence: number, more: Partial<Notification> = {}): Notification => ({
  notificationUuid: `note-${sequence}`,
  sequence,
  topic: "messages",
  title: `Note ${sequence}`,
  content: "",
  publisher: "Ada",
  publishDate: "2026-11-22T10:00:00Z",
  date: "Nov 22",
  linkURL: null,
  isRead: false,
  actions: [],
  ...more,
});

/** A browser: its tabs share a channel, a lock and the server's end of the wires. */
const createBrowser = () => {
  const tabs = new Set<{ hear: (message: TabMessage) => void }>();
  const waiting: (() => void)[] = [];
  let isLed = false;
  let dismissed: readonly string[] = [];
  const wires: {
    events: WireEvents;
    sent: { command: string; headers: Record<string, string>; payload?: unknown }[];
  }[] = [];
  const openTab = (userId = "ann") => {
    const own = createListeners<TabMessage>();
    const tab = { hear: own.emit };
    tabs.add(tab);
    const store = createNotificationStore({
      userId,
      clock: systemClock,
      channel: {
        post: (message) => {
          for (const other of tabs) if (other !== tab) other.hear(structuredClone(message));
        },
        listen: (listener) => {
          const stop = own.add(listener);
          return () => {
            stop();
            tabs.delete(tab);
          };
        },
      },
      lead: (action) => {
        const over = new AbortController();
        const take = () => {
          isLed = true;
          void action(over.signal).then(() => {
            isLed = false;
            waiting.shift()?.();
          });
        };
        if (isLed) waiting.push(take);
        else take();
        return () => over.abort();
      },
      open: (events) => {
        const wire: (typeof wires)[number] = { events, sent: [] };
        wires.push(wire);
        return { send: (text) => void wire.sent.push(JSON.parse(text) as never), close: () => undefined };
      },
      auth: () => ({
        token: "token",
        tokenExpirationTimeSec: Date.now() / 1_000 + 900,
        refreshToken: "",
        refreshTokenExpirationTimeSec: 0,
        sessionId: "",
      }),
      interval: 1,
      locale: "en-US",
      timeZone: "UTC",
      dismissed: { read: () => dismissed, write: (ids) => (dismissed = ids) },
      onTokenExpired: () => undefined,
    });
    return store;
  };
  const receive = (frame: ServerFrame) => wires.at(-1)?.events.received(JSON.stringify(frame));
  const connected = (sequence: number, notifications: Notification[], isWhole = true) => {
    wires.at(-1)?.events.opened();
    receive({
      command: "CONNECTED",
      headers: {},
      payload: { sequence, unreadCount: 0, isWhole, notifications, broadcasts: [] },
    });
  };
  const push = (sequence: number, notifications: Notification[]) =>
    receive({
      command: "NOTIFICATION",
      headers: {},
      payload: { sequence, unreadCount: 0, isWhole: false, notifications },
    });
  const acknowledged = () =>
    wires.flatMap(({ sent }) =>
      sent.filter(({ command }) => command === "ACKNOWLEDGE").map(({ headers }) => headers["notificationUuid"]),
    );
  return { openTab, wires, receive, connected, push, acknowledged };
};
const titlesOf = (store: ReturnType<ReturnType<typeof createBrowser>["openTab"]>) =>
  store.current().notifications.map(({ title }) => title);

test("The tabs of a browser share one socket; each knows all of it", () => {
  const browser = createBrowser();
  const [one, two] = [browser.openTab(), browser.openTab()];
  browser.connected(1, [noteOf(1)]);
  browser.push(2, [noteOf(2)]);
  const three = browser.openTab();
  expect(browser.wires).toHaveLength(1);
  for (const tab of [one, two, three]) expect(titlesOf(tab)).toEqual(["Note 2", "Note 1"]);
});

test("When the tab with the socket closes, the next one resumes after what it knows", async () => {
  const browser = createBrowser();
  const [one, two] = [browser.openTab(), browser.openTab()];
  browser.connected(5, [noteOf(5)]);
  one.close();
  await expect.poll(() => browser.wires.length).toBe(2);
  browser.wires.at(-1)?.events.opened();
  expect(browser.wires.at(-1)?.sent[0]?.payload).toEqual({ after: 5 });
  browser.connected(6, [noteOf(6)], false);
  expect(titlesOf(two)).toEqual(["Note 6", "Note 5"]);
});

test("Everything unread is marked as read, with a command for each, from whichever tab [NOTE-005]", () => {
  const browser = createBrowser();
  const [one, two] = [browser.openTab(), browser.openTab()];
  browser.connected(3, [noteOf(3), noteOf(2), noteOf(1, { isRead: true })]);
  two.acknowledgeAll();
  for (const tab of [one, two]) expect(unreadOf(tab.current())).toEqual([]);
  expect(browser.acknowledged()).toEqual(["note-3", "note-2"]);
});

test("What was acknowledged while the line was down is sent again; a notification that comes meanwhile stays unread", async () => {
  const browser = createBrowser();
  const tab = browser.openTab();
  browser.connected(1, [noteOf(1)]);
  browser.wires.at(-1)?.events.closed(1006);
  tab.acknowledgeAll();
  expect(browser.acknowledged()).toEqual([]);
  await expect.poll(() => browser.wires.length).toBe(2);
  browser.connected(2, [noteOf(2)], false);
  expect(browser.acknowledged()).toEqual(["note-1"]);
  expect(unreadOf(tab.current()).map(({ title }) => title)).toEqual(["Note 2"]);
  browser.push(3, [noteOf(1, { isRead: true })]);
  expect(tab.current().unconfirmed).toEqual([]);
});

test("At most 30 are kept and counted, the newest; the same frame twice changes nothing [NOTE-017] [NOTE-018]", () => {
  const browser = createBrowser();
  const tab = browser.openTab();
  browser.connected(1, [noteOf(1)]);
  const more = Array.from({ length: 34 }, (_, index) => noteOf(index + 2));
  browser.push(35, more);
  browser.push(35, more);
  expect(titlesOf(tab)).toHaveLength(30);
  expect(titlesOf(tab)[0]).toBe("Note 35");
  expect(unreadOf(tab.current())).toHaveLength(30);
});

test("A broadcast is shown once in every tab, and closed in all of them", () => {
  const browser = createBrowser();
  const [one, two] = [browser.openTab(), browser.openTab()];
  browser.connected(0, []);
  const payload = { broadcastUuid: "drill", message: "Fire drill", duration: 60_000 };
  for (let n = 0; n < 2; n += 1) browser.receive({ command: "BROADCAST", headers: {}, payload });
  for (const tab of [one, two]) expect(tab.current().broadcasts.map(({ message }) => message)).toEqual(["Fire drill"]);
  two.dismiss("drill");
  browser.receive({ command: "BROADCAST", headers: {}, payload });
  for (const tab of [one, two]) expect(tab.current().broadcasts).toEqual([]);
});

test("A broadcast that was closed does not come back with a reload", () => {
  const browser = createBrowser();
  const before = browser.openTab();
  const payload = { broadcastUuid: "drill", message: "Fire drill", duration: 60_000 };
  browser.connected(0, []);
  browser.receive({ command: "BROADCAST", headers: {}, payload });
  before.dismiss("drill");
  before.close();
  const after = browser.openTab();
  browser.connected(0, []);
  browser.receive({ command: "BROADCAST", headers: {}, payload });
  expect(after.current().broadcasts).toEqual([]);
});

test("A tab of somebody else takes over nothing", () => {
  const browser = createBrowser();
  browser.openTab();
  const other = browser.openTab("bob");
  browser.connected(1, [noteOf(1)]);
  expect(titlesOf(other)).toEqual([]);
});

test("Screens of any tab are told when what they show has changed, by the one socket", async () => {
  const browser = createBrowser();
  const [one, two] = [browser.openTab(), browser.openTab()];
  const heard: string[] = [];
  browser.connected(1, []);
  one.watch("schedule/a", () => heard.push("one"));
  const stop = two.watch("schedule/b", () => heard.push("two"));
  const watched = () =>
    browser.wires.at(-1)?.sent.findLast(({ command }) => command === "WATCH")?.payload as { subjects: string[] };
  expect(new Set(watched().subjects)).toEqual(new Set(["schedule/a", "schedule/b"]));
  browser.receive({ command: "CHANGED", headers: {}, payload: { subjects: ["schedule/b"] } });
  expect(heard).toEqual(["two"]);
  stop();
  expect(watched().subjects).toEqual(["schedule/a"]);
  // Another tab takes over: it tells what it shows, and takes anything for changed.
  two.watch("schedule/b", () => heard.push("two"));
  one.close();
  await expect.poll(() => browser.wires.length).toBe(2);
  browser.connected(1, []);
  expect(watched().subjects).toContain("schedule/b");
  expect(heard).toEqual(["two", "two"]);
});
