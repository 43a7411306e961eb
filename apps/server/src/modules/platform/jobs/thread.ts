import { readlinkSync } from "node:fs";
import { setPriority } from "node:os";
import { basename } from "node:path";
import { parentPort, receiveMessageOnPort, workerData } from "node:worker_threads";
import { pino } from "pino";
import type { BusMessage } from "../../../bus/index.ts";
import { connectForLongWork } from "../../../database/index.ts";
import { putFilePart, saveProgress } from "./repository.ts";
import type { Saved, ThreadMessage, ThreadStart, ThreadWork } from "./thread-context.ts";

/* The entry of the thread that a long job works in. */

const start = workerData as ThreadStart;
const lowest = 19;

/**
 * Lowers the thread's priority, so that requests come first when cores are busy. Linux has a priority for each thread;
 * elsewhere nothing changes.
 */
const giveWay = (): void => {
  if (process.platform === "linux") setPriority(Number(basename(readlinkSync("/proc/thread-self"))), lowest);
};

const tell = (message: ThreadMessage): void => parentPort?.postMessage(message);

/** The node publishes after it has received the message, and logs failures there. */
const bus = {
  publish: (message: BusMessage): Promise<void> => {
    tell({ kind: "publish", message });
    return Promise.resolve();
  },
};

const main = async (): Promise<void> => {
  giveWay();
  let isStopped = false;
  const signal = {
    // A calculation leaves events no time: it has to look for the node's only message itself.
    get aborted() {
      isStopped ||= parentPort !== null && receiveMessageOnPort(parentPort) !== undefined;
      return isStopped;
    },
  };
  const log = pino({ level: start.logLevel }, pino.destination({ dest: 2, sync: true }));
  const database = connectForLongWork(start.connectionString, log);
  const save = async ({ progress, step, checkpoint, part, write }: Saved): Promise<void> => {
    if (signal.aborted) throw new Error("stopped");
    await database.withTenant(start.tenantId, async (tx) => {
      if (!(await saveProgress(tx, start, { progress: Math.min(progress, 1), step: step ?? null, checkpoint })))
        throw new Error("this run may write no more");
      if (part) await putFilePart(tx, start, part.number, part.content);
      await write?.(tx);
    });
    tell({ kind: "saved" });
  };
  try {
    const { work } = (await import(start.module)) as { work: ThreadWork };
    const { tenantId, payload, checkpoint } = start;
    tell({ kind: "done", result: await work({ database, bus, tenantId, payload, checkpoint, signal, save }) });
  } finally {
    await database.close();
    parentPort?.close();
  }
};

await main();
