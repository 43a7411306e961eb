import { drive, rotated, signingInCompletely } from "../support/load.ts";
import type { Row } from "../support/row.ts";
import { buildUsers, createSite } from "../support/site.ts";
import { query } from "../support/stage.ts";

const connections = 8;

/**
 * The rows that a complete sign-in inserts, updates or deletes, counted by PostgreSQL itself. Each is written to its table,
 * its indexes and the log that is synced to disk, so this decides how many sign-ins a database takes. Other products write
 * about 14. What nodes and the queue write by themselves is left out; a sign-in from a known device enqueues nothing.
 */
export const signInWrites: Row = {
  name: "sign-in-writes",
  measure: async (stage, { quick }) => {
    const signIns = connections * (quick ? 8 : 25);
    const site = await createSite(stage);
    const { users } = await buildUsers(site, 16);
    const signInAll = async (): Promise<number> => {
      const node = await site.startNode();
      await drive(node.url, {
        connections,
        until: { requests: 2 * signIns },
        requestsOf: (connection) => rotated(users, connection * 2).flatMap(signingInCompletely),
      });
      // A connection tells what it has written at its end at the latest.
      await node.stop();
      return countWrites(site.connectionString);
    };
    const before = await signInAll();
    const after = await signInAll();
    return [
      {
        what: "rows written per complete sign-in",
        measured: (after - before) / signIns,
        unit: "",
        against: { what: "other products: about 14" },
        goal: { of: "measured", atMost: 5 },
      },
    ];
  },
};

const countWrites = async (connectionString: string): Promise<number> => {
  const [row] = await query(
    connectionString,
    `select sum(n_tup_ins + n_tup_upd + n_tup_del) as writes from pg_stat_user_tables
     where schemaname <> 'graphile_worker' and relname <> 'job_nodes'`,
  );
  return Number(row?.["writes"]);
};
