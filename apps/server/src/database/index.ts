import type pg from "pg";
import type { Logger } from "pino";
import { createSystemFence, createTenantFence } from "./fence.ts";
import { lowerPriority } from "./lower-priority.ts";
import { createPool, createQueuePool } from "./pool.ts";
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

/** Every method fails with `DatabaseUnavailable` while the database is unavailable. */
export interface Database {
  /** Runs a transaction that sees and writes only one tenant's rows (row-level security by `app.tenant`). */
  withTenant<T>(tenantId: string, work: (tx: TenantTransaction) => Promise<T>): Promise<T>;
  /** Runs read-only work in the same fence: each statement on its own, in one round trip. */
  readTenant<T>(tenantId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Runs a single-statement write in the same fence, in one round trip. */
  writeTenant<T>(tenantId: string, work: (tx: Tx) => Promise<T>): Promise<T>;
  /** Single statements above the tenants: sign-in lookup, keys, jobs. Each user of it is one repository, named for it. */
  readonly system: SystemTx;
  /** Several statements above the tenants, in one transaction. */
  withSystem<T>(work: (tx: SystemTransaction) => Promise<T>): Promise<T>;
  /** For libraries that write their own SQL. */
  readonly systemPool: SystemPool;
  /** The job queue's own pool, in the system role, so that queue and requests do not compete for connections. */
  readonly queuePool: pg.Pool;
  /** For worker threads, which need their own connections. */
  readonly connectionString: string;
  /** Rejects when statements run in a role other than their fence's; the server must then not start. */
  requireRoles(): Promise<void>;
  /** The database's clock, in milliseconds since 1970. */
  time(): Promise<number>;
  close(): Promise<void>;
}

/**
 * Pool sizes of one node. With the LISTEN connection, these are all connections that it uses of PostgreSQL's
 * `max_connections`.
 */
export interface PoolSizes {
  /** For requests in a tenant's fence. */
  readonly tenant: number;
  /** For work above the tenants. */
  readonly system: number;
  /** Three of them are for the queue's listeners, the others fetch jobs and record their outcomes. */
  readonly queue: number;
}

/** The connections of a thread that does long work, which gives way to requests. */
export const connectForLongWork = (connectionString: string, log: Logger): Database =>
  connect(connectionString, log, { tenant: 1, system: 1, queue: 1 }, lowerPriority);

/** Connects to a migrated database. */
export const connect = (
  connectionString: string,
  log: Logger,
  sizes: PoolSizes = { tenant: 16, system: 8, queue: 5 },
  whenConnected: (client: pg.PoolClient) => void = () => undefined,
): Database => {
  const reportFailure = (error: unknown): void => {
    log.error({ err: error }, "what follows a commit failed");
  };
  const tenantPool = createPool(connectionString, "evolve_tenant", sizes.tenant);
  const systemPool = createPool(connectionString, "evolve_system", sizes.system);
  const queuePool = createQueuePool(connectionString, sizes.queue);
  for (const pool of [tenantPool, systemPool]) pool.on("connect", whenConnected);
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
    requireRoles: () => requireRoles(tenant, system, queuePool),
    time: async () => {
      const { rows } = await system.query("select extract(epoch from clock_timestamp()) * 1000 as now", []);
      return Number((rows[0] as { now: string }).now);
    },
    close: async () => {
      await Promise.all([tenantPool.end(), systemPool.end(), queuePool.end()]);
    },
  };
};
