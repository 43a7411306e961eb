import { EventEmitter } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import { Logger, parseCronItems, run, type Runner, type TaskList, type WorkerEvents } from "graphile-worker";
import * as z from "zod/mini";
import type { Services } from "../core/services.ts";
import type { Database } from "../database/index.ts";
import { newId } from "../ids.ts";
import type { Job, WorkerPool } from "./define-job.ts";
import { listeningPool } from "./listening-pool.ts";
import {
  type FailedRun,
  type NextRun,
  postponeJob,
  releaseJobsOfDeadNodes,
  removeNode,
  signLife,
} from "./repository.ts";

export interface Queue {
  /** Waits for running jobs; the next node continues what is left. */
  stop(): Promise<void>;
}

/** How many jobs of a pool run at once on a node. */
const atOnce: Readonly<Record<WorkerPool, number>> = { quick: 10, mail: 5, long: 1 };
/** A new job wakes a node by a message; polling finds the jobs that have become due. */
const lookEveryMs = 5_000;
const restartAfterMs = 250;
const signLifeEveryMs = 10_000;
const stopWithinMs = 5_000;

const Envelope = z.object({ tenantId: z.nullable(z.string()), data: z.unknown() });

/** Runs the queue's jobs on this node, each worker pool with its own concurrency. */
export const startQueue = (services: Services, jobs: readonly Job[]): Queue => {
  const { database, log } = services;
  const available = jobs.filter((job) => job.isAvailable?.(services) ?? true);
  const workerPools = (Object.keys(atOnce) as WorkerPool[])
    .map((workerPool) => available.filter((job) => job.workerPool === workerPool))
    .filter((ofPool) => ofPool.length > 0)
    .map((ofPool) => startPool(services, ofPool, () => signLifeNow()));

  const node = newId();
  const beat = async (): Promise<void> => {
    const isSteady = await signLife(
      database.system,
      node,
      workerPools.map((workerPool) => workerPool.worker()),
    );
    if (isSteady && (await releaseJobsOfDeadNodes(database.system)) > 0) log.warn("jobs of a node that died run again");
  };
  let beating: Promise<void> = Promise.resolve();
  const signLifeNow = (): void => {
    beating = beating.then(beat).catch((error: unknown) => {
      log.warn({ err: error }, "the queue does not know that this node lives");
    });
  };
  const timer = setInterval(signLifeNow, signLifeEveryMs);
  return {
    stop: async () => {
      await Promise.all(workerPools.map((workerPool) => workerPool.stop()));
      clearInterval(timer);
      await beating;
      await removeNode(database.system, node).catch(() => undefined);
    },
  };
};

interface RunningPool {
  /** The worker id under which its jobs are locked. */
  worker(): string;
  stop(): Promise<void>;
}

/** Starts a pool's worker, and restarts it when a lost database connection has stopped it. */
const startPool = (services: Services, jobs: readonly Job[], onWorker: () => void): RunningPool => {
  const { database, log } = services;
  const poolName = jobs[0]?.workerPool ?? "quick";
  const stopping = new AbortController();
  const events: WorkerEvents = new EventEmitter();
  let worker = "";
  events.on("pool:create", ({ workerPool }) => {
    worker = workerPool.id;
    onWorker();
  });
  // Jobs that were added while nobody listened; asked behind the library's LISTEN.
  events.on("pool:listen:success", ({ workerPool, client }) => {
    setImmediate(() => {
      const nudged = client.query("select 1").then(() => workerPool.nudge(atOnce[poolName]));
      // A worker that has stopped meanwhile looks for jobs when it starts again.
      nudged.catch(() => undefined);
    });
  });
  const postponed = postponeFailed(services, jobs, events, stopping.signal);
  const stopped = new AbortController();
  const overdue = lastCall(stopping.signal, stopped.signal);
  overdue.catch(() => undefined);
  const options = {
    pgPool: listeningPool(database.queuePool),
    events,
    concurrency: atOnce[poolName],
    noHandleSignals: true,
    // With batching, a failure to record a job's outcome is retried and stops only the worker; without, it would end the
    // process.
    preset: { worker: { completeJobBatchDelay: 0, failJobBatchDelay: 0 } },
    pollInterval: lookEveryMs,
    logger: loggerOf(services),
    taskList: tasksOf(services, jobs, stopping.signal, overdue),
    parsedCronItems: parseCronItems(
      jobs.flatMap(({ name, cron, retries }) =>
        cron === undefined
          ? []
          : [
              {
                task: name,
                match: cron,
                payload: { tenantId: null, data: {} },
                options: { maxAttempts: retries.most },
              },
            ],
      ),
    ),
  };
  let runner: Runner | null = null;
  const isStopping = (): boolean => stopping.signal.aborted;
  const work = async (): Promise<void> => {
    let isTold = false;
    while (!isStopping()) {
      try {
        runner = await run(options);
        isTold = false;
        if (isStopping()) await runner.stop();
        await runner.promise;
      } catch (error) {
        if (!isStopping() && !isTold)
          log.warn({ err: error, workerPool: poolName }, "jobs cannot be run; trying again");
        isTold = true;
      }
      runner = null;
      await sleep(restartAfterMs, undefined, { signal: stopping.signal }).catch(() => undefined);
    }
  };
  const running = work();
  return {
    worker: () => worker,
    stop: async () => {
      stopping.abort();
      await runner?.stop().catch((error: unknown) => {
        log.warn({ err: error, workerPool: poolName }, "jobs were not stopped in time");
      });
      await running;
      await Promise.all(postponed);
      stopped.abort();
    },
  };
};

/** Rejects jobs that ignore the stop signal: the node waits no longer, and another node repeats them. */
const lastCall = async (stopping: AbortSignal, stopped: AbortSignal): Promise<never> => {
  await new Promise((resolve) => {
    stopping.addEventListener("abort", resolve);
  });
  await sleep(stopWithinMs, undefined, { signal: stopped }).catch(() => undefined);
  throw new Error("the node stopped before it was done");
};

const tasksOf = (services: Services, jobs: readonly Job[], signal: AbortSignal, overdue: Promise<never>): TaskList =>
  Object.fromEntries(
    jobs.map((job) => [
      job.name,
      async (raw, { job: { attempts, max_attempts: most } }) => {
        const { tenantId, data } = Envelope.parse(raw);
        const payload = job.payload.parse(data);
        const isLastAttempt = attempts >= most;
        await Promise.race([
          job.run({ services, payload, tenantId, attempt: attempts, isLastAttempt, signal }),
          overdue,
        ]);
      },
    ]),
  );

/**
 * Applies the job's own retry delay instead of the library's. A run that a stopping node aborts does not count as failed.
 */
const postponeFailed = (
  { database, log }: Services,
  jobs: readonly Job[],
  events: WorkerEvents,
  stopping: AbortSignal,
): ReadonlySet<Promise<void>> => {
  const running = new Set<Promise<void>>();
  events.on("job:complete", ({ job: { id, attempts, max_attempts: most, task_identifier: name }, error }) => {
    if (!error) return;
    if (stopping.aborted) log.info({ err: error, job: name }, "a job was broken off, because the node stops");
    else log.warn({ err: error, job: name, attempt: attempts, most }, "a job failed");
    const job = jobs.find((one) => one.name === name);
    if (!job || (attempts >= most && !stopping.aborted)) return;
    const next = stopping.aborted
      ? { waitSeconds: 0, made: attempts - 1 }
      : { waitSeconds: job.retries.waitSeconds(attempts), made: attempts };
    const postponing = postponeOnceUnlocked(database, { id, attempt: attempts }, next)
      .catch((fault: unknown) => {
        log.warn({ err: fault, job: name }, "a job that failed is tried again at the library's own time");
      })
      .finally(() => running.delete(postponing));
    running.add(postponing);
  });
  return running;
};

const unlockedWithinMs = [0, 5, 20, 50, 100, 200, 500, 1_000];

/** The library records a failure without waiting for the write, and a job cannot be postponed while it is still locked. */
const postponeOnceUnlocked = async ({ system }: Database, failed: FailedRun, next: NextRun): Promise<void> => {
  for (const ms of unlockedWithinMs) {
    await sleep(ms);
    if (await postponeJob(system, failed, next)) return;
  }
  throw new Error("it is locked yet");
};

/** Logs the library's messages at a low level: we log outcomes of jobs ourselves. */
const loggerOf = ({ log }: Services): Logger =>
  new Logger(() => (level, message) => {
    if (level === "error" || level === "warning") log.debug({ queue: message }, "from the job queue");
    else log.trace({ queue: message }, "from the job queue");
  });
