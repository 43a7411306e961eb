import { type BrokenRedis, brokenRedises } from "@evolve/testkit/broken-redis";
import { freshDatabase, type FreshDatabase } from "@evolve/testkit/fresh-database";
import { createGate, type Gate } from "@evolve/testkit/gate";
import pg from "pg";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { connect, type Database } from "../database/index.ts";
import { createBus } from "./create-bus.ts";
import type { Bus, BusMessage } from "./messages.ts";
import { connectRedis } from "./redis.ts";

const redisUrl = process.env["REDIS_URL"];
const ended = (sessionId: string): BusMessage => ({ kind: "session-ended", sessionId });
const lost: BusMessage = { kind: "messages-lost" };

let fresh: FreshDatabase;
let database: Database;
let closings: (() => Promise<unknown> | void)[] = [];

beforeAll(async () => {
  fresh = await freshDatabase();
  database = connect(fresh.connectionString, pino({ level: "silent" }));
});
afterEach(async () => {
  for (const close of closings.reverse()) await close();
  closings = [];
});
afterAll(async () => {
  await database.close();
  fresh.drop();
});

interface Node {
  readonly bus: Bus;
  readonly received: BusMessage[];
  /** Log entries at level `warn` or above. */
  readonly warnings: Record<string, unknown>[];
}
const node = async (url: string, pool = database.systemPool): Promise<Node> => {
  const warnings: Record<string, unknown>[] = [];
  const log = pino(
    { level: "warn" },
    { write: (line: string) => warnings.push(JSON.parse(line) as Record<string, unknown>) },
  );
  const redis = await connectRedis(url, log);
  closings.push(() => {
    redis.disconnect();
  });
  const { bus, settled } = await createBus(fresh.connectionString, pool, redis, log);
  await settled;
  closings.push(() => bus.close());
  const received: BusMessage[] = [];
  bus.subscribe((message) => void received.push(message));
  return { bus, received, warnings };
};
/** Sends a message and waits until the other node has received it. */
const reaches = async (from: Node, to: Node, sessionId: string): Promise<void> => {
  await from.bus.publish(ended(sessionId));
  await vi.waitFor(() => expect(to.received).toContainEqual(ended(sessionId)), { timeout: 10_000 });
};
const until = (condition: () => boolean): Promise<void> =>
  vi.waitFor(
    () => {
      expect(condition()).toBe(true);
    },
    { timeout: 10_000 },
  );

describe.each(Object.entries(brokenRedises))("A Redis that %s", (_name, breakRedis) => {
  let broken: BrokenRedis;
  let one: Node;
  let two: Node;
  beforeEach(async () => {
    broken = await breakRedis();
    closings.push(() => {
      broken.close();
    });
    one = await node(broken.url);
    two = await node(broken.url);
  });

  test("Nodes exchange messages through PostgreSQL, and use their caches again once every node knows", async () => {
    await reaches(one, two, "a");
    await reaches(two, one, "b");
    for (const { bus, received } of [one, two]) {
      await until(() => bus.connected);
      expect(received).toHaveLength(3);
      expect(received).toEqual(expect.arrayContaining([ended("a"), ended("b"), lost]));
      expect(bus.transports).toEqual({ postgresql: true, redis: false });
    }
  });

  test("The log reports it in one line", () => {
    const line = { msg: "REDIS_URL does not answer: messages and limits go through PostgreSQL until it does" };
    expect(one.warnings).toEqual([expect.objectContaining(line)]);
    expect(one.warnings[0]?.["reason"]).toEqual(expect.stringMatching(/./));
  });

  test("A message that PostgreSQL does not take either is rejected, after this node's listeners have received it", async () => {
    const own = connect(fresh.connectionString, pino({ level: "silent" }));
    const { bus, received } = await node(broken.url, own.systemPool);
    await own.close();
    await expect(bus.publish(ended("a"))).rejects.toThrow();
    expect(received).toEqual([ended("a")]);
  });
});

test("A failing listener does not keep messages from the others", async () => {
  const [one, two] = [await node("redis://127.0.0.1:1"), await node("redis://127.0.0.1:1")];
  const received: BusMessage[] = [];
  for (const { bus } of [one, two]) {
    bus.subscribe(() => {
      throw new Error("this listener fails");
    });
    bus.subscribe((message) => void received.push(message));
  }
  await one.bus.publish(ended("a"));
  await vi.waitFor(() => expect(received).toEqual([ended("a"), ended("a")]));
});

describe.each(redisUrl ? [redisUrl] : [])("A Redis that fails and comes back", (url) => {
  let gate: Gate;
  /** Reaches Redis through the gate, which the test can close. */
  let gated: Node;
  let direct: Node;
  /** Messages that a bystander receives on PostgreSQL. */
  let notified: number;
  let bystander: pg.Client;

  beforeEach(async () => {
    gate = await createGate(url);
    closings.push(() => gate.shut());
    bystander = new pg.Client({ connectionString: fresh.connectionString });
    await bystander.connect();
    closings.push(() => bystander.end());
    await bystander.query("listen evolve_bus");
    notified = 0;
    bystander.on("notification", () => (notified += 1));
    gated = await node(gate.address);
    direct = await node(url);
  });

  /** Publishes on both nodes until no message goes through PostgreSQL any more. */
  const leavesPostgres = (): Promise<void> =>
    vi.waitFor(
      async () => {
        await bystander.query("select 1");
        const before = notified;
        await Promise.all([gated, direct].map(({ bus }) => bus.publish({ kind: "keys-changed" })));
        await bystander.query("select 1");
        expect(notified).toBe(before);
      },
      { timeout: 20_000, interval: 500 },
    );
  const fail: Record<string, () => Promise<void> | void> = {
    "ends connections and refuses new ones": () => gate.shut(),
    "freezes with its connections open": () => {
      gate.freeze();
    },
  };
  const recover = async (name: string): Promise<void> => {
    if (name.startsWith("freezes")) gate.thaw();
    else await gate.open();
  };

  test("While every node receives from Redis, messages go only through Redis", async () => {
    await leavesPostgres();
    await reaches(gated, direct, "a");
    await reaches(direct, gated, "b");
    for (const { bus } of [gated, direct]) expect(bus.transports).toEqual({ postgresql: true, redis: true });
  });

  test.each(Object.keys(fail))(
    "A node whose Redis %s still exchanges messages with nodes that have Redis",
    async (name) => {
      await leavesPostgres();
      await fail[name]?.();
      await until(() => !gated.bus.connected);
      await reaches(gated, direct, "a");
      await until(() => gated.bus.connected);
      expect(gated.received).toContainEqual(lost);
      expect(gated.bus.transports.redis).toBe(false);
      await reaches(direct, gated, "b");
      await recover(name);
      await until(() => gated.bus.transports.redis === true);
      await leavesPostgres();
      await reaches(gated, direct, "c");
      await reaches(direct, gated, "d");
      expect(direct.received).not.toContainEqual(lost);
      for (const { received } of [gated, direct])
        for (const id of ["a", "b", "c", "d"])
          expect(received.filter((message) => JSON.stringify(message) === JSON.stringify(ended(id)))).toHaveLength(1);
    },
    60_000,
  );
});
