import { cancelJob as contract } from "@evolve/contracts/jobs";
import { announce } from "../../../core/announce.ts";
import { operation } from "../../../core/operation.ts";
import { findJob } from "./find-job.ts";
import { presentJob } from "./present-job.ts";
import { cancelJobRow } from "./repository.ts";

/** Cancels a job. The node that runs it learns of it within a second. */
export const cancelJob = operation(contract, ({ actor, params: { jobId }, services, write }) =>
  write(async (tx) => {
    await findJob(tx, actor, jobId);
    await cancelJobRow(tx, actor.tenantId, jobId);
    announce(services, tx, { kind: "job-changed", tenantId: actor.tenantId, jobId });
    return { job: presentJob(await findJob(tx, actor, jobId)) };
  }),
);
