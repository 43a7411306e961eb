import type { Services } from "@evolve/server/core/services";
import { newId } from "@evolve/server/ids";
import type { BuiltUser } from "./builders.ts";
import { scenarioParameters } from "./probe-samples.ts";

export interface StaffingIds {
  readonly scenarioId: string;
}

/** A row in each table of staffing. */
export const fillStaffingTables = async (
  { clock, database }: Services,
  { id: userId, tenantId }: BuiltUser,
  { businessUnitId, planningGroupId }: { readonly businessUnitId: string; readonly planningGroupId: string },
  named: (name: string) => string,
): Promise<StaffingIds> => {
  const of = { tenant_id: tenantId };
  const ofGroup = { ...of, planning_group_id: planningGroupId };
  const scenarioId = newId();
  const activityCodeId = newId();
  const startsAt = new Date("2026-11-30T09:00:00Z");
  await database.withTenant(tenantId, async (tx) => {
    // A code of its own: probes delete the other one.
    await tx
      .insertInto("activity_codes")
      .values({
        ...of,
        id: activityCodeId,
        name: named("Sickness"),
        kind: "unavailable",
        is_paid: true,
        is_work_time: false,
        shrinkage: 0.05,
        color_code: "#8a3f62",
      })
      .execute();
    await tx
      .insertInto("shrinkage_entries")
      .values({
        ...of,
        id: newId(),
        business_unit_id: businessUnitId,
        activity_code_id: activityCodeId,
        from_hour: 8,
        to_hour: 18,
        share: 0.06,
      })
      .execute();
    await tx
      .insertInto("staffing_calculations")
      .values({
        ...ofGroup,
        first_at: startsAt,
        end_at: new Date("2026-11-30T09:30:00Z"),
        interval_minutes: 30,
        forecast_hash: "none",
        goal_hash: "none",
        shrinkage_hash: "none",
        set_up_hash: "none",
        calculated_by: userId,
        calculated_at: clock.now(),
      })
      .execute();
    await tx
      .insertInto("staffing_requirements")
      .values({
        ...ofGroup,
        starts_at: startsAt,
        is_open: true,
        contacts: 20,
        handle_seconds: 240,
        on_queue: 5,
        scheduled: 6,
        shrinkage: 0.06,
      })
      .execute();
    await tx
      .insertInto("staffing_scenarios")
      .values({ ...ofGroup, id: scenarioId, name: named("Scenario"), parameters: JSON.stringify(scenarioParameters) })
      .execute();
  });
  return { scenarioId };
};
