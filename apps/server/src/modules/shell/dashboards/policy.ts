import { limits } from "@evolve/contracts/limits";
import { plusSeconds } from "../../../clock.ts";
import type { ActorTransaction } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { mayChange } from "./present.ts";
import { countDashboards, type DashboardRow, findDashboardRow, isNameTaken, lockDashboard } from "./repository.ts";

/** What was deleted after this can be restored. */
export const restorableSince = (now: Date): Date => plusSeconds(now, -limits.dashboardUndoHours * 60 * 60);

/** A dashboard that the caller sees; another's own one is not found. */
export const requireVisible = async (tx: ActorTransaction, id: string): Promise<DashboardRow> =>
  (await findDashboardRow(tx, tx.actor, id)) ?? refuse("notFound");

/** A dashboard that the caller may change, locked. */
export const requireChangeable = async (tx: ActorTransaction, id: string): Promise<DashboardRow> => {
  await lockDashboard(tx, tx.tenantId, id);
  const row = await requireVisible(tx, id);
  if (!mayChange(row, tx.actor)) refuse("forbidden", { reason: "another's dashboard needs dashboard:share" });
  return row;
};

/** Refuses a name that another dashboard of the same maker has; `makerOf` is null for one that exists already. */
export const requireFreeName = async (
  tx: ActorTransaction,
  dashboard: { id: string; makerOf: string | null; name: string },
): Promise<void> => {
  if (await isNameTaken(tx, tx.tenantId, dashboard)) refuse("nameExists");
};

/** Refuses one dashboard too many: of the caller, or shared in the tenant. */
export const requireRoom = async (tx: ActorTransaction, of: "own" | "shared"): Promise<void> => {
  const most = of === "own" ? limits.dashboardsPerUser : limits.sharedDashboardsPerTenant;
  if ((await countDashboards(tx, tx.actor))[of] >= most) refuse("tooManyDashboards", { details: String(most) });
};
