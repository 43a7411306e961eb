import * as contract from "@evolve/contracts/dashboards";
import { operation } from "../../../core/operation.ts";
import { requireVersion } from "../../../core/refusal.ts";
import { requireChangeable, requireFreeName, requireVisible } from "./policy.ts";
import { presentDashboard } from "./present.ts";
import { updateDashboardRow } from "./repository.ts";

/** Renames a dashboard or changes its tiles. */
export const updateDashboard = operation(contract.updateDashboard, async ({ actor, params, body, write, now }) => {
  const id = params.dashboardId;
  const row = await write(async (tx) => {
    const before = await requireChangeable(tx, id);
    requireVersion(body.version, before.version);
    if (body.name !== undefined) await requireFreeName(tx, { id, makerOf: null, name: body.name });
    await updateDashboardRow(tx, actor.tenantId, id, { name: body.name, tiles: body.tiles }, now);
    return requireVisible(tx, id);
  });
  return { dashboard: presentDashboard(row, actor) };
});
