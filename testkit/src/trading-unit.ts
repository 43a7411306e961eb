import { newId } from "@evolve/server/ids";
import type { BuiltTenant, BuiltUser } from "./builders.ts";
import type { TestServer } from "./test-server.ts";

/** A business unit in Stockholm whose agents may work any eight hours, with 11 hours of rest. Answers its id. */
export const buildTradingUnit = async (
  { database }: Pick<TestServer["services"], "database">,
  tenant: BuiltTenant,
  agents: readonly BuiltUser[],
): Promise<string> => {
  const businessUnitId = newId();
  const planId = newId();
  const of = { tenant_id: tenant.id };
  await database.withTenant(tenant.id, async (tx) => {
    const clock = { zone: "Europe/Stockholm", week_start: 1, interval_minutes: 30 };
    await tx
      .insertInto("business_units")
      .values({ ...of, id: businessUnitId, name: "Nordic", ...clock })
      .execute();
    const activity = {
      name: "Calls",
      kind: "onQueue",
      is_paid: true,
      is_work_time: true,
      color_code: "#1461c4",
    } as const;
    await tx
      .insertInto("activity_codes")
      .values({ ...of, id: newId(), ...activity })
      .execute();
    await tx
      .insertInto("planning_agents")
      .values(agents.map(({ id }) => ({ ...of, user_id: id, business_unit_id: businessUnitId })))
      .execute();
    const kind = { name: "Any", weekdays: [0, 1, 2, 3, 4, 5, 6], startFrom: 300, startTo: 1_200, startStep: 30 };
    await tx
      .insertInto("work_plans")
      .values({
        ...of,
        id: planId,
        name: "Free",
        min_weekly_minutes: 0,
        max_weekly_minutes: 2_400,
        min_days: 0,
        max_days: 5,
        min_rest_minutes: 660,
        max_consecutive_days: 6,
        days_off_together: 0,
        shifts: JSON.stringify([{ ...kind, lengthMin: 480, lengthMax: 480, lengthStep: 15, activities: [] }]),
      })
      .execute();
    await tx
      .insertInto("plan_assignments")
      .values(agents.map(({ id }) => ({ ...of, user_id: id, from_day: "2026-01-01", work_plan_id: planId })))
      .execute();
  });
  return businessUnitId;
};
