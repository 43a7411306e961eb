import {
  type CompiledQuery,
  type DatabaseConnection,
  DefaultQueryExecutor,
  type Dialect,
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

/**
 * The query builder over a function that runs its statements, on a lent connection and inside the tenant's fence. Made for each
 * request, so it shares what holds no state and leaves out the driver that would lend connections once more.
 */
export const builderOn = (run: Run): Kysely<Tables> => {
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
  const executor = new DefaultQueryExecutor(compiler, adapter, {
    provideConnection: (consumer) => consumer(connection),
  });
  return new Kysely<Tables>({ config: { dialect }, dialect, driver, executor });
};

const done = (): Promise<void> => Promise.resolve();
const nested = (): Promise<never> => Promise.reject(new Error("withTenant is the transaction"));

const compiler = new PostgresQueryCompiler();
const adapter = new PostgresAdapter();
const driver: Driver = {
  init: done,
  acquireConnection: nested,
  releaseConnection: done,
  beginTransaction: nested,
  commitTransaction: nested,
  rollbackTransaction: nested,
  destroy: done,
};
const dialect: Dialect = {
  createAdapter: () => adapter,
  createDriver: () => driver,
  createIntrospector: (db) => new PostgresIntrospector(db),
  createQueryCompiler: () => compiler,
};
