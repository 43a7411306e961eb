import { drive, rotated, signingInCompletely } from "../support/load.ts";
import type { Row } from "../support/row.ts";
import { buildUsers, createSite } from "../support/site.ts";
import { query } from "../support/stage.ts";

const connections = 8;

/**
 * The rows that a complete sign-in inserts, updates or deletes, and the transactions in which it does, counted by PostgreSQL
 * itself. Each row is written to its table, its indexes and the log, which is synced to disk at each commit, so these decide how
 * many sign-ins a database takes. Other products write about 14 rows. What nodes and the queue write by themselves is left out
 * of the rows; a sign-in from a known device enqueues nothing.
 */
export const signInWrites: Row = {
  name: "sign-in-writes",
  measure: async (stage, { quick }) => {
    const signIns = connections * (quick ? 8 : 25);
    const site = await createSite(stage);
    const { users } = await buildUsers(site, 16);
    const signInAll = async (): Promise<Written> => {
      const node = await site.startNode();
      const firstId = await nextTransactionId(site.connectionString);
      await drive(node.url, {
        connections,
        until: { requests: 2 * signIns },
        requestsOf: (connection) => rotated(users, connection * 2).flatMap(signingInCompletely),
      });
      const commits = (await nextTransactionId(site.connectionString)) - firstId;
      // A connection tells what it has written at its end at the latest.
      await node.stop();
      return { rows: await countWrites(site.connectionString), commits };
    };
    const before = await signInAll();
    const after = await signInAll();
    return [
      {
        what: "rows written per complete sign-in",
        measured: (after.rows - before.rows) / signIns,
        unit: "",
        against: { what: "other products: about 14" },
        goal: { of: "measured", atMost: 5 },
      },
      {
        what: "synced commits per sign-in, and as many per exchange of its token",
        // Two calls; what the node writes by itself meanwhile is counted as well.
        measured: after.commits / signIns / 2,
        unit: "",
        goal: { of: "measured", atMost: 1.25 },
      },
    ];
  },
};

interface Written {
  /** Since the database was made. */
  readonly rows: number;
  readonly commits: number;
}

/** PostgreSQL numbers only those transactions that write, and a savepoint in them that writes. */
const nextTransactionId = async (connectionString: string): Promise<number> => {
  const [row] = await query(connectionString, "select pg_snapshot_xmax(pg_current_snapshot())::text as id");
  return Number(row?.["id"]);
};

const countWrites = async (connectionString: string): Promise<number> => {
  const [row] = await query(
    connectionString,
    `select sum(n_tup_ins + n_tup_upd + n_tup_del) as writes from pg_stat_user_tables
     where schemaname <> 'graphile_worker' and relname <> 'job_nodes'`,
  );
  return Number(row?.["writes"]);
};
