import type { SystemTx, Tx } from "../database/index.ts";
import type { Job } from "./define-job.ts";
import { insertJobs } from "./repository.ts";

interface Options {
  /** The job's tenant, set by operations above the tenants. Inside a tenant's transaction it is that tenant. */
  readonly tenantId?: string;
  /** A waiting job of the same key is replaced by this one. */
  readonly key?: string;
}

/** Enqueues a job in the caller's transaction: a rollback removes it too. */
export const enqueue = <P>(tx: Tx | SystemTx, job: Job<P>, payload: P, options: Options = {}): Promise<void> =>
  enqueueAll(tx, job, [payload], options);

/** Enqueues many jobs in one statement. */
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
