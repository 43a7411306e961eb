import { mkdtemp, rm } from "node:fs/promises";
import { getPriority, tmpdir } from "node:os";
import path from "node:path";
import { sql } from "kysely";
import { pino } from "pino";
import { expect, test } from "vitest";
import { removeEmbedded } from "./embedded/remove-embedded.ts";
import { startEmbedded } from "./embedded/start-embedded.ts";
import { connect, connectForLongWork, type Database } from "./index.ts";
import { migrate } from "./migrate.ts";

const priorityOf = async ({ system }: Database): Promise<number> => {
  const { rows } = await sql<{ id: number }>`select pg_backend_pid() as id`.execute(system);
  return getPriority(rows[0]?.id);
};

test("The embedded database works for requests before it works for jobs", { timeout: 60_000 }, async () => {
  const folder = await mkdtemp(path.join(tmpdir(), "priority-"));
  const dataDir = path.join(folder, "data");
  const { connectionString, stop } = await startEmbedded({ dataDir, log: () => undefined, settings: { fsync: false } });
  try {
    await migrate(connectionString);
    const log = pino({ level: "silent" });
    const [requests, jobs] = [connect(connectionString, log), connectForLongWork(connectionString, log)];
    expect(await priorityOf(jobs)).toBe((await priorityOf(requests)) + 10);
    await Promise.all([requests.close(), jobs.close()]);
  } finally {
    await stop();
    await removeEmbedded(dataDir);
    await rm(folder, { recursive: true, force: true });
  }
});
