import { readFile, stat } from "node:fs/promises";

/** The operating-system account that PostgreSQL runs as when we are root, since it refuses to run as root. */
export interface Account {
  readonly uid: number;
  readonly gid: number;
}

/**
 * Which account runs PostgreSQL: our own (`undefined`) unless we are root. As root: the owner of an existing cluster, else
 * the account `postgres`, else `nobody`.
 */
export const chooseAccount = async (cluster: string): Promise<Account | undefined> => {
  if (process.getuid?.() !== 0) return undefined;
  const owner = await stat(cluster).catch(() => undefined);
  if (owner && owner.uid !== 0) return { uid: owner.uid, gid: owner.gid };
  const accounts = await readFile("/etc/passwd", "utf8").catch(() => "");
  for (const name of ["postgres", "nobody"]) {
    const fields = accounts.match(new RegExp(`^${name}:[^:]*:(\\d+):(\\d+):`, "m"));
    if (fields) return { uid: Number(fields[1]), gid: Number(fields[2]) };
  }
  return { uid: 65_534, gid: 65_534 };
};
