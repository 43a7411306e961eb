import pg from "pg";

/** Time limits in milliseconds (decision 37). */
const limits = {
  /** Waiting for a free connection of the pool, or a new one. */
  connect: 8_000,
  /** PostgreSQL cancels a statement after this time. */
  statement: 5_000,
  /**
   * A connection that has not answered for this long is closed. Longer than `statement`, so that only a silent server gets
   * there.
   */
  answer: 8_000,
  /** PostgreSQL ends an idle transaction of a stopped node after this time, which frees its locks. */
  idleInTransaction: 30_000,
};

export type Role = "evolve_tenant" | "evolve_system";

const bigint = 20;
const date = 1082;

const types: pg.CustomTypesConfig = {
  getTypeParser: (oid: number, format?: "text" | "binary"): unknown => {
    if (oid === bigint) return Number;
    if (oid === date) return String;
    return format === "binary" ? pg.types.getTypeParser(oid, "binary") : pg.types.getTypeParser(oid);
  },
};

/**
 * A pool whose connections work in a role. A pooler in between may drop the start-up options; then only the fence sets the
 * role, and only the answer time-out ends a statement.
 */
export const createPool = (connectionString: string, role: Role, max: number): pg.Pool =>
  createPoolWith(connectionString, role, max, {});

/**
 * The job queue's pool, in the system role. Its library's statements pass no fence, so each connection takes the role by a statement
 * before it is used.
 */
export const createQueuePool = (connectionString: string, max: number): pg.Pool =>
  createPoolWith(connectionString, "evolve_system", max, taking("evolve_system"));

/** A connection that may not take the role is not used. */
const taking = (role: Role): pg.PoolConfig => ({
  verify: (client, done) => {
    client.query(`set role ${role}`).then(() => done(), done);
  },
});

const createPoolWith = (connectionString: string, role: Role, max: number, more: pg.PoolConfig): pg.Pool => {
  const pool = new pg.Pool({
    connectionString,
    max,
    types,
    pipeline: true,
    keepAlive: true,
    options: [
      `-c role=${role}`,
      `-c statement_timeout=${limits.statement}`,
      `-c idle_in_transaction_session_timeout=${limits.idleInTransaction}`,
    ].join(" "),
    connectionTimeoutMillis: limits.connect,
    query_timeout: limits.answer,
    ...more,
  });
  endLostConnections(pool);
  return pool;
};

/** The pool for migrations, without time limits: in the role that owns the schema, or one that owns a part of it. */
export const createOwnerPool = (connectionString: string, role?: Role): pg.Pool => {
  const pool = new pg.Pool({
    connectionString,
    max: 2,
    connectionTimeoutMillis: limits.connect,
    ...(role && taking(role)),
  });
  endLostConnections(pool);
  return pool;
};

/** Without this listener, losing a connection, lent or idle, would end the process. */
const endLostConnections = (pool: pg.Pool): void => {
  pool.on("error", () => undefined);
  pool.on("connect", (client) => {
    connectedAt.set(client, performance.now());
    client.on("error", () => {
      lostAt.set(pool, performance.now());
      client.connection.stream.destroy();
    });
  });
};

const connectedAt = new WeakMap<pg.PoolClient, number>();
const lostAt = new WeakMap<pg.Pool, number>();

/**
 * Whether the pool has lost a connection since this one was opened: then this one may be dead too without having noticed.
 */
export const isDoubtful = (pool: pg.Pool, client: pg.PoolClient): boolean =>
  (connectedAt.get(client) ?? 0) < (lostAt.get(pool) ?? 0);

export const isLost = (client: pg.PoolClient): boolean => client.connection.stream.destroyed;
