import { Logger, runMigrations } from "graphile-worker";
import { Kysely, PostgresDialect, sql } from "kysely";
import { Migrator } from "kysely/migration";
import { migrations } from "./migrations/index.ts";

/** The name of the schema: that of its last migration. */
export const newestMigration = Object.keys(migrations).sort().at(-1) ?? "";
import { createOwnerPool } from "./pool.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

/**
 * Migrates a database to the newest schema, in the role that owns it; nodes that start at once wait for each other.
 * @throws DatabaseUnavailable when it cannot be reached
 */
export const migrate = async (connectionString: string): Promise<void> => {
  const pool = createOwnerPool(connectionString);
  const db = new Kysely<unknown>({ dialect: new PostgresDialect({ pool }) });
  try {
    const first = await pool.connect().catch((error: unknown) => {
      throw new DatabaseUnavailable(error);
    });
    first.release();
    const migrator = new Migrator({ db, provider: { getMigrations: () => Promise.resolve(migrations) } });
    const { error } = await migrator.migrateToLatest();
    if (error) throw error instanceof Error ? error : new Error("the migration failed", { cause: error });
    // An existing queue migrates itself as it starts.
    if (!(await hasQueue(db))) await migrateQueue(connectionString);
  } finally {
    await db.destroy();
  }
};

const hasQueue = async (db: Kysely<unknown>): Promise<boolean> => {
  const { rows } = await sql<{
    has: boolean;
  }>`select to_regproc('graphile_worker.add_jobs') is not null as has`.execute(db);
  return rows[0]?.has ?? false;
};

/**
 * Migrates the job queue's own tables to its library's version. Runs in the system role, which owns them, so that neither
 * requests nor the owner of the other tables can reach them by accident. Safe to call from several nodes at once.
 */
const migrateQueue = async (connectionString: string): Promise<void> => {
  const pgPool = createOwnerPool(connectionString, "evolve_system");
  try {
    await runMigrations({ pgPool, logger: new Logger(() => () => undefined) });
  } finally {
    await pgPool.end();
  }
};
