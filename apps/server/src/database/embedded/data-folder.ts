import { mkdir, open, realpath, rm, stat } from "node:fs/promises";
import path from "node:path";

const reasons: Record<string, string> = {
  EACCES: "permission denied",
  EPERM: "permission denied",
  EROFS: "it stands on a read-only file system",
  ENOTDIR: "it, or a part of its path, is a file",
  ENOENT: "no folder can be made there",
  EISDIR: "a folder is in the way",
  ENOSPC: "the disk is full",
};

/**
 * Creates the folder where missing, checks that it is writable, and returns its real path.
 * @throws Error with one line that names the folder and why it cannot be used
 */
export const openDataFolder = async (dataDir: string): Promise<string> => {
  try {
    await makeFolder(path.resolve(dataDir));
    const folder = await realpath(dataDir);
    const probe = path.join(folder, `.probe-${String(process.pid)}`);
    await (await open(probe, "w", 0o600)).close();
    await rm(probe);
    return folder;
  } catch (error) {
    const { code = "", message } = error as NodeJS.ErrnoException;
    throw new Error(`DATA_DIR ${path.resolve(dataDir)} cannot be written: ${reasons[code] ?? message}`, {
      cause: error,
    });
  }
};

/** Node's own recursive mkdir never returns where a file system (`/proc`) reports that a new folder's parent is missing. */
const makeFolder = async (folder: string): Promise<void> => {
  if (await stat(folder).catch(() => undefined)) return;
  await makeFolder(path.dirname(folder));
  // Root lets other accounts enter (not list) the folder: PostgreSQL runs as one of them.
  const mode = process.getuid?.() === 0 ? 0o711 : 0o700;
  await mkdir(folder, { mode }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
};
