import { Logger, runMigrations } from "graphile-worker";
import { createOwnerPool } from "./pool.ts";

/**
 * Brings the job queue's own tables to what its library needs, in the system's role: it owns them, so that neither requests
 * nor the owner of the other tables stand in them by accident. Nodes that start at once may call it together.
 */
export const migrateQueue = async (connectionString: string): Promise<void> => {
  const pgPool = createOwnerPool(connectionString, "evolve_system");
  try {
    await runMigrations({ pgPool, logger: new Logger(() => () => undefined) });
  } finally {
    await pgPool.end();
  }
};
