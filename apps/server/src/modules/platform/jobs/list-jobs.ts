import { listJobs as contract } from "@evolve/contracts/jobs";
import { limits } from "@evolve/contracts/limits";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { seesAllJobs } from "./find-job.ts";
import { presentJob } from "./present-job.ts";
import { listJobRows } from "./repository.ts";

/** The newest jobs of the user, or of the tenant. */
export const listJobs = operation(contract, async ({ actor, query, read }) => {
  const isOfAll = query.of === "tenant";
  if (isOfAll && !seesAllJobs(actor)) refuse("forbidden");
  const rows = await read((tx) => listJobRows(tx, actor.tenantId, isOfAll ? null : actor.userId, limits.jobsListed));
  return { jobs: rows.map(presentJob) };
});
