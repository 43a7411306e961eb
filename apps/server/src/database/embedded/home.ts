import { createHash, randomBytes } from "node:crypto";
import { chmod, lchown, lstat, mkdir, readdir } from "node:fs/promises";
import path from "node:path";
import type { Account } from "./account.ts";
import { canReach } from "./reach.ts";

/** Where databases and binaries go that may not stay in a folder closed to the account that PostgreSQL runs as. */
export const sharedRoot = "/var/lib/evolve-suite";

/** A folder's name under the shared root begins with this, so that earlier databases of one DATA_DIR can be found. */
const prefixOf = (dataDir: string) => createHash("sha256").update(dataDir).digest("hex").slice(0, 16);

/**
 * Where a new database goes: into DATA_DIR (`postgres`), or, when we are root and the account that will run PostgreSQL
 * cannot get there, to a folder of its own under /var/lib/evolve-suite, which DATA_DIR then points to. The name ends
 * at random: an emptied DATA_DIR begins anew and never picks up, or overwrites, what an earlier one left.
 */
export async function chooseHome(dataDir: string, account: Account | undefined): Promise<string> {
  if (await canReach(dataDir, account)) return "postgres";
  return path.join(sharedRoot, `${prefixOf(dataDir)}-${randomBytes(4).toString("hex")}`);
}

/** Databases that an earlier DATA_DIR of this very path left behind. */
export async function findEarlierHomes(dataDir: string): Promise<readonly string[]> {
  const names = await readdir(sharedRoot).catch(() => []);
  return names.filter((name) => name.startsWith(`${prefixOf(dataDir)}-`)).map((name) => path.join(sharedRoot, name));
}

/** Makes the home and its socket folder, both closed to everyone but the account. Returns the socket folder. */
export async function makeHome(home: string, account: Account | undefined): Promise<string> {
  if (path.dirname(home) === sharedRoot) await makeSharedRoot();
  await makePrivate(home, account);
  const socketFolder = chooseSocketFolder(home);
  await makePrivate(socketFolder, account);
  return socketFolder;
}

/** Makes the shared root, open to every account whatever the umask. */
export async function makeSharedRoot(): Promise<void> {
  const made = await mkdir(sharedRoot, { recursive: true });
  if (made !== undefined) await chmod(sharedRoot, 0o755);
}

async function makePrivate(folder: string, account: Account | undefined): Promise<void> {
  await mkdir(folder, { mode: 0o700 }).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") throw error;
  });
  // What stood there already may be another's trap (the socket folder can be in /tmp): never follow or adopt it.
  const found = await lstat(folder);
  const self = process.getuid?.();
  if (!found.isDirectory() || (found.uid !== self && found.uid !== account?.uid)) {
    throw new Error(`${folder} belongs to somebody else: PostgreSQL needs it`);
  }
  if (account) await lchown(folder, account.uid, account.gid);
}

/** A socket's whole path may have 107 bytes; `/.s.PGSQL.5432` takes 15 of them. */
const longestSocketFolder = 92;

function chooseSocketFolder(home: string): string {
  const inside = path.join(home, "socket");
  if (Buffer.byteLength(inside) <= longestSocketFolder) return inside;
  return `/tmp/evolve-suite-${createHash("sha256").update(home).digest("hex").slice(0, 16)}`;
}
