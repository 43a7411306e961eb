import type { Tx } from "../../database/index.ts";
import type { DemoPlans } from "./plans.ts";
import type { PlanningRows } from "./set-up.ts";

/** From the first day of a year that lies before everything the demo plans. */
const fromDay = "2020-01-01";

/** Skills that a planning group of this name needs. */
const skillsOfGroups: Readonly<Record<string, string>> = {
  Billing: "Billing",
  "Spanish service": "Spanish",
  Chat: "Chat",
  Email: "Email",
};

/** Has Acme's agents planned: a number, a site and a plan each, and for some a contract of fewer hours or days. */
export const insertPeople = async (
  tx: Tx,
  { tenantId, business_units: [unit], sites }: PlanningRows,
  plans: DemoPlans,
): Promise<void> => {
  if (!unit) return;
  await tx.insertInto("work_plans").values(plans.work_plans).execute();
  await tx.insertInto("work_plan_codes").values(plans.work_plan_codes).execute();
  await tx.insertInto("rotations").values(plans.rotation).execute();
  await tx.insertInto("rotation_plans").values(plans.rotation_plans).execute();
  for (const [group, skill] of Object.entries(skillsOfGroups))
    await tx
      .updateTable("planning_groups")
      .set((set) => ({
        skill_id: set.selectFrom("skills").select("id").where("tenant_id", "=", tenantId).where("name", "=", skill),
      }))
      .where("tenant_id", "=", tenantId)
      .where("name", "=", group)
      .execute();
  const people = await tx
    .selectFrom("users as person")
    .innerJoin("roles as role", (join) =>
      join.onRef("role.tenant_id", "=", "person.tenant_id").onRef("role.id", "=", "person.role_id"),
    )
    .select("person.id")
    .where("person.tenant_id", "=", tenantId)
    .where("person.status", "=", "ACTIVE")
    .where("role.name", "=", "Agent")
    .orderBy("person.user_name")
    .execute();
  if (people.length === 0) return;
  const of = { tenant_id: tenantId };
  await tx
    .insertInto("planning_agents")
    .values(
      people.map(({ id }, index) => ({
        ...of,
        user_id: id,
        business_unit_id: unit.id,
        employee_number: String(10_001 + index),
        max_consecutive_days: index % 9 === 4 ? 5 : null,
        min_rest_minutes: index % 12 === 7 ? 720 : null,
      })),
    )
    .execute();
  await tx
    .insertInto("plan_assignments")
    .values(people.map(({ id }, index) => ({ ...of, user_id: id, from_day: fromDay, ...plans.assignmentOf(index) })))
    .execute();
  await tx
    .insertInto("agent_sites")
    .values(
      people.flatMap(({ id }, index) => {
        const site = sites[index % 4 === 3 ? 1 : 0];
        return site ? [{ ...of, user_id: id, from_day: fromDay, site_id: site.id }] : [];
      }),
    )
    .execute();
};
