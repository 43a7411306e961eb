import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { commandLine, processesIn } from "./processes.ts";

/** What a running server writes to its cluster's `postmaster.pid`. */
export interface RunningServer {
  readonly pid: number;
  readonly socketFolder: string;
  /** `starting`, `ready`, `stopping` … */
  readonly status: string;
}

/** The server that runs on this cluster; undefined when there is none, or its pid now belongs to another program. */
export const findServer = async (cluster: string): Promise<RunningServer | undefined> => {
  const lines = (await readLines(path.join(cluster, "postmaster.pid"))) ?? [];
  const pid = Number(lines[0]);
  if (!pid || !(await isServerOf(pid, cluster))) return undefined;
  return { pid, socketFolder: lines[4]?.trim() ?? "", status: lines[7]?.trim() ?? "starting" };
};

/** Whether this process is a living server of this cluster. */
export const isServerOf = async (pid: number, cluster: string): Promise<boolean> => {
  const words = await commandLine(pid);
  return words?.[words.indexOf("-D") + 1] === cluster;
};

/**
 * Removes lock files that prevent a start: empty ones, left by a full disk, and those of a killed server whose pid another
 * program has now (common in containers). Where the pid is free, PostgreSQL handles the file itself, and better. Waits
 * until no process of the dead server is left, since they may still write.
 */
export const clearStaleLocks = async (cluster: string, socketFolder: string): Promise<void> => {
  for (const file of [path.join(cluster, "postmaster.pid"), path.join(socketFolder, ".s.PGSQL.5432.lock")]) {
    const lines = await readLines(file);
    if (!lines) continue;
    const pid = Number(lines[0]);
    if (pid && (!isTaken(pid) || (await isServerOf(pid, cluster)))) continue;
    await endProcessesOf(cluster);
    await rm(file, { force: true });
  }
};

/** Nobody can join a server without a pid file, so it is stopped. */
const endProcessesOf = async (cluster: string): Promise<void> => {
  for (;;) {
    const living = await processesIn(cluster);
    if (living.length === 0) return;
    for (const pid of living) if (await isServerOf(pid, cluster)) process.kill(pid, "SIGINT");
    await sleep(20);
  }
};

const isTaken = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === "EPERM";
  }
};

const readLines = async (file: string): Promise<readonly string[] | undefined> => {
  const text = await readFile(file, "utf8").catch(() => undefined);
  return text?.split("\n");
};
