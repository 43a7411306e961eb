import * as contract from "@evolve/contracts/dashboards";
import { operation } from "../../../core/operation.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { requireChangeable } from "./policy.ts";
import { setDeleted } from "./repository.ts";

/** Deletes a dashboard. */
export const deleteDashboard = operation(contract.deleteDashboard, async ({ actor, params, write, now }) => {
  const { tenantId, userId } = actor;
  await write(async (tx) => {
    const { id, name } = await requireChangeable(tx, params.dashboardId);
    await setDeleted(tx, tenantId, id, { at: now, by: userId });
    const event = { tenantId, at: now, actorId: userId, targetId: id, details: { name } };
    await recordEvent(tx, { ...event, action: "dashboard.deleted" });
  });
  return { success: true } as const;
});
