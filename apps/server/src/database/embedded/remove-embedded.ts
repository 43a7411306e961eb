import { rm } from "node:fs/promises";
import path from "node:path";
import { withFolderLock } from "./lock.ts";
import { findServer } from "./pid-file.ts";
import { stopServer } from "./server-process.ts";
import { readState } from "./state.ts";

/**
 * Stops the embedded server of this DATA_DIR, even while others use it, and deletes the database and the folder. For tests.
 */
export const removeEmbedded = async (dataDir: string): Promise<void> => {
  const state = await readState(dataDir);
  if (state) {
    const home = path.resolve(dataDir, state.home);
    await withFolderLock(dataDir, async () => {
      const cluster = path.join(home, "cluster");
      const server = await findServer(cluster);
      if (server) await stopServer(cluster, server);
    });
    // A server process may write its last file while the folder is being deleted.
    await rm(home, { recursive: true, force: true, maxRetries: 10 });
  }
  await rm(dataDir, { recursive: true, force: true });
};
