import { spawn } from "node:child_process";
import { constants } from "node:fs";
import { open, readFile, rename, stat } from "node:fs/promises";
import path from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import type { Account } from "./account.ts";
import { findServer, isServerOf, type RunningServer } from "./pid-file.ts";

/** A log file larger than this is renamed before a start. */
const largestLog = 10 * 1024 * 1024;

/**
 * Starts PostgreSQL in its own session, so that neither Ctrl-C nor the end of this process stops it, and returns once it
 * accepts connections.
 * @throws Error with the server's last log line when it ends instead
 */
export const startServer = async (options: {
  readonly binaries: string;
  readonly cluster: string;
  readonly settings: readonly string[];
  readonly account: Account | undefined;
  readonly logFile: string;
}): Promise<RunningServer> => {
  const { binaries, cluster, settings, account, logFile } = options;
  const log = await openLog(logFile);
  const before = (await log.stat()).size;
  const ended = new AbortController();
  try {
    const server = spawn(path.join(binaries, "bin/postgres"), ["-D", cluster, ...settings], {
      ...account,
      cwd: cluster,
      env: { PATH: process.env["PATH"] ?? "" },
      detached: true,
      stdio: ["ignore", log.fd, log.fd],
    });
    for (const event of ["exit", "error"]) {
      server.once(event, () => {
        ended.abort();
      });
    }
    server.unref();
    for (;;) {
      const found = await findServer(cluster);
      if (found?.pid === server.pid && found?.status === "ready") return found;
      if (ended.signal.aborted) throw new Error(`PostgreSQL did not start: ${await lastWords(logFile, before)}`);
      await sleep(5);
    }
  } finally {
    await log.close();
  }
};

/** Stops the server: running statements are rolled back, everything is written to disk. Returns when it has ended. */
export const stopServer = async (cluster: string, server: RunningServer): Promise<void> => {
  try {
    process.kill(server.pid, "SIGINT");
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ESRCH") throw error;
  }
  while (await isServerOf(server.pid, cluster)) await sleep(5);
};

const openLog = async (file: string) => {
  const size = await stat(file).then(
    (found) => found.size,
    () => 0,
  );
  if (size > largestLog) await rename(file, `${file}.old`);
  return open(file, constants.O_WRONLY | constants.O_CREAT | constants.O_APPEND | constants.O_NOFOLLOW, 0o600);
};

/** Why the server ended: its FATAL or PANIC line, else its last line. */
const lastWords = async (file: string, from: number): Promise<string> => {
  const said = (await readFile(file)).subarray(from).toString().trim().split("\n");
  const fatal = said.findLast((line) => /FATAL|PANIC/.test(line)) ?? said.at(-1) ?? "";
  return `${fatal.replace(/^.*?(FATAL|PANIC): +/, "") || "it said nothing"} (${file})`;
};
