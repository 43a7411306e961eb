import * as contract from "@evolve/contracts/dashboards";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { presentDashboard } from "./present.ts";
import { findDashboardRow } from "./repository.ts";
import { listSharedRoles, listSharedUsers } from "./sharing-repository.ts";

/** With whom a dashboard is shared. */
export const readDashboardSharing = operation(contract.readDashboardSharing, ({ actor, params, read }) =>
  read(async (tx) => {
    const row = (await findDashboardRow(tx, actor, params.dashboardId)) ?? refuse("notFound");
    const { sharing } = presentDashboard(row, actor);
    const roles = await listSharedRoles(tx, actor.tenantId, row.id);
    return { sharing, roles, users: await listSharedUsers(tx, actor.tenantId, row.id) };
  }),
);
