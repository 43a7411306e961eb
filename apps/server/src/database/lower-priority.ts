import { readFileSync, writeFileSync } from "node:fs";
import { setPriority } from "node:os";
import type pg from "pg";

/** Lower than for requests, but not the lowest: the process may hold a lock that a request waits for. */
const niceness = 10;

/**
 * Lowers the priority of PostgreSQL's process behind a connection, so that requests come first there too. Nothing changes
 * where the process is on another machine, or another account's.
 */
export const lowerPriority = (client: pg.PoolClient): void => {
  const { host, processID: id } = client as { host?: unknown; processID?: unknown };
  const isSocket = typeof host === "string" && host.startsWith("/");
  if (process.platform !== "linux" || !isSocket || typeof id !== "number") return;
  try {
    // A pooler in between sends numbers that are no processes of PostgreSQL.
    if (readFileSync(`/proc/${id}/comm`, "utf8").trim() !== "postgres") return;
    setPriority(id, niceness);
    // The process leads a session of its own. Where sessions share the cores evenly, a priority counts within its session only.
    writeFileSync(`/proc/${id}/autogroup`, String(niceness));
  } catch {
    // Not allowed, ended already, or a kernel without such groups.
  }
};
