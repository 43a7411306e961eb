import { Logger, runMigrations } from "graphile-worker";
import pg from "pg";

/**
 * Brings the job queue's own tables to what its library needs, in the system's role: it owns them, so that neither requests
 * nor the owner of the other tables stand in them by accident. Nodes that start at once may call it together.
 */
export const migrateQueue = async (connectionString: string): Promise<void> => {
  const pgPool = new pg.Pool({
    connectionString,
    max: 2,
    options: "-c role=evolve_system",
    connectionTimeoutMillis: 10_000,
  });
  pgPool.on("error", ignore);
  pgPool.on("connect", (client) => client.on("error", ignore));
  try {
    await runMigrations({ pgPool, logger: new Logger(() => ignore) });
  } finally {
    await pgPool.end();
  }
};

/** A lost connection fails the statement that it carries, which says so. */
const ignore = (): void => undefined;
