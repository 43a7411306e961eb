import { createHash } from "node:crypto";
import type { Redis } from "ioredis";
import type { Logger } from "pino";
import type { SystemPool } from "../database/index.ts";
import type { Bus } from "./messages.ts";
import { createPostgresBus } from "./postgres.ts";
import { createRedisBus } from "./redis.ts";

/** The bus of this installation, and the prefix that keeps its keys apart from another database's in a shared Redis. */
export const createBus = async (
  connectionString: string,
  pool: SystemPool,
  redis: Redis | null,
  log: Logger,
): Promise<{ bus: Bus; prefix: string }> => {
  const { pathname, hostname } = new URL(connectionString);
  const prefix = `evolve:${createHash("sha256")
    .update(hostname + pathname)
    .digest("hex")
    .slice(0, 12)}:`;
  const bus = redis ? await createRedisBus(redis, prefix, log) : await createPostgresBus(connectionString, pool, log);
  return { bus, prefix };
};
