import { readdir, readFile, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import { sharedRoot } from "./home.ts";
import { findServer } from "./pid-file.ts";
import { stopServer } from "./server-process.ts";
import { readState } from "./state.ts";

const originFile = (home: string) => path.join(home, "origin");

/** Records in a home under the shared root which DATA_DIR points to it. */
export const noteOrigin = async (home: string, dataDir: string): Promise<void> => {
  if (path.dirname(home) === sharedRoot) await writeFile(originFile(home), dataDir);
};

/**
 * Stops servers under the shared root whose DATA_DIR is gone or points elsewhere: a clone that was killed and deleted would
 * leave its server running for ever. The data is kept, unless DATA_DIR was a temporary one.
 */
export const sweepAbandoned = async (log: (line: string) => void): Promise<void> => {
  for (const name of await readdir(sharedRoot).catch(() => [])) {
    const home = path.join(sharedRoot, name);
    const origin = await readFile(originFile(home), "utf8").catch(() => undefined);
    if (origin === undefined || (await readState(origin))?.home === home) continue;
    const cluster = path.join(home, "cluster");
    const server = await findServer(cluster);
    if (server) {
      log(`stopping the database in ${home}: ${origin} is gone`);
      await stopServer(cluster, server);
    }
    if (origin.startsWith(path.join(tmpdir(), path.sep))) await rm(home, { recursive: true, force: true });
  }
};
