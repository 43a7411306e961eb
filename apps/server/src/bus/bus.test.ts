import { createHash } from "node:crypto";
import { freshDatabase, type FreshDatabase } from "@evolve/testkit/fresh-database";
import { createGate } from "@evolve/testkit/gate";
import type { Redis } from "ioredis";
import pg from "pg";
import { pino } from "pino";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test, vi } from "vitest";
import { connect, type Database } from "../database/index.ts";
import { createBus } from "./create-bus.ts";
import type { Bus, BusMessage } from "./messages.ts";
import { connectRedis } from "./redis.ts";

const log = pino({ level: "silent" });
const redisUrl = process.env["REDIS_URL"];
const kinds = ["PostgreSQL", ...(redisUrl ? ["Redis"] : [])];
const ended = (sessionId: string): BusMessage => ({ kind: "session-ended", sessionId });

let fresh: FreshDatabase;
let database: Database;
beforeAll(async () => {
  fresh = await freshDatabase();
  database = connect(fresh.connectionString, log);
});
afterAll(async () => {
  await database.close();
  fresh.drop();
});

describe.each(kinds)("over %s", (kind) => {
  const open: (() => Promise<unknown>)[] = [];
  const prefixes: string[] = [];
  let redis: Redis | null = null;
  let one: Bus;
  let two: Bus;

  const node = async (connectionString?: string): Promise<Bus> => {
    const own = connectionString === undefined ? null : connect(connectionString, log);
    const { systemPool } = own ?? database;
    const { bus, prefix, settled } = await createBus(
      connectionString ?? fresh.connectionString,
      systemPool,
      redis,
      log,
    );
    await settled;
    prefixes.push(prefix);
    open.push(async () => {
      await bus.close();
      await own?.close();
    });
    return bus;
  };
  const listen = (bus: Bus): BusMessage[] => {
    const received: BusMessage[] = [];
    bus.subscribe((message) => void received.push(message));
    return received;
  };
  /** Cuts the listening connections of this test's buses, and no others. */
  const cut = async (): Promise<void> => {
    if (!redis) {
      const owner = new pg.Client({ connectionString: fresh.connectionString });
      await owner.connect();
      await owner.query(
        "select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and query like 'listen%'",
      );
      await owner.end();
      return;
    }
    const clients = String(await redis.client("LIST", "TYPE", "PUBSUB")).split("\n");
    const name = redis.options.connectionName ?? "";
    for (const client of clients.filter((line) => line.includes(`name=${name}`)))
      await redis.client("KILL", "ID", /\bid=(\d+)/.exec(client)?.[1] ?? "");
  };

  beforeEach(async () => {
    redis = kind === "Redis" ? await connectRedis(redisUrl ?? "", log, `test-${process.pid}`) : null;
    prefixes.length = 0;
    one = await node();
    two = await node();
  });
  afterEach(async () => {
    await Promise.all(open.splice(0).map((close) => close()));
    redis?.disconnect();
  });

  test("A message reaches every listener of the other nodes once, in order", async () => {
    const received = [listen(two), listen(two), listen(await node())];
    const messages = ["a", "b", "c"].map(ended);
    for (const message of messages) await one.publish(message);
    for (const list of received) await vi.waitFor(() => expect(list).toEqual(messages));
  });

  test("A node delivers its own message to its listeners before anything else", () => {
    const received = listen(one);
    const published = one.publish(ended("a"));
    expect(received).toEqual([ended("a")]);
    return published;
  });

  test("Installations on different databases do not receive each other's messages", async () => {
    const elsewhere = await freshDatabase();
    const stranger = await node(elsewhere.connectionString);
    const [strangers, ours] = [listen(stranger), listen(two)];
    await one.publish(ended("a"));
    await vi.waitFor(() => expect(ours).toHaveLength(1));
    expect(strangers).toEqual([]);
    await Promise.all(open.splice(0).map((close) => close()));
    elsewhere.drop();
  });

  test("Nodes that spell the database's address differently exchange messages and share a key prefix", async () => {
    const gate = await createGate(fresh.connectionString);
    const elsewhere = new URL(gate.address);
    elsewhere.hostname = "localhost";
    const [first, second] = [await node(gate.address), await node(elsewhere.href)];
    const [heardFirst, heardSecond] = [listen(first), listen(second)];
    await first.publish(ended("a"));
    await vi.waitFor(() => expect(heardSecond).toEqual([ended("a")]));
    await second.publish(ended("b"));
    await vi.waitFor(() => expect(heardFirst).toEqual([ended("a"), ended("b")]));
    expect(new Set(prefixes).size).toBe(1);
    await Promise.all(open.splice(0).map((close) => close()));
    await gate.shut();
  });

  test("The prefix of keys and channel is the same in every version, so that nodes of two versions share them", async () => {
    const owner = new pg.Client({ connectionString: fresh.connectionString });
    await owner.connect();
    const { rows } = await owner.query<{ name: string }>(
      "select id::text || current_database() as name from installation",
    );
    await owner.end();
    const hash = createHash("sha256")
      .update(rows[0]?.name ?? "")
      .digest("hex");
    expect(prefixes[0]).toBe(`evolve:${hash.slice(0, 16)}:`);
  });

  test("A message of the earliest form, without an id, is delivered", async () => {
    const received = listen(two);
    const text = JSON.stringify(ended("old"));
    if (redis) await redis.publish(`${prefixes[0] ?? ""}bus`, text);
    else await database.systemPool.query("select pg_notify('evolve_bus', $1)", [text]);
    await vi.waitFor(() => expect(received).toEqual([ended("old")]));
  });

  test("A bus that lost its connection reports it, reconnects by itself, announces the gap and delivers each message once", async () => {
    const received = listen(two);
    expect(two.connected).toBe(true);
    await cut();
    await vi.waitFor(() => expect(two.connected).toBe(false), { interval: 1 });
    await vi.waitFor(() => expect(received).toEqual([{ kind: "messages-lost" }]), { timeout: 10_000 });
    expect(two.connected).toBe(true);
    await vi.waitFor(() => expect(one.connected).toBe(true), { timeout: 10_000 });
    await one.publish(ended("after"));
    await vi.waitFor(() => expect(received).toHaveLength(2));
    await new Promise((resolve) => setTimeout(resolve, 200));
    expect(received).toEqual([{ kind: "messages-lost" }, ended("after")]);
  });

  test("A closed bus receives nothing more and does not reconnect", async () => {
    const received = listen(two);
    await two.close();
    await one.publish(ended("a"));
    await new Promise((resolve) => setTimeout(resolve, 300));
    expect(received).toEqual([]);
    expect(two.connected).toBe(false);
    open.splice(1, 1);
  });
});
