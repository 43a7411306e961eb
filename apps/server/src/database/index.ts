import { Kysely, PostgresDialect } from "kysely";
import pg from "pg";
import type { Logger } from "pino";
import { createAfterCommit } from "./after-commit.ts";
import { builderOn } from "./builder-on.ts";
import { createFence } from "./fence.ts";
import { hasOutgrownPlan, prepared } from "./prepared.ts";
import type { SystemTransaction, SystemTx, TenantTransaction, Tx } from "./transaction.ts";
import type { Database as Tables } from "./types.ts";

export type { SystemTransaction, SystemTx, TenantTransaction, Tx } from "./transaction.ts";

export interface Database {
  /** Runs in a transaction that sees and writes the rows of one tenant alone (row-level security by `app.tenant`). */
  withTenant<T>(tenantId: string, work: (tx: TenantTransaction) => Promise<T>): Promise<T>;
  /** Runs work that only reads in the same fence: each statement by itself, in one round trip. */
  readTenant<T>(tenantId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs a write of one statement in the same fence, in one round trip. */
  writeTenant<T>(tenantId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** One statement above the tenants: sign-in lookup, keys, jobs. Each caller stands in one file, named for it. */
  readonly system: SystemTx;
  /** Several statements above the tenants, in one transaction. */
  withSystem<T>(work: (tx: SystemTransaction) => Promise<T>): Promise<T>;
  /** The pool in the system role, for libraries that bring their own SQL. */
  readonly systemPool: pg.Pool;
  ping(): Promise<void>;
  close(): Promise<void>;
}

const bigint = 20;
const date = 1082;

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary"): unknown => {
    if (oid === bigint) return Number;
    if (oid === date) return String;
    return format === "binary" ? pg.types.getTypeParser(oid, "binary") : pg.types.getTypeParser(oid);
  },
};

const poolIn = (role: string, connectionString: string, max: number, pipeline = false): pg.Pool => {
  // The role is set as the connection starts, so that no statement ever runs as the tables' owner.
  const pool = new pg.Pool({
    connectionString,
    max,
    types,
    options: `-c role=${role}`,
    connectionTimeoutMillis: 10_000,
    pipeline,
  });
  // Without a listener an idle connection's end (a restarted server) would end the process.
  pool.on("error", () => undefined);
  return pool;
};

/** Connects to a migrated database. Pool sizes suit one node; PostgreSQL's `max_connections` bounds the number of nodes. */
export const connect = (connectionString: string, log: Logger, size = { tenant: 16, system: 8 }): Database => {
  const reportFailure = (error: unknown): void => {
    log.error({ err: error }, "what follows a commit failed");
  };
  const tenantPool = poolIn("evolve_tenant", connectionString, size.tenant, true);
  const systemPool = poolIn("evolve_system", connectionString, size.system);
  const fence = createFence(tenantPool, reportFailure);
  const systemTransactions = new Kysely<Tables>({ dialect: new PostgresDialect({ pool: systemPool }) });
  return {
    system: systemBuilder(systemPool),
    systemPool,
    withTenant: fence.transaction,
    readTenant: fence.reads,
    writeTenant: fence.write,
    withSystem: async (work) => {
      const afterCommit = createAfterCommit(reportFailure);
      const result = await systemTransactions
        .transaction()
        .execute((tx) => work(Object.assign(tx, { afterCommit: afterCommit.add })));
      afterCommit.run();
      return result;
    },
    ping: async () => {
      await systemPool.query("select 1");
    },
    close: async () => {
      await Promise.all([tenantPool.end(), systemPool.end()]);
    },
  };
};

/** Single statements above the tenants, each on whatever connection is free. */
const systemBuilder = (pool: pg.Pool): SystemTx =>
  builderOn(async (text, values) => {
    const client = await pool.connect();
    let isSpoilt = false;
    try {
      return await client.query(prepared(text, values));
    } catch (error) {
      isSpoilt = hasOutgrownPlan(error);
      throw error;
    } finally {
      client.release(isSpoilt);
    }
  });
