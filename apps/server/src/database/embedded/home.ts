import { createHash, randomBytes } from "node:crypto";
import { chmod, lchown, lstat, mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import type { Account } from "./account.ts";
import { canReach } from "./reach.ts";

/** Where databases and binaries are kept when PostgreSQL's account cannot enter their own folder. */
export const sharedRoot = "/var/lib/evolve-suite";

/** Prefix of a DATA_DIR's folders under the shared root, by which its earlier databases are found. */
const prefixOf = (dataDir: string) => createHash("sha256").update(dataDir).digest("hex").slice(0, 16);

/**
 * Chooses the folder of a new database: in DATA_DIR (`postgres`) or, when we are root and PostgreSQL's account cannot enter
 * it, a separate folder under /var/lib/evolve-suite, which DATA_DIR then points to. Its name ends in random characters, so
 * that an emptied DATA_DIR starts afresh and neither reuses nor overwrites an earlier database.
 */
export const chooseHome = async (dataDir: string, account: Account | undefined): Promise<string> => {
  if (await canReach(dataDir, account)) return "postgres";
  return path.join(sharedRoot, `${prefixOf(dataDir)}-${randomBytes(4).toString("hex")}`);
};

/** Databases that an earlier DATA_DIR at this same path left behind. */
export const findEarlierHomes = async (dataDir: string): Promise<readonly string[]> => {
  const names = await readdir(sharedRoot).catch(() => []);
  return names.filter((name) => name.startsWith(`${prefixOf(dataDir)}-`)).map((name) => path.join(sharedRoot, name));
};

/** Creates the home and its socket folder, accessible to the account only. Returns the socket folder. */
export const makeHome = async (home: string, account: Account | undefined): Promise<string> => {
  if (path.dirname(home) === sharedRoot) await makeSharedRoot();
  await makePrivate(home, account);
  const socketFolder = chooseSocketFolder(home);
  await makePrivate(socketFolder, account);
  return socketFolder;
};

/** Creates the shared root, which every account may enter whatever the umask. */
export const makeSharedRoot = async (): Promise<void> => {
  const made = await mkdir(sharedRoot, { recursive: true });
  if (made !== undefined) await chmod(sharedRoot, 0o755);
};

const makePrivate = async (folder: string, account: Account | undefined): Promise<void> => {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  // An existing folder may be an attack (the socket folder can be in /tmp): never follow a link or adopt another owner's.
  const found = await lstat(folder);
  const self = process.getuid?.();
  if (!found.isDirectory() || (found.uid !== self && found.uid !== account?.uid)) {
    throw new Error(`${folder} belongs to somebody else: PostgreSQL needs it`);
  }
  if (account) await lchown(folder, account.uid, account.gid);
};

/** A socket's full path is limited to 107 bytes, of which `/.s.PGSQL.5432` takes 15. */
const longestSocketFolder = 92;

const chooseSocketFolder = (home: string): string => {
  const inside = path.join(home, "socket");
  if (Buffer.byteLength(inside) <= longestSocketFolder) return inside;
  return `/tmp/evolve-suite-${createHash("sha256").update(home).digest("hex").slice(0, 16)}`;
};
