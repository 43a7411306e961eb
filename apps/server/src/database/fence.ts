import { isUuid } from "@evolve/contracts/uuid";
import type { Kysely } from "kysely";
import type pg from "pg";
import { type AfterCommitQueue, createAfterCommit } from "./after-commit.ts";
import { builderOn, type Run } from "./builder-on.ts";
import { ask, lend } from "./lend.ts";
import { isLost, type Role } from "./pool.ts";
import { prepared } from "./prepared.ts";
import type { Committing, SystemTransaction, SystemTx, TenantTransaction, Tx } from "./transaction.ts";
import type { Database as Tables } from "./types.ts";
import { asUnavailable } from "./unavailable.ts";

type Work<T> = (tx: Tx) => Promise<T>;

/** Receives failures of after-commit work. */
type ReportFailure = (error: unknown) => void;

/**
 * The fence around a tenant: work inside it sees and writes only that tenant's rows (row-level security by `app.tenant`).
 * It also sets the role, since a pooler may have dropped the connection's own. The pool must pipeline: statements that do
 * not need an answer first are sent without waiting, since a round trip costs more than most statements do.
 */
export interface TenantFence {
  /** Runs work in one transaction, then what the work registered with `afterCommit`. */
  transaction: <T>(tenantId: string, work: (tx: TenantTransaction) => Promise<T>) => Promise<T>;
  /** Runs read-only work, which needs no shared transaction: each statement has its own, in one round trip. */
  reads: <T>(tenantId: string, work: Work<T>) => Promise<T>;
  /** The same for a single-statement write. */
  write: <T>(tenantId: string, work: Work<T>) => Promise<T>;
}

export const createTenantFence = (pool: pg.Pool, reportFailure: ReportFailure): TenantFence => ({
  transaction: async (tenantId, work) => {
    const opening = `${beginIn("evolve_tenant")}; set local app.tenant = '${checked(tenantId)}'`;
    return inTransaction(pool, opening, createAfterCommit(reportFailure), (tx) =>
      work(Object.assign(tx, { tenantId })),
    );
  },
  reads: async (tenantId, work) => withStatements(pool, tenantFence(tenantId, "on"), work),
  write: async (tenantId, work) => withStatements(pool, tenantFence(tenantId, "off"), work),
});

/** Statements above the tenants, in the system role. */
export interface SystemFence {
  transaction: <T>(work: (tx: SystemTransaction) => Promise<T>) => Promise<T>;
  /** Single statements, each on any free connection. */
  readonly statements: SystemTx;
  /** The same for libraries that write their own SQL. */
  query: (text: string, values: unknown[]) => Promise<pg.QueryResult>;
}

export const createSystemFence = (pool: pg.Pool, reportFailure: ReportFailure): SystemFence => {
  const query = (text: string, values: unknown[]): Promise<pg.QueryResult> =>
    lend(pool, (client) => inOneTrip(client, systemFence, text, values));
  return {
    transaction: (work) => inTransaction(pool, beginIn("evolve_system"), createAfterCommit(reportFailure), work),
    statements: builderOn(query),
    query,
  };
};

const beginIn = (role: Role): string => `begin; set local role ${role}`;

/** Opens the transaction together with its first statement, and ends it. */
const inTransaction = async <T>(
  pool: pg.Pool,
  opening: string,
  afterCommit: AfterCommitQueue,
  work: (tx: Kysely<Tables> & Committing) => Promise<T>,
): Promise<T> => {
  const result = await lend(pool, async (client) => {
    let opened: Promise<void> | undefined;
    let fault: unknown;
    const { tx, end } = lentBuilder((text, values) =>
      ask(client, () => {
        opened ??= client.query(opening).then(
          () => undefined,
          (error: unknown) => {
            fault = asUnavailable(error, isLost(client));
          },
        );
        return client.query(prepared(client, text, values));
      }),
    );
    try {
      const result = await work(Object.assign(tx, { afterCommit: afterCommit.add }));
      if (opened) await commit(client);
      return result;
    } catch (error) {
      // A lost connection has rolled back by itself; report the first error.
      if (opened) await client.query("rollback").catch(() => undefined);
      // If opening fails, all statements sent behind it fail too, without the cause.
      throw fault ?? error;
    } finally {
      end();
    }
  });
  afterCommit.run();
  return result;
};

/** PostgreSQL answers the commit of a failed transaction with a rollback instead of an error. */
const commit = async (client: pg.PoolClient): Promise<void> => {
  const { command } = await ask(client, () => client.query("commit"));
  if (command !== "COMMIT") throw new Error("nothing was committed: a statement failed, and its error was ignored");
};

/** What is sent before a single statement, as a named prepared statement. */
interface Fence {
  readonly name: string;
  readonly text: string;
  readonly values: readonly string[];
}

/** Sets the role, the tenant and read-only mode, and returns no row. */
const tenantFence = (tenantId: string, readOnly: "on" | "off"): Fence => ({
  name: "tenant_fence",
  text: `select where set_config('role', 'evolve_tenant', true) is null
    or set_config('app.tenant', $1, true) is null or set_config('transaction_read_only', $2, true) is null`,
  values: [checked(tenantId), readOnly],
});

const systemFence: Fence = {
  name: "system_fence",
  text: "select where set_config('role', 'evolve_system', true) is null",
  values: [],
};

const knowsFence = new WeakSet<pg.PoolClient>();

const withStatements = <T>(pool: pg.Pool, fence: Fence, work: Work<T>): Promise<T> =>
  lend(pool, async (client) => {
    const { tx, end } = lentBuilder((text, values) => inOneTrip(client, fence, text, values));
    try {
      return await work(tx);
    } finally {
      end();
    }
  });

/**
 * Sends the statement directly behind the fence, in one message. PostgreSQL's implicit transaction lasts until the next
 * sync, which only the statement itself sends: so the fence's settings apply to that statement alone.
 */
const inOneTrip = async (
  client: pg.PoolClient,
  { name, text: fenceText, values: fenceValues }: Fence,
  text: string,
  values: unknown[],
): Promise<pg.QueryResult> => {
  const answers: unknown = await ask(client, () => {
    const statement = prepared(client, text, values);
    if (!knowsFence.has(client)) {
      knowsFence.add(client);
      // If the fence fails, what is sent behind it fails too.
      client.query({ name, text: fenceText, values: [...fenceValues] }).catch(() => undefined);
    }
    const connection = client.connection as unknown as Wire;
    connection.bind({ statement: name, values: fenceValues });
    connection.execute({});
    return client.query(statement);
  });
  const [, answer] = answers as [pg.QueryResult, pg.QueryResult];
  return answer;
};

/** The parts of the driver's connection that its own queries use. */
interface Wire {
  bind(message: { statement: string; values: readonly string[] }): void;
  execute(message: object): void;
}

/** A builder that refuses to run once it has ended, so that a leaked one cannot run in another tenant's fence. */
const lentBuilder = (run: Run): { tx: Kysely<Tables>; end: () => void } => {
  let isLent = true;
  return {
    tx: builderOn((text, values) => {
      if (!isLent) throw new Error("the transaction has ended");
      return run(text, values);
    }),
    end: () => {
      isLent = false;
    },
  };
};

const checked = (tenantId: string): string => {
  if (!isUuid(tenantId)) throw new Error("a tenant id must be a UUID");
  return tenantId;
};
