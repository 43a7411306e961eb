import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from "kysely";
import type { Database as Tables } from "./types.ts";

/** Runs one statement. */
export type Run = (text: string, values: unknown[]) => Promise<Answer>;

interface Answer {
  readonly command: string;
  /** Null for statements that touch or read no rows, such as `begin`. */
  readonly rowCount: number | null;
  readonly rows: readonly unknown[];
}

/** The query builder over a function that runs its statements, on a lent connection and inside the tenant's fence. */
export const builderOn = (run: Run): Kysely<Tables> =>
  new Kysely<Tables>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driverOn(run),
      createIntrospector: (db) => new PostgresIntrospector(db),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });

const driverOn = (run: Run): Driver => {
  const connection: DatabaseConnection = {
    executeQuery: async <R>({ sql, parameters }: CompiledQuery) => {
      const { command, rowCount, rows } = await run(sql, [...parameters]);
      const changes = command !== "SELECT" && rowCount !== null;
      return { rows: rows as R[], ...(changes && { numAffectedRows: BigInt(rowCount) }) };
    },
    streamQuery: () => {
      throw new Error("rows are not streamed here");
    },
  };
  return {
    init: done,
    acquireConnection: () => Promise.resolve(connection),
    releaseConnection: done,
    beginTransaction: nested,
    commitTransaction: nested,
    rollbackTransaction: nested,
    destroy: done,
  };
};

const done = (): Promise<void> => Promise.resolve();

const nested = (): Promise<void> => Promise.reject(new Error("withTenant is the transaction"));
