import type pg from "pg";
import { createAfterCommit } from "./after-commit.ts";
import { builderOn, type Run } from "./builder-on.ts";
import type { TenantTransaction, Tx } from "./transaction.ts";
import { hasOutgrownPlan, prepared } from "./prepared.ts";

type Work<T> = (tx: Tx) => Promise<T>;

/**
 * The fence around a tenant: whatever runs in it sees and writes the rows of that tenant alone (row-level security by
 * `app.tenant`). The pool must pipeline: what needs no answer to go on is sent on without waiting for one, since a round
 * trip costs more than most statements do.
 */
export const createFence = (
  pool: pg.Pool,
  reportFailure: (error: unknown) => void,
): {
  /** Runs work in one transaction, then what the work registered to follow the commit. */
  transaction: <T>(tenantId: string, work: (tx: TenantTransaction) => Promise<T>) => Promise<T>;
  /** Runs work that writes nothing and so needs no common transaction: each statement has its own, in one round trip. */
  reads: <T>(tenantId: string, work: Work<T>) => Promise<T>;
  /** The same for a write that is one statement. */
  write: <T>(tenantId: string, work: Work<T>) => Promise<T>;
} => ({
  transaction: async (tenantId, work) => {
    const opening = openingOf(tenantId);
    const afterCommit = createAfterCommit(reportFailure);
    const result = await lend(pool, async (client, builder) => {
      let opened: Promise<unknown> | undefined;
      const tx = builder((text, values) => {
        if (opened) return client.query(prepared(text, values));
        return together(client, () => {
          // Where it fails, all that is sent behind it fails too.
          opened = client.query(opening).catch(() => undefined);
          return client.query(prepared(text, values));
        });
      });
      try {
        const result = await work(Object.assign(tx, { tenantId, afterCommit: afterCommit.add }));
        if (opened) await client.query("commit");
        return result;
      } catch (error) {
        // A connection that is lost has rolled back by itself; the first error is the one to tell.
        if (opened) await client.query("rollback").catch(() => undefined);
        throw error;
      }
    });
    afterCommit.run();
    return result;
  },

  reads: (tenantId, work) => inOneTrip(pool, tenantId, "on", work),

  write: (tenantId, work) => inOneTrip(pool, tenantId, "off", work),
});

/** Puts the fence up, answers no row, and leaves whether the transaction may write to be said. */
const fencing = {
  name: "fence",
  text: "select where set_config('app.tenant', $1, true) is null or set_config('transaction_read_only', $2, true) is null",
};
const knowsFencing = new WeakSet<pg.PoolClient>();

/**
 * Sends each statement right behind the fence, in one piece. PostgreSQL ends a transaction that nobody has begun at the next
 * sync, and only the statement's own brings one: so the fence stands around that statement, and falls with it.
 */
const inOneTrip = <T>(pool: pg.Pool, tenantId: string, readOnly: "on" | "off", work: Work<T>): Promise<T> => {
  const values = [checked(tenantId), readOnly];
  return lend(pool, (client, builder) =>
    work(
      builder(async (text, parameters) => {
        const answers: unknown = await together(client, () => {
          if (!knowsFencing.has(client)) {
            knowsFencing.add(client);
            // Where it fails, what is sent behind it fails too.
            client.query({ ...fencing, values }).catch(() => undefined);
          }
          const connection = client.connection as unknown as Wire;
          connection.bind({ statement: fencing.name, values });
          connection.execute({});
          return client.query(prepared(text, parameters));
        });
        const [, answer] = answers as [pg.QueryResult, pg.QueryResult];
        return answer;
      }),
    ),
  );
};

/** The parts of the driver's connection that its own queries are made of. */
interface Wire {
  bind(message: { statement: string; values: readonly string[] }): void;
  execute(message: object): void;
}

const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

const checked = (tenantId: string): string => {
  if (!uuid.test(tenantId)) throw new Error("a tenant id must be a UUID");
  return tenantId;
};

/** What opens a transaction and puts the fence up. The id is checked, since SET takes no parameter. */
const openingOf = (tenantId: string): string => `begin; set local app.tenant = '${checked(tenantId)}'`;

/** Lends a connection for as long as the work runs. A builder that outlives it reaches nobody else's fence. */
const lend = async <T>(
  pool: pg.Pool,
  work: (client: pg.PoolClient, builder: (run: Run) => Tx) => Promise<T>,
): Promise<T> => {
  const client = await pool.connect();
  let isLent = true;
  let isSpoilt = false;
  try {
    return await work(client, (run) =>
      builderOn((text, values) => {
        if (!isLent) throw new Error("the transaction has ended");
        return run(text, values);
      }),
    );
  } catch (error) {
    isSpoilt = hasOutgrownPlan(error);
    throw error;
  } finally {
    isLent = false;
    client.release(isSpoilt);
  }
};

/** Sends what is asked for in one piece. */
const together = <T>(client: pg.PoolClient, ask: () => T): T => {
  const { stream } = client.connection;
  stream.cork();
  try {
    return ask();
  } finally {
    stream.uncork();
  }
};
