import type { Tx } from "@evolve/server/database/index";
import { newId } from "@evolve/server/ids";
import { workPlanRow } from "./probe-samples.ts";

export interface PeopleIds {
  /** A user's id. */
  readonly agentId: string;
  readonly workPlanId: string;
  readonly rotationId: string;
}

/** A person who is planned, by a plan that nothing else refers to and by a rotation of another. */
export const fillPeople = async (
  tx: Tx,
  ids: PeopleIds & { readonly businessUnitId: string },
  {
    tenantId,
    userId,
    siteId,
    named,
  }: { tenantId: string; userId: string; siteId: string; named: (name: string) => string },
): Promise<void> => {
  const of = { tenant_id: tenantId };
  const held = newId();
  const { shifts, ...week } = workPlanRow;
  await tx
    .insertInto("work_plans")
    .values(
      [ids.workPlanId, held].map((id, index) => ({
        ...of,
        ...week,
        id,
        name: named(`Work plan ${index}`),
        shifts: JSON.stringify(shifts),
      })),
    )
    .execute();
  const break_id = newId();
  await tx
    .insertInto("activity_codes")
    .values({
      ...of,
      id: break_id,
      name: named("Break"),
      kind: "break",
      is_paid: true,
      is_work_time: false,
      color_code: "#667085",
    })
    .execute();
  await tx
    .insertInto("work_plan_codes")
    .values({ ...of, work_plan_id: held, activity_code_id: break_id })
    .execute();
  const turning = newId();
  await tx
    .insertInto("rotations")
    .values(
      [ids.rotationId, turning].map((id, index) => ({
        ...of,
        id,
        name: named(`Rotation ${index}`),
        first_day: "2026-11-02",
      })),
    )
    .execute();
  await tx
    .insertInto("rotation_plans")
    .values([ids.rotationId, turning].map((id) => ({ ...of, rotation_id: id, position: 0, work_plan_id: held })))
    .execute();
  const person = { ...of, user_id: userId };
  await tx
    .insertInto("planning_agents")
    .values(
      [userId, ids.agentId].map((id) => ({
        ...of,
        user_id: id,
        business_unit_id: ids.businessUnitId,
        employee_number: named(id),
      })),
    )
    .execute();
  await tx
    .insertInto("agent_sites")
    .values({ ...person, from_day: "2026-01-01", site_id: siteId })
    .execute();
  await tx
    .insertInto("plan_assignments")
    .values({ ...person, from_day: "2026-01-01", rotation_id: turning })
    .execute();
};
