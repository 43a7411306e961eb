import { setTimeout as sleep } from "node:timers/promises";
import { Worker } from "node:worker_threads";
import { codeOf } from "@evolve/contracts/errors";
import type { Services } from "../../../core/services.ts";
import { newId } from "../../../ids.ts";
import type { JobRun } from "../../../jobs/index.ts";
import { jobEnded } from "./job-ended.ts";
import { beginRun, endCancelled, endRun, type JobOutcome, type RunOf, stateOfRun } from "./repository.ts";
import type { ThreadMessage, ThreadStart } from "./thread-context.ts";

const lookEveryMs = 1_000;
/** Shortest interval between messages about a job that saves often. */
const tellEveryMs = 300;
/** A thread that ignores the stop request is terminated after this time. */
const stopWithinMs = 2_000;
const memoryMb = 512;

/** Runs a job in its own thread, and records the outcome. */
export const runLongJob = async (
  { services, payload: { jobId }, tenantId, isLastAttempt, signal }: JobRun<{ jobId: string }>,
  module: URL,
): Promise<void> => {
  const { database, log } = services;
  if (tenantId === null) throw new Error("a long job belongs to a tenant");
  const run: RunOf = { tenantId, jobId, run: newId() };
  // A page that misses the message polls again after a while.
  const tell = (): Promise<void> =>
    services.bus.publish({ kind: "job-changed", tenantId, jobId }).catch((error: unknown) => {
      log.warn({ err: error, jobId }, "nobody was told of a job's progress");
    });
  const end = async (state: JobOutcome, more: { result?: Record<string, unknown>; error?: string } = {}) => {
    await database.withTenant(tenantId, async (tx) => {
      const ended = await endRun(tx, run, { state, ...more });
      if (ended) await services.events.tell(tx, jobEnded, { jobId, state, ...ended });
    });
    await tell();
  };
  const begun = await database.writeTenant(tenantId, (tx) => beginRun(tx, tenantId, jobId, run.run));
  if (!begun) {
    // What its last run left unfinished is finished by those who hear of the end.
    await database.withTenant(tenantId, async (tx) => {
      const ended = await endCancelled(tx, tenantId, jobId);
      if (ended) await services.events.tell(tx, jobEnded, { jobId, state: "cancelled", ...ended });
    });
    return tell();
  }
  await tell();
  const start = {
    ...run,
    ...begun,
    module: module.href,
    connectionString: database.connectionString,
    logLevel: log.level === "silent" ? "silent" : "warn",
  };
  try {
    const result = await inThread(services, start, signal, tell);
    await end("done", { result });
  } catch (error) {
    const state = await database.readTenant(tenantId, (tx) => stateOfRun(tx, run));
    if (state === "lost") return;
    if (state === "cancelling") return end("cancelled");
    if (signal.aborted || !isLastAttempt) throw error;
    log.error({ err: error, jobId, tenantId }, "a job that somebody started has failed");
    await end("failed", { error: codeOf("unexpected") });
  }
};

/** Resolves with the work's result. Rejects when it fails, when its thread dies, and when it must stop. */
const inThread = async (
  { bus, database, log }: Services,
  start: ThreadStart,
  stopping: AbortSignal,
  tell: () => Promise<void>,
): Promise<Record<string, unknown>> => {
  const thread = new Worker(new URL("./thread.ts", import.meta.url), {
    workerData: start,
    resourceLimits: { maxOldGenerationSizeMb: memoryMb },
  });
  const ended = new AbortController();
  const exited = new Promise<void>((resolve) => {
    thread.once("exit", () => resolve());
  });
  const stop = (): void => {
    thread.postMessage("stop");
    void sleep(stopWithinMs, undefined, { signal: ended.signal }).then(
      () => thread.terminate(),
      () => undefined,
    );
  };
  stopping.addEventListener("abort", stop, { once: true });
  const news: { timer?: NodeJS.Timeout } = {};
  const outcome = new Promise<Record<string, unknown>>((resolve, reject) => {
    thread.on("message", (message: ThreadMessage) => {
      if (message.kind === "done") resolve(message.result);
      else if (message.kind === "publish")
        bus.publish(message.message).catch((error: unknown) => {
          log.warn({ err: error, message: message.message.kind }, "a job's change may not have reached every node");
        });
      else
        news.timer ??= setTimeout(() => {
          delete news.timer;
          void tell();
        }, tellEveryMs);
    });
    thread.once("error", reject);
    thread.once("exit", (code) => reject(new Error(`the thread ended with ${code}`)));
  });
  const look = async (): Promise<void> => {
    while (!ended.signal.aborted) {
      await sleep(lookEveryMs, undefined, { signal: ended.signal });
      // While the database is away the work goes on; the next look finds out.
      const state = await database.readTenant(start.tenantId, (tx) => stateOfRun(tx, start)).catch(() => "running");
      if (state !== "running") return stop();
    }
  };
  // Ends by the abort of its sleep.
  look().catch(() => undefined);
  try {
    return await outcome;
  } finally {
    await exited;
    ended.abort();
    stopping.removeEventListener("abort", stop);
    clearTimeout(news.timer);
  }
};
