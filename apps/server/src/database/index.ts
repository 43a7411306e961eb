import type pg from "pg";
import type { Logger } from "pino";
import { createSystemFence, createTenantFence } from "./fence.ts";
import { createPool } from "./pool.ts";
import { requireRoles } from "./roles.ts";
import type { SystemTransaction, SystemTx, TenantTransaction, Tx } from "./transaction.ts";

export type { SystemTransaction, SystemTx, TenantTransaction, Tx } from "./transaction.ts";
export { DatabaseUnavailable } from "./unavailable.ts";

/** What a library needs of a pool: single statements, in the system role. */
export interface SystemPool {
  query<R extends pg.QueryResultRow>(
    statement: string | pg.QueryConfig,
    values?: unknown[],
  ): Promise<pg.QueryResult<R>>;
}

/** Whatever it is asked for fails with `DatabaseUnavailable` while the database cannot be used. */
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
  /** For libraries that bring their own SQL. */
  readonly systemPool: SystemPool;
  /** The job queue's own, in the system role, so that neither waits for the other's connections. */
  readonly queuePool: pg.Pool;
  /** For threads, which need connections of their own. */
  readonly connectionString: string;
  /** Rejects where a statement would run in another role than its fence's: the server must not start then. */
  requireRoles(): Promise<void>;
  /** The database's clock, in milliseconds since 1970. */
  time(): Promise<number>;
  close(): Promise<void>;
}

/** Connections of one node. With its LISTEN connection they are all that it takes of PostgreSQL's `max_connections`. */
export interface PoolSizes {
  /** For requests, in the tenant's fence. */
  readonly tenant: number;
  /** For what stands above the tenants. */
  readonly system: number;
  /** The queue listens on three; the others look for jobs and write down what became of them. */
  readonly queue: number;
}

/** Connects to a migrated database. */
export const connect = (
  connectionString: string,
  log: Logger,
  sizes: PoolSizes = { tenant: 16, system: 8, queue: 5 },
): Database => {
  const reportFailure = (error: unknown): void => {
    log.error({ err: error }, "what follows a commit failed");
  };
  const tenantPool = createPool(connectionString, "evolve_tenant", sizes.tenant);
  const systemPool = createPool(connectionString, "evolve_system", sizes.system);
  const queuePool = createPool(connectionString, "evolve_system", sizes.queue);
  const tenant = createTenantFence(tenantPool, reportFailure);
  const system = createSystemFence(systemPool, reportFailure);
  return {
    system: system.statements,
    systemPool: {
      query: (statement, values = []) =>
        typeof statement === "string"
          ? system.query(statement, values)
          : system.query(statement.text, statement.values ?? []),
    },
    queuePool,
    connectionString,
    withTenant: tenant.transaction,
    readTenant: tenant.reads,
    writeTenant: tenant.write,
    withSystem: system.transaction,
    requireRoles: () => requireRoles(tenant, system),
    time: async () => {
      const { rows } = await system.query("select extract(epoch from clock_timestamp()) * 1000 as now", []);
      return Number((rows[0] as { now: string }).now);
    },
    close: async () => {
      await Promise.all([tenantPool.end(), systemPool.end(), queuePool.end()]);
    },
  };
};
