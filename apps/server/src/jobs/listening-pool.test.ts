import { freshDatabase, type FreshDatabase } from "@evolve/testkit/fresh-database";
import { createGate, type Gate } from "@evolve/testkit/gate";
import pg from "pg";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { listeningPool } from "./listening-pool.ts";

let fresh: FreshDatabase;
let gate: Gate;
let pool: pg.Pool;

beforeEach(async () => {
  fresh = await freshDatabase();
  gate = await createGate(fresh.connectionString);
  pool = new pg.Pool({ connectionString: gate.address });
});
afterEach(async () => {
  if (!pool.ended) await pool.end();
  await gate.shut();
  fresh.drop();
});

test("While the database is away a listener waits for its connection, and everybody else is refused", async () => {
  await gate.shut();
  const listening = listeningPool(pool);
  const connected = vi.fn<Parameters<pg.Pool["connect"]>[0]>();
  listening.connect(connected);
  await expect(listening.query("select 1")).rejects.toThrow("ECONNREFUSED");
  await expect(listening.connect()).rejects.toThrow("ECONNREFUSED");
  expect(connected).not.toHaveBeenCalled();
  await gate.open();
  await vi.waitFor(() => expect(connected).toHaveBeenCalledOnce(), { timeout: 10_000 });
  const [error, client, release] = connected.mock.calls[0] ?? [];
  expect(error).toBeUndefined();
  expect((await client?.query("select 1 as one"))?.rows).toEqual([{ one: 1 }]);
  release?.();
});

test("A listener that waits when the pool is closed is told", async () => {
  await gate.shut();
  const connected = vi.fn<Parameters<pg.Pool["connect"]>[0]>();
  listeningPool(pool).connect(connected);
  await pool.end();
  await vi.waitFor(() => expect(connected).toHaveBeenCalledOnce(), { timeout: 10_000 });
  expect(connected.mock.calls[0]?.[0]).toBeInstanceOf(Error);
});
