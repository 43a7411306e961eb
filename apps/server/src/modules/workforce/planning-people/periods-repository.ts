import type { PlanningAgentFields, SitePeriod, SkillFrom } from "@evolve/contracts/planning-people";
import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";

/* What people have over time: sites, plans and skills. */

export const listSitePeriods = (tx: Tx, tenantId: string, userIds: readonly string[]) =>
  tx
    .selectFrom("agent_sites as period")
    .innerJoin("sites as site", (join) =>
      join.onRef("site.tenant_id", "=", "period.tenant_id").onRef("site.id", "=", "period.site_id"),
    )
    .select(["period.user_id as userId", "period.from_day as fromDay", "site.id as siteId", "site.name", "site.zone"])
    .where("period.tenant_id", "=", tenantId)
    .where("period.user_id", "=", anyOf(userIds, "uuid"))
    .orderBy("period.from_day")
    .execute();

export const listAssignments = (tx: Tx, tenantId: string, userIds: readonly string[]) =>
  tx
    .selectFrom("plan_assignments as period")
    .leftJoin("work_plans as plan", (join) =>
      join.onRef("plan.tenant_id", "=", "period.tenant_id").onRef("plan.id", "=", "period.work_plan_id"),
    )
    .leftJoin("rotations as turn", (join) =>
      join.onRef("turn.tenant_id", "=", "period.tenant_id").onRef("turn.id", "=", "period.rotation_id"),
    )
    .select((select) => [
      "period.user_id as userId",
      "period.from_day as fromDay",
      "period.work_plan_id as workPlanId",
      "period.rotation_id as rotationId",
      select.fn.coalesce("plan.name", "turn.name").as("name"),
    ])
    .where("period.tenant_id", "=", tenantId)
    .where("period.user_id", "=", anyOf(userIds, "uuid"))
    .orderBy("period.from_day")
    .execute();

export const listPlannedSkills = (tx: Tx, tenantId: string, userIds: readonly string[]) =>
  tx
    .selectFrom("user_skills as held")
    .innerJoin("skills as skill", (join) =>
      join.onRef("skill.tenant_id", "=", "held.tenant_id").onRef("skill.id", "=", "held.skill_id"),
    )
    .select([
      "held.user_id as userId",
      "held.skill_id as skillId",
      "skill.name",
      "held.proficiency",
      "held.from_day as fromDay",
      "held.to_day as toDay",
    ])
    .where("held.tenant_id", "=", tenantId)
    .where("held.user_id", "=", anyOf(userIds, "uuid"))
    .orderBy("skill.name")
    .execute();

/** Leaves somebody with these sites, plans and skills. */
export const replacePeriods = async (
  tx: Tx,
  tenantId: string,
  userId: string,
  { sites, assignments, skills }: Pick<PlanningAgentFields, "sites" | "assignments" | "skills">,
): Promise<void> => {
  const of = { tenant_id: tenantId, user_id: userId };
  for (const table of ["agent_sites", "plan_assignments", "user_skills"] as const)
    await sql`delete from ${sql.table(table)} where tenant_id = ${tenantId} and user_id = ${userId}`.execute(tx);
  if (sites.length > 0)
    await tx
      .insertInto("agent_sites")
      .values(sites.map(({ fromDay, siteId }) => ({ ...of, from_day: fromDay, site_id: siteId })))
      .execute();
  if (assignments.length > 0)
    await tx
      .insertInto("plan_assignments")
      .values(
        assignments.map(({ fromDay, workPlanId, rotationId }) => ({
          ...of,
          from_day: fromDay,
          work_plan_id: workPlanId,
          rotation_id: rotationId,
        })),
      )
      .execute();
  if (skills.length > 0)
    await tx
      .insertInto("user_skills")
      .values(
        skills.map(({ skillId, proficiency, fromDay, toDay }) => ({
          ...of,
          skill_id: skillId,
          proficiency,
          from_day: fromDay,
          to_day: toDay,
        })),
      )
      .execute();
};

/** Gives all of these people a plan from a day on, in place of what they had from then on. */
export const assignFrom = async (
  tx: Tx,
  tenantId: string,
  userIds: readonly string[],
  { fromDay, workPlanId, rotationId }: PlanningAgentFields["assignments"][number],
): Promise<void> => {
  await tx
    .deleteFrom("plan_assignments")
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", anyOf(userIds, "uuid"))
    .where("from_day", ">=", fromDay)
    .execute();
  await sql`
    insert into plan_assignments (tenant_id, user_id, from_day, work_plan_id, rotation_id)
    select tenant_id, user_id, ${fromDay}, ${workPlanId}, ${rotationId} from planning_agents
    where tenant_id = ${tenantId} and user_id = ${anyOf(userIds, "uuid")}
  `.execute(tx);
};

/** How many entries the one of these people has who has most. */
export const mostPeriods = async (
  tx: Tx,
  tenantId: string,
  table: "agent_sites" | "plan_assignments",
  userIds: readonly string[],
): Promise<number> => {
  const { rows } = await sql<{ most: number }>`
    select count(*)::int as most from ${sql.table(table)}
    where tenant_id = ${tenantId} and user_id = ${anyOf(userIds, "uuid")}
    group by user_id order by most desc limit 1
  `.execute(tx);
  return rows[0]?.most ?? 0;
};

/** Has all of these people work at a site from a day on, in place of where they were from then on. */
export const placeFrom = async (
  tx: Tx,
  tenantId: string,
  userIds: readonly string[],
  { fromDay, siteId }: SitePeriod,
): Promise<void> => {
  await tx
    .deleteFrom("agent_sites")
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", anyOf(userIds, "uuid"))
    .where("from_day", ">=", fromDay)
    .execute();
  await sql`
    insert into agent_sites (tenant_id, user_id, from_day, site_id)
    select tenant_id, user_id, ${fromDay}, ${siteId} from planning_agents
    where tenant_id = ${tenantId} and user_id = ${anyOf(userIds, "uuid")}
  `.execute(tx);
};

interface Beginning {
  readonly tenantId: string;
  readonly userId: string;
  readonly day: string;
}

/** Has somebody work by a plan from a day on, until what begins later; null: not by the one that begins on that day. */
export const assignOn = async (
  tx: Tx,
  { tenantId, userId, day }: Beginning,
  to: Pick<PlanningAgentFields["assignments"][number], "workPlanId" | "rotationId"> | null,
): Promise<void> => {
  await forgetOn(tx, "plan_assignments", { tenantId, userId, day });
  if (to === null) return;
  const entry = { tenant_id: tenantId, user_id: userId, from_day: day };
  await tx
    .insertInto("plan_assignments")
    .values({ ...entry, work_plan_id: to.workPlanId, rotation_id: to.rotationId })
    .execute();
};

/** Has somebody work at a site from a day on, until what begins later; null: not at the one that begins on that day. */
export const placeOn = async (tx: Tx, { tenantId, userId, day }: Beginning, siteId: string | null): Promise<void> => {
  await forgetOn(tx, "agent_sites", { tenantId, userId, day });
  if (siteId === null) return;
  const entry = { tenant_id: tenantId, user_id: userId, from_day: day };
  await tx
    .insertInto("agent_sites")
    .values({ ...entry, site_id: siteId })
    .execute();
};

const forgetOn = async (
  tx: Tx,
  table: "agent_sites" | "plan_assignments",
  { tenantId, userId, day }: Beginning,
): Promise<void> => {
  await sql`
    delete from ${sql.table(table)} where tenant_id = ${tenantId} and user_id = ${userId} and from_day = ${day}
  `.execute(tx);
};

/** Gives all of these people a skill from a day on. Who has it by then keeps the day from which they have had it. */
export const teachFrom = async (
  tx: Tx,
  tenantId: string,
  userIds: readonly string[],
  { skillId, proficiency, fromDay }: SkillFrom,
): Promise<void> => {
  await sql`
    insert into user_skills as held (tenant_id, user_id, skill_id, proficiency, from_day)
    select tenant_id, user_id, ${skillId}, ${proficiency}, ${fromDay} from planning_agents
    where tenant_id = ${tenantId} and user_id = ${anyOf(userIds, "uuid")}
    on conflict (tenant_id, user_id, skill_id) do update set
      proficiency = excluded.proficiency, to_day = null,
      from_day = case when held.to_day < excluded.from_day - 1 then excluded.from_day
        when held.from_day is null then null
        else least(held.from_day, excluded.from_day) end
  `.execute(tx);
};

/** What people have said of their availability and wishes. */
export const listPreferences = (tx: Tx, tenantId: string, userIds: readonly string[]) =>
  tx
    .selectFrom("agent_preferences")
    .select(["user_id as userId", "kind", "value"])
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", anyOf(userIds, "uuid"))
    .execute();

/** Approved time off of people that touches [from, to), by day where whole days are off. */
export const listTimeOff = (
  tx: Tx,
  tenantId: string,
  userIds: readonly string[],
  { first, last }: { readonly first: string; readonly last: string },
) =>
  tx
    .selectFrom("time_off_requests as request")
    .innerJoin("time_off_days as day", (join) =>
      join.onRef("day.tenant_id", "=", "request.tenant_id").onRef("day.request_id", "=", "request.id"),
    )
    .select([
      "request.user_id as userId",
      "request.id",
      "request.starts_at as startsAt",
      "request.ends_at as endsAt",
      "request.from_minute as fromMinute",
      "day.day",
      "day.credit_minutes as creditMinutes",
    ])
    .where("request.tenant_id", "=", tenantId)
    .where("request.user_id", "=", anyOf(userIds, "uuid"))
    .where("request.state", "=", "approved")
    .where("day.day", ">=", first)
    .where("day.day", "<=", last)
    .orderBy("day.day")
    .execute();

export const listCodes = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom("activity_codes")
    .select(["id", "kind", "is_paid as isPaid"])
    .where("tenant_id", "=", tenantId)
    .execute();
