import type { Tx } from "@evolve/server/database/index";

interface Filled {
  readonly tenantId: string;
  readonly userId: string;
  readonly businessUnitId: string;
  readonly planningGroupId: string;
  readonly reportDeliveryId: string;
  readonly named: (name: string) => string;
}

/** A report that is paused, with a recipient. */
export const fillReportTables = async (
  tx: Tx,
  { tenantId, userId, businessUnitId, planningGroupId, reportDeliveryId: id, named }: Filled,
): Promise<void> => {
  const of = { tenant_id: tenantId };
  await tx
    .insertInto("report_deliveries")
    .values({
      ...of,
      id,
      name: named("Delivery"),
      report: "shrinkage",
      business_unit_id: businessUnitId,
      planning_group_id: planningGroupId,
      grain: "week",
      breakdown: "activity",
      period: "lastWeek",
      cadence: "weekly",
      weekday: 1,
      month_day: 1,
      hour: 7,
      format: "csv",
      is_paused: true,
      created_by: userId,
    })
    .execute();
  await tx
    .insertInto("report_recipients")
    .values({ ...of, delivery_id: id, user_id: userId })
    .execute();
};
