import * as contract from "@evolve/contracts/dashboards";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { requireFreeName, requireRoom, requireVisible, restorableSince } from "./policy.ts";
import { presentDashboard } from "./present.ts";
import { findDeleted, setDeleted } from "./repository.ts";

/** Brings back a dashboard that the caller has deleted. */
export const restoreDashboard = operation(contract.restoreDashboard, async ({ actor, params, write, now }) => {
  const { tenantId, userId } = actor;
  const id = params.dashboardId;
  const row = await write(async (tx) => {
    const { name, isShared } = (await findDeleted(tx, actor, id, restorableSince(now))) ?? refuse("notFound");
    await requireFreeName(tx, { id, makerOf: null, name });
    await requireRoom(tx, isShared ? "shared" : "own");
    await setDeleted(tx, tenantId, id, null);
    const event = { tenantId, at: now, actorId: userId, targetId: id, details: { name } };
    await recordEvent(tx, { ...event, action: "dashboard.restored" });
    return requireVisible(tx, id);
  });
  return { dashboard: presentDashboard(row, actor) };
});
