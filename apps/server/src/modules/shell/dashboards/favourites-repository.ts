import { sql } from "kysely";
import type { Tx } from "../../../database/index.ts";
import type { Viewer } from "./repository.ts";

export const insertFavourite = async (tx: Tx, { tenantId, userId }: Viewer, dashboardId: string): Promise<void> => {
  await tx
    .insertInto("favourite_dashboards")
    .values({ tenant_id: tenantId, user_id: userId, dashboard_id: dashboardId })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

export const deleteFavourite = async (tx: Tx, { tenantId, userId }: Viewer, dashboardId: string): Promise<void> => {
  await tx
    .deleteFrom("favourite_dashboards")
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .where("dashboard_id", "=", dashboardId)
    .execute();
};

/** Gives the user's favourites their places in this order; the others lose theirs. */
export const orderFavourites = async (tx: Tx, { tenantId, userId }: Viewer, ids: readonly string[]): Promise<void> => {
  await tx
    .updateTable("favourite_dashboards")
    .set({ position: sql<number | null>`array_position(${[...ids]}::uuid[], dashboard_id)` })
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", userId)
    .execute();
};
