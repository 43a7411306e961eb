import * as contract from "@evolve/contracts/user-import";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { findImport, findJobState } from "./repository.ts";

/** How far an import of the caller's is. Whatever ends it, the rows that were not imported have failed. */
export const uploadUsersStatus = operation(contract.uploadUsersStatus, ({ actor, query, read }) =>
  read(async (tx) => {
    const { tenantId, userId } = actor;
    const row = await findImport(tx, { tenantId, importId: query.key }, userId);
    if (!row?.job_id) return refuse("notFound");
    const state = (await findJobState(tx, tenantId, row.job_id)) ?? "done";
    const hasEnded = state === "done" || state === "failed" || state === "cancelled";
    // While rows are still counted there is one at least, so that nobody takes the import for ended.
    const total = row.is_counted || hasEnded ? row.total : Math.max(1, row.total);
    return {
      total,
      succeeded: row.succeeded,
      failed: hasEnded ? total - row.succeeded : row.is_counted ? row.failed : 0,
      state,
      jobId: row.job_id,
    };
  }),
);
