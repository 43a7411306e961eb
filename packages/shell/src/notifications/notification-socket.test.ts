import type { ServerFrame } from "@evolve/contracts/notification-frames";
import { expect, test } from "vitest";
import { createNotificationSocket, type WireEvents } from "./notification-socket.ts";
import type { SocketStatus } from "./notification-state.ts";

const start = Date.parse("2026-11-22T10:00:00Z");

/** A socket on wires and a clock of the test. */
const setUp = (given: { interval?: number; maxInterval?: number; random?: number; expiresAt?: number } = {}) => {
  let now = start;
  let timers: { at: number; act: () => void }[] = [];
  const wires: { events: WireEvents; sent: unknown[]; isClosed: boolean; at: number }[] = [];
  const statuses: SocketStatus[] = [];
  let expired = 0;
  let expiresAt = given.expiresAt ?? start + 900_000;
  const socket = createNotificationSocket({
    ...(given.interval !== undefined && { interval: given.interval }),
    ...(given.maxInterval !== undefined && { maxInterval: given.maxInterval }),
    random: () => given.random ?? 0,
    clock: {
      now: () => now,
      after: (ms, act) => {
        const timer = { at: now + ms, act };
        timers.push(timer);
        return () => {
          timers = timers.filter((one) => one !== timer);
        };
      },
    },
    open: (events) => {
      const wire = { events, sent: [] as unknown[], isClosed: false, at: now - start };
      wires.push(wire);
      return {
        send: (text) => void wire.sent.push(JSON.parse(text)),
        close: () => {
          wire.isClosed = true;
        },
      };
    },
    auth: () => ({ token: "token", tokenExpirationTimeSec: expiresAt / 1_000 }),
    greeting: () => ({ after: 7, locale: "ru-RU", timeZone: "Europe/Madrid" }),
    onFrame: () => undefined,
    onStatus: (status) => void statuses.push(status),
    onTokenExpired: () => {
      expired += 1;
    },
  });
  const pass = (ms: number): void => {
    const until = now + ms;
    for (;;) {
      const next = timers.filter(({ at }) => at <= until).sort((one, other) => one.at - other.at)[0];
      if (next === undefined) break;
      now = next.at;
      timers = timers.filter((one) => one !== next);
      next.act();
    }
    now = until;
  };
  const last = () => wires.at(-1) ?? expect.fail("nothing was opened");
  const connected: ServerFrame = {
    command: "CONNECTED",
    headers: {},
    payload: { sequence: 7, unreadCount: 0, isWhole: false, notifications: [], broadcasts: [] },
  };
  return {
    socket,
    wires,
    statuses,
    pass,
    last,
    expired: () => expired,
    renew: () => {
      expiresAt = now + 900_000;
    },
    admit: () => {
      last().events.opened();
      last().events.received(JSON.stringify(connected));
    },
    drop: (code = 1006) => last().events.closed(code),
  };
};

test("It connects, sends CONNECT with its headers, and is connected by CONNECTED [NOTE-006] [NOTE-012]", () => {
  const { socket, last, statuses, admit } = setUp();
  socket.wake();
  admit();
  expect(last().sent).toEqual([
    {
      command: "CONNECT",
      headers: { sessionToken: "token", clientLocale: "ru-RU", clientTimezone: "Europe/Madrid" },
      payload: { after: 7 },
    },
  ]);
  expect(statuses).toEqual(["connecting", "connected"]);
});

test.each([
  [undefined, [0, 1_000, 3_000, 7_000, 15_000, 31_000]],
  [500, [0, 500, 1_500, 3_500, 7_500, 15_500]],
])("With an interval of %s ms retries come after it times 2 to their number [NOTE-007]", (interval, times) => {
  const { socket, wires, pass, drop } = setUp(interval === undefined ? {} : { interval });
  socket.wake();
  for (let retry = 1; retry < times.length; retry += 1) {
    drop();
    pass((times[retry] ?? 0) - (times[retry - 1] ?? 0) - 1);
    expect(wires).toHaveLength(retry);
    pass(1);
  }
  expect(wires.map(({ at }) => at)).toEqual(times);
});

test.each([
  [{}, [0, 1_000, 3_000, 7_000, 15_000, 31_000, 63_000, 123_000, 183_000]],
  [{ maxInterval: 2_000 }, [0, 1_000, 3_000, 5_000, 7_000]],
  // The most that is left out at random is half of a wait.
  [{ random: 1 }, [0, 500, 1_500, 3_500, 7_500, 15_500, 31_500, 61_500, 91_500]],
  [{ random: 0.5 }, [0, 750, 2_250, 5_250]],
])("With %j no retry waits longer than the cap, and jitter shortens each [NOTE-007]", (given, times) => {
  const { socket, wires, pass, drop } = setUp(given);
  socket.wake();
  for (let retry = 1; retry < times.length; retry += 1) {
    drop();
    pass((times[retry] ?? 0) - (times[retry - 1] ?? 0));
  }
  expect(wires.map(({ at }) => at)).toEqual(times);
});

test("CONNECTED resets the retries [NOTE-006]", () => {
  const { socket, wires, pass, drop, admit } = setUp();
  socket.wake();
  for (const wait of [1_000, 2_000, 4_000]) {
    drop();
    pass(wait);
  }
  admit();
  drop();
  pass(1_000);
  expect(wires).toHaveLength(5);
});

test("Once closed from here it is never opened again [NOTE-008]", () => {
  const { socket, wires, last, pass, drop, admit } = setUp();
  socket.wake();
  admit();
  const first = last();
  socket.close();
  expect(first.isClosed).toBe(true);
  first.events.closed(1000);
  pass(3_600_000);
  socket.wake();
  expect(wires).toHaveLength(1);

  const waiting = setUp();
  waiting.socket.wake();
  waiting.drop();
  waiting.socket.close();
  waiting.pass(3_600_000);
  expect(waiting.wires).toHaveLength(1);
  drop();
});

test("An expired token raises TOKEN_EXPIRED and opens nothing, until there is another [NOTE-009]", () => {
  const { socket, wires, expired, renew, pass } = setUp({ expiresAt: start });
  socket.wake();
  pass(3_600_000);
  expect([expired(), wires.length]).toEqual([1, 0]);
  renew();
  socket.wake();
  expect(wires).toHaveLength(1);
});

test("A session that is over is not tried again; a line that is back is tried at once", () => {
  const over = setUp();
  over.socket.wake();
  over.drop(4401);
  over.pass(3_600_000);
  expect(over.wires).toHaveLength(1);

  const { socket, wires, drop, pass } = setUp();
  socket.wake();
  for (const wait of [1_000, 2_000]) {
    drop();
    pass(wait);
  }
  drop();
  socket.wake();
  expect(wires).toHaveLength(4);
});

test("A line that is dead without having closed is noticed, and another is opened", () => {
  const { socket, wires, last, statuses, pass, admit } = setUp();
  socket.wake();
  admit();
  pass(60_000);
  expect(last().sent).toHaveLength(2);
  pass(10_000);
  expect([wires[0]?.isClosed, statuses.at(-1)]).toEqual([true, "offline"]);
  pass(1_000);
  expect(wires).toHaveLength(2);
});

test("What is no frame, or of a newer server, is passed over", () => {
  const { socket, last, statuses, admit } = setUp();
  socket.wake();
  admit();
  for (const data of ["no JSON", "{}", '{"command":"FANFARE","headers":{},"payload":{}}', new Blob()])
    last().events.received(data);
  expect(statuses.at(-1)).toBe("connected");
});
