import { Kysely, PostgresDialect } from "kysely";
import { Migrator } from "kysely/migration";
import { migrations } from "./migrations/index.ts";
import { createOwnerPool } from "./pool.ts";
import { DatabaseUnavailable } from "./unavailable.ts";

/**
 * Brings a database to the newest schema, in the role that owns it; two nodes starting at once wait for each other.
 *
 * @throws DatabaseUnavailable when it cannot be connected to
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
  } finally {
    await db.destroy();
  }
};
