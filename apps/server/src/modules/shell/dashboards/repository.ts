import type { ProjectableDashboard } from "@evolve/contracts/dashboards";
import type { Tx } from "../../../database/index.ts";

/** A user's favourite dashboards, by name, with the full names of those who made them. */
export const listFavourites = (tx: Tx, tenantId: string, userId: string): Promise<ProjectableDashboard[]> =>
  tx
    .selectFrom("favourite_dashboards as favourite")
    .innerJoin("dashboards as dashboard", (join) =>
      join
        .onRef("dashboard.tenant_id", "=", "favourite.tenant_id")
        .onRef("dashboard.id", "=", "favourite.dashboard_id"),
    )
    .innerJoin("users as maker", (join) =>
      join.onRef("maker.tenant_id", "=", "dashboard.tenant_id").onRef("maker.id", "=", "dashboard.created_by"),
    )
    .select(["dashboard.id as dashboardId", "dashboard.name", "maker.full_name as createdBy"])
    .where("favourite.tenant_id", "=", tenantId)
    .where("favourite.user_id", "=", userId)
    .orderBy("dashboard.name")
    .orderBy("dashboard.id")
    .execute();
