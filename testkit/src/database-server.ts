import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { findServer } from "@evolve/server/database/embedded/pid-file";
import { processesIn } from "@evolve/server/database/embedded/processes";
import { removeEmbedded } from "@evolve/server/database/embedded/remove-embedded";
import { startEmbedded } from "@evolve/server/database/embedded/start-embedded";
import { readState } from "@evolve/server/database/embedded/state";

/** A PostgreSQL server of the test's own, which it can stop, kill and freeze. */
export interface DatabaseServer {
  readonly dataDir: string;
  readonly connectionString: string;
  /** Stops it as an administrator does: every connection is notified. */
  stop(): Promise<void>;
  start(): Promise<void>;
  /** Kills it, as the out-of-memory killer does. It is restarted by the node that keeps it running. */
  kill(): Promise<void>;
  /** Pauses its processes: connections stay open, and nothing answers. */
  freeze(): Promise<void>;
  thaw(): Promise<void>;
  remove(): Promise<void>;
}

export const startDatabaseServer = async (folder = newFolder()): Promise<DatabaseServer> => {
  const dataDir = join(folder, "data");
  const start = () =>
    startEmbedded({ dataDir, log: () => undefined, settings: { fsync: "off", max_wal_size: "32MB" } });
  let embedded = await start();
  const cluster = resolve(dataDir, (await readState(dataDir))?.home ?? "", "cluster");
  const signal = async (name: NodeJS.Signals): Promise<void> => {
    for (const pid of await processesIn(cluster)) process.kill(pid, name);
  };
  return {
    dataDir,
    connectionString: embedded.connectionString,
    stop: () => embedded.stop(),
    start: async () => {
      embedded = await start();
    },
    kill: async () => {
      const server = await findServer(cluster);
      if (server) process.kill(server.pid, "SIGKILL");
    },
    freeze: async () => {
      await signal("SIGSTOP");
      // The server has begun other processes until it was stopped itself.
      await signal("SIGSTOP");
    },
    thaw: () => signal("SIGCONT"),
    remove: async () => {
      await signal("SIGCONT");
      await embedded.stop();
      await removeEmbedded(dataDir);
      rmSync(folder, { recursive: true, force: true });
    },
  };
};

/** Accessible to the account that PostgreSQL runs as when tests are run by root. */
const newFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), "evolve-database-"));
  chmodSync(folder, 0o755);
  return folder;
};
