import { Logger, runMigrations } from "graphile-worker";
import { createOwnerPool } from "./pool.ts";

/**
 * Migrates the job queue's own tables to its library's version. Runs in the system role, which owns them, so that neither
 * requests nor the owner of the other tables can reach them by accident. Safe to call from several nodes at once.
 */
export const migrateQueue = async (connectionString: string): Promise<void> => {
  const pgPool = createOwnerPool(connectionString, "evolve_system");
  try {
    await runMigrations({ pgPool, logger: new Logger(() => () => undefined) });
  } finally {
    await pgPool.end();
  }
};
