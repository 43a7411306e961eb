import { holdsAny } from "@evolve/contracts/permissions";
import type { Actor } from "../../../core/actor.ts";
import { refuse } from "../../../core/refusal.ts";
import type { Tx } from "../../../database/index.ts";
import { findJobRow, type JobRecord } from "./repository.ts";

/** Administrators of the tenant see all jobs in it. */
export const seesAllJobs = (actor: Actor): boolean => holdsAny(actor.permissions, "tenant:edit");

/**
 * A job that the actor may see. Another looks as if it did not exist, rather than being forbidden by `requireOwnOr`: an id tells
 * nobody what others are doing.
 */
export const findJob = async (tx: Tx, actor: Actor, jobId: string): Promise<JobRecord> => {
  const job = await findJobRow(tx, actor.tenantId, jobId);
  return job && (job.startedBy === actor.userId || seesAllJobs(actor)) ? job : refuse("notFound");
};
