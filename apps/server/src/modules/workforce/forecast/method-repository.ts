import type { MethodChoice } from "@evolve/contracts/forecast-report";
import type { Tx } from "../../../database/index.ts";

/** The method that a planning group's forecasts are calculated with. */
export const findMethod = async (tx: Tx, tenantId: string, planningGroupId: string): Promise<MethodChoice> => {
  const row = await tx
    .selectFrom("planning_groups")
    .select("forecast_method")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", planningGroupId)
    .executeTakeFirst();
  return row?.forecast_method ?? "combination";
};

/** False where there is no such planning group. */
export const setMethod = async (
  tx: Tx,
  tenantId: string,
  planningGroupId: string,
  method: MethodChoice,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable("planning_groups")
    .set({ forecast_method: method })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", planningGroupId)
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};
