import { Id } from "@evolve/contracts/validators";
import { limits } from "@evolve/contracts/limits";
import * as z from "zod/mini";
import { announce } from "../../../core/announce.ts";
import type { ActorTransaction } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import type { Services } from "../../../core/services.ts";
import { newId } from "../../../ids.ts";
import { defineJob, enqueue, type Job } from "../../../jobs/index.ts";
import { insertJob } from "./repository.ts";
import { runLongJob } from "./run-long-job.ts";

const LongPayload = z.strictObject({ jobId: Id });

/** Long work in its own thread: somebody starts it, sees its progress, may cancel it and gets its result. */
export interface LongJob<P> extends Job<z.output<typeof LongPayload>> {
  readonly input: z.ZodMiniType<P>;
}

interface Definition<P> {
  readonly name: string;
  readonly input: z.ZodMiniType<P>;
  /** A module that exports `work` (see `thread-context.ts`). */
  readonly module: URL;
}

export const defineLongJob = <P>({ name, input, module }: Definition<P>): LongJob<P> => ({
  ...defineJob({
    name,
    workerPool: "long",
    payload: LongPayload,
    retries: { most: 5, waitSeconds: (attempt) => 5 * attempt },
    run: (run) => runLongJob(run, module),
  }),
  input,
});

/** Records the job for the transaction's actor, and enqueues it. Returns its id. */
export const startLongJob = async <P>(
  services: Services,
  tx: ActorTransaction,
  job: LongJob<P>,
  payload: P,
): Promise<string> => {
  const { tenantId, userId: startedBy } = tx.actor;
  const jobId = newId();
  const row = { tenantId, id: jobId, name: job.name, startedBy, payload: job.input.parse(payload) };
  if (!(await insertJob(tx, row, limits.jobsAtOnce))) refuse("tooManyJobs");
  await enqueue(tx, job, { jobId }, { key: jobId });
  announce(services, tx, { kind: "job-changed", tenantId, jobId });
  return jobId;
};
