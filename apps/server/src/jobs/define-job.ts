import type * as z from "zod/mini";
import type { Services } from "../core/services.ts";

/** Jobs of a lane share its places: a mail server that is slow holds up mail, not what else waits. */
export type WorkerPool = "quick" | "mail" | "long";

/** What a job is given each time that it runs. */
export interface JobRun<P> {
  readonly services: Services;
  readonly payload: P;
  /** Whose job it is: the tenant of the transaction that enqueued it. Null above the tenants. */
  readonly tenantId: string | null;
  /** From 1 on. */
  readonly attempt: number;
  readonly isLastAttempt: boolean;
  /** Fires when this node stops: what fails then is tried again at once, by whichever node comes first. */
  readonly signal: AbortSignal;
}

interface Definition<P> {
  /** Stands in the database and in operators' queries. A job that is renamed leaves those that wait behind. */
  readonly name: string;
  /** What it is about, by id: a payload holds no secret, and is refused where it does not fit. */
  readonly payload: z.ZodMiniType<P>;
  readonly workerPool?: WorkerPool;
  readonly retries: {
    /** How often it is tried in all. */
    readonly most: number;
    /** How long to wait after a try that failed, in seconds. */
    readonly waitSeconds: (attempt: number) => number;
  };
  /** When it is due by itself, above the tenants and with an empty payload: five fields of crontab(5), in UTC. */
  readonly cron?: string;
  /** Whether this node can run it. Where none can, it waits. */
  readonly isAvailable?: (services: Services) => boolean;
  /** May be called again for the same payload after a crash: it finds out what is left to do. */
  run(run: JobRun<P>): Promise<void>;
}

/** Work that happens after its cause has been committed: tried until it succeeds or is given up, by one node at a time. */
export interface Job<P = unknown> extends Definition<P> {
  readonly workerPool: WorkerPool;
}

export const defineJob = <P>(definition: Definition<P>): Job<P> => ({ workerPool: "quick", ...definition });
