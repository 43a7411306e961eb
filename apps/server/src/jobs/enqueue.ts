import type { SystemTx, Tx } from "../database/index.ts";
import type { Job } from "./define-job.ts";
import { insertJobs } from "./repository.ts";

interface Options {
  /** Whose job it is, said by the operations above the tenants. In a tenant's fence it is that tenant's. */
  readonly tenantId?: string;
  /** Names the one job of its kind that waits: another of the same key takes its place. */
  readonly key?: string;
}

/** Puts a job into the queue, in the caller's transaction: a roll-back takes it with it. */
export const enqueue = <P>(tx: Tx | SystemTx, job: Job<P>, payload: P, options: Options = {}): Promise<void> =>
  enqueueAll(tx, job, [payload], options);

/** The same for many, in one statement. */
export const enqueueAll = async <P>(
  tx: Tx | SystemTx,
  job: Job<P>,
  payloads: readonly P[],
  { tenantId, key }: Options = {},
): Promise<void> => {
  if (payloads.length === 0) return;
  await insertJobs(tx, {
    name: job.name,
    mostAttempts: job.retries.most,
    tenantId: tenantId ?? null,
    key: key ?? null,
    payloads,
  });
};
