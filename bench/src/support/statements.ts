import type { Tx } from "@evolve/server/database/index";
import type { Database } from "@evolve/server/database/types";
import { type CompiledQuery, Kysely, PostgresDialect } from "kysely";
import pg from "pg";

export interface Statement {
  readonly text: string;
  readonly values: readonly unknown[];
}

/** A route of the bare app: it runs these statements, one after the other. */
export interface BareRoute {
  readonly method: "GET" | "POST";
  readonly path: string;
  readonly statements: readonly Statement[];
}

/** The statements that a function of a repository runs, word for word, written down while it runs them once. */
export const statementsOf = async (
  connectionString: string,
  work: (tx: Tx) => Promise<unknown>,
): Promise<Statement[]> => {
  const queries: CompiledQuery[] = [];
  const tx = new Kysely<Database>({
    dialect: new PostgresDialect({ pool: new pg.Pool({ connectionString, max: 1 }) }),
    log: ({ query }) => void queries.push(query),
  });
  try {
    await work(tx);
  } finally {
    await tx.destroy();
  }
  return queries.map(({ sql, parameters }) => ({ text: sql, values: parameters }));
};
