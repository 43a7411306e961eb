import type * as z from "zod/mini";
import type { Services } from "../core/services.ts";

/** Each pool runs its own jobs, so a slow mail server delays mail and nothing else. */
export type WorkerPool = "quick" | "mail" | "long";

/** What a job receives at each run. */
export interface JobRun<P> {
  readonly services: Services;
  readonly payload: P;
  /** The tenant of the transaction that enqueued it. Null for jobs above the tenants. */
  readonly tenantId: string | null;
  /** Starts at 1. */
  readonly attempt: number;
  readonly isLastAttempt: boolean;
  /** Fires when this node stops: a run that fails then is retried at once, by any node. */
  readonly signal: AbortSignal;
}

interface Definition<P> {
  /** Stored in the database and used in operators' queries. Renaming a job orphans those that wait. */
  readonly name: string;
  /** References by id: a payload holds no secret. A payload that does not match is rejected. */
  readonly payload: z.ZodMiniType<P>;
  readonly workerPool?: WorkerPool;
  readonly retries: {
    /** Maximum number of runs, the first included. */
    readonly most: number;
    /** Delay after a failed run, in seconds. */
    readonly waitSeconds: (attempt: number) => number;
  };
  /** A schedule, for jobs above the tenants with an empty payload: five fields of crontab(5), in UTC. */
  readonly cron?: string;
  /** Whether this node can run the job. Where none can, the job waits. */
  readonly isAvailable?: (services: Services) => boolean;
  /** May be called again with the same payload after a crash, so it must find out what is left to do. */
  run(run: JobRun<P>): Promise<void>;
}

/** Work after a commit: one node at a time tries it until it succeeds or has no retries left. */
export interface Job<P = unknown> extends Definition<P> {
  readonly workerPool: WorkerPool;
}

export const defineJob = <P>(definition: Definition<P>): Job<P> => ({ workerPool: "quick", ...definition });
