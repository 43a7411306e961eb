import { realpath, stat } from "node:fs/promises";
import path from "node:path";
import type { Account } from "./account.ts";

/** Whether the account may enter the folder and every folder above it. */
export const canReach = async (folder: string, account: Account | undefined): Promise<boolean> => {
  if (!account) return true;
  let at = await realpath(folder).catch(() => undefined);
  while (at !== undefined) {
    if (!(await mayEnter(at, account))) return false;
    const above = path.dirname(at);
    if (above === at) return true;
    at = above;
  }
  return false;
};

const mayEnter = async (folder: string, account: Account): Promise<boolean> => {
  const { mode, uid, gid } = await stat(folder);
  if (uid === account.uid) return (mode & 0o100) !== 0;
  if (gid === account.gid) return (mode & 0o010) !== 0;
  return (mode & 0o001) !== 0;
};
