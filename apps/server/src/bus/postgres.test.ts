import { connect as connectSocket, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { freshDatabase, type FreshDatabase } from "@evolve/testkit/fresh-database";
import { pino } from "pino";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { connect, type Database } from "../database/index.ts";
import type { Bus, BusMessage } from "./messages.ts";
import { createPostgresBus } from "./postgres.ts";

/** A way to the database that can be shut, so that connecting itself fails for a while. */
interface Gate {
  readonly connectionString: string;
  readonly open: () => Promise<void>;
  readonly shut: () => Promise<void>;
  /** Connections that go through now. */
  readonly live: Set<Socket>;
}

const createGate = async (behind: string): Promise<Gate> => {
  const url = new URL(behind);
  // The embedded server listens on a socket, which stands in the host of the address or its parameter.
  const folder = url.searchParams.get("host") ?? decodeURIComponent(url.hostname);
  const port = Number(url.port === "" ? (url.searchParams.get("port") ?? 5432) : url.port);
  const target = folder.startsWith("/") ? { path: `${folder}/.s.PGSQL.${port}` } : { host: folder, port };
  const live = new Set<Socket>();
  const createDoor = (): Server =>
    createServer((socket) => {
      live.add(socket);
      const through = connectSocket(target);
      for (const [from, to] of [
        [socket, through],
        [through, socket],
      ] as const) {
        from.pipe(to);
        from.on("error", () => to.destroy());
        from.on("close", () => {
          live.delete(socket);
          to.destroy();
        });
      }
    });
  const listen = (door: Server, at: number) => new Promise<void>((resolve) => door.listen(at, "127.0.0.1", resolve));
  let door = createDoor();
  await listen(door, 0);
  const { port: own } = door.address() as AddressInfo;
  url.searchParams.delete("host");
  url.searchParams.delete("port");
  url.hostname = "127.0.0.1";
  url.port = String(own);
  return {
    connectionString: url.href,
    live,
    open: async () => {
      door = createDoor();
      await listen(door, own);
    },
    shut: async () => {
      const closed = new Promise((resolve) => door.close(resolve));
      for (const socket of live) socket.destroy();
      await closed;
    },
  };
};

let fresh: FreshDatabase;
let database: Database;
let gate: Gate;
let bus: Bus;
let heard: BusMessage[];

beforeEach(async () => {
  fresh = await freshDatabase();
  database = connect(fresh.connectionString, pino({ level: "silent" }));
  gate = await createGate(fresh.connectionString);
  bus = await createPostgresBus(gate.connectionString, database.systemPool, pino({ level: "silent" }));
  heard = [];
  bus.subscribe((message) => void heard.push(message));
});
afterEach(async () => {
  await bus.close();
  await gate.shut();
  await database.close();
  await fresh.drop();
});

test("After an outage of several tries one connection listens, and each message is heard once", async () => {
  await gate.shut();
  await vi.waitFor(() => expect(bus.connected).toBe(false));
  await new Promise((resolve) => setTimeout(resolve, 1_800));
  await gate.open();
  await vi.waitFor(() => expect(bus.connected).toBe(true), { timeout: 10_000 });
  await new Promise((resolve) => setTimeout(resolve, 1_500));
  expect(gate.live.size).toBe(1);
  await database.systemPool.query("select pg_notify('evolve_bus', $1)", [JSON.stringify({ kind: "keys-changed" })]);
  await vi.waitFor(() => expect(heard).toContainEqual({ kind: "keys-changed" }));
  expect(heard).toEqual([{ kind: "messages-lost" }, { kind: "keys-changed" }]);
});

test("A bus that is closed during an outage does not come back", async () => {
  await gate.shut();
  await vi.waitFor(() => expect(bus.connected).toBe(false));
  await bus.close();
  await gate.open();
  await new Promise((resolve) => setTimeout(resolve, 800));
  expect(gate.live.size).toBe(0);
});

test("A database that cannot be reached at the start is told at once", async () => {
  await gate.shut();
  const failing = createPostgresBus(gate.connectionString, database.systemPool, pino({ level: "silent" }));
  await expect(failing).rejects.toThrow();
  await gate.open();
  await new Promise((resolve) => setTimeout(resolve, 500));
  await vi.waitFor(() => expect(gate.live.size).toBe(1), { timeout: 10_000 });
});
