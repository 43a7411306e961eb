import { listJobs as contract } from "@evolve/contracts/jobs";
import { limits } from "@evolve/contracts/limits";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { seesAllJobs } from "./find-job.ts";
import { presentJob } from "./present-job.ts";
import { listJobRows } from "./repository.ts";

const most = limits.jobsListed;

/** Jobs of the user, or of the tenant, newest first. */
export const listJobs = operation(contract, async ({ actor, query, read }) => {
  const isOfAll = query.of === "tenant";
  if (isOfAll && !seesAllJobs(actor)) refuse("forbidden");
  const { tenantId, userId } = actor;
  const of = { startedBy: isOfAll ? null : userId, before: query.before ?? null };
  const rows = await read((tx) => listJobRows(tx, tenantId, of, most + 1));
  return { jobs: rows.slice(0, most).map(presentJob), hasMore: rows.length > most };
});
