import { freshDatabase, type FreshDatabase } from "@evolve/testkit/fresh-database";
import { createGate, type Gate } from "@evolve/testkit/gate";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connect, type Database } from "../database/index.ts";
import { createBus } from "./create-bus.ts";
import type { Bus, BusMessage } from "./messages.ts";

let fresh: FreshDatabase;
let database: Database;
let gate: Gate;
let bus: Bus;
let received: BusMessage[];

beforeEach(async () => {
  fresh = await freshDatabase();
  database = connect(fresh.connectionString, pino({ level: "silent" }));
  gate = await createGate(fresh.connectionString);
  ({ bus } = await createBus(gate.address, database.systemPool, null, pino({ level: "silent" })));
  received = [];
  bus.subscribe((message) => void received.push(message));
});
afterEach(async () => {
  await bus.close();
  await gate.shut();
  await database.close();
  fresh.drop();
});

test("After an outage of several retries one connection listens, and each message is delivered once", async () => {
  await gate.shut();
  await vi.waitFor(() => expect(bus.connected).toBe(false));
  await new Promise((resolve) => setTimeout(resolve, 1_800));
  await gate.open();
  await vi.waitFor(() => expect(bus.connected).toBe(true), { timeout: 10_000 });
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(gate.live.size).toBe(1);
  await database.systemPool.query("select pg_notify('evolve_bus', $1)", [JSON.stringify({ kind: "keys-changed" })]);
  await vi.waitFor(() => expect(received).toContainEqual({ kind: "keys-changed" }));
  expect(received).toEqual([{ kind: "messages-lost" }, { kind: "keys-changed" }]);
});

test("A bus that is closed during an outage does not reconnect", async () => {
  await gate.shut();
  await vi.waitFor(() => expect(bus.connected).toBe(false));
  await bus.close();
  await gate.open();
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(gate.live.size).toBe(0);
});

test("A database that cannot be reached at the start is reported at once", async () => {
  await gate.shut();
  const failing = createBus(gate.address, database.systemPool, null, pino({ level: "silent" }));
  await expect(failing).rejects.toThrow();
  await gate.open();
  await new Promise((resolve) => setTimeout(resolve, 500));
  await vi.waitFor(() => expect(gate.live.size).toBe(1), { timeout: 10_000 });
});

test("A database that accepts connections but does not answer is detected, and the bus reconnects once it answers", async () => {
  gate.freeze();
  await vi.waitFor(() => expect(bus.connected).toBe(false), { timeout: 10_000 });
  gate.thaw();
  await vi.waitFor(() => expect(bus.connected).toBe(true), { timeout: 10_000 });
  await database.systemPool.query("select pg_notify('evolve_bus', $1)", [JSON.stringify({ kind: "keys-changed" })]);
  await vi.waitFor(() => expect(received).toEqual([{ kind: "messages-lost" }, { kind: "keys-changed" }]));
});

test("What is not a message is ignored", async () => {
  for (const text of ["", "[", JSON.stringify({ kind: "keys-changed" })])
    await database.systemPool.query("select pg_notify('evolve_bus', $1)", [text]);
  await vi.waitFor(() => expect(received).toEqual([{ kind: "keys-changed" }]));
});
