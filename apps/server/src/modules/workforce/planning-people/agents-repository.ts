import type { CallParsed } from "@evolve/contracts/call";
import type { searchPlanningAgents } from "@evolve/contracts/planning-people";
import { type Expression, type RawBuilder, sql, type SqlBool } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import { localDay } from "../../../database/local-day.ts";
import { patternOf, searchPage } from "../../../database/search.ts";

export interface AgentColumns {
  id: string;
  name: string;
  employeeNumber: string | null;
  businessUnitId: string;
  hireDate: string;
  leavesOn: string | null;
  minWeeklyMinutes: number | null;
  maxWeeklyMinutes: number | null;
  maxDays: number | null;
  minRestMinutes: number | null;
  maxConsecutiveDays: number | null;
  version: number;
}

const columns = [
  "person.id",
  "person.full_name as name",
  "agent.employee_number as employeeNumber",
  "agent.business_unit_id as businessUnitId",
  "person.hire_date as hireDate",
  "agent.leaves_on as leavesOn",
  "agent.min_weekly_minutes as minWeeklyMinutes",
  "agent.max_weekly_minutes as maxWeeklyMinutes",
  "agent.max_days as maxDays",
  "agent.min_rest_minutes as minRestMinutes",
  "agent.max_consecutive_days as maxConsecutiveDays",
  "agent.version",
] as const;

const agents = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom("planning_agents as agent")
    .innerJoin("users as person", (join) =>
      join.onRef("person.tenant_id", "=", "agent.tenant_id").onRef("person.id", "=", "agent.user_id"),
    )
    .where("agent.tenant_id", "=", tenantId)
    .where("person.status", "!=", "DELETED");

type Search = CallParsed<typeof searchPlanningAgents>["body"];

/** A page of the people who are planned, by the plan that each has now. */
export const searchAgentRows = (tx: Tx, tenantId: string, search: Search, now: Date) => {
  const { id, businessUnitId, teamId, workPlanId, search: text = "" } = search.filter;
  let matching = agents(tx, tenantId);
  for (const word of text.split(/\s+/).filter(Boolean))
    matching = matching.where((where) =>
      where.or([
        where("person.search_text", "like", sql<string>`folded(${patternOf(word)})`),
        where("agent.employee_number", "ilike", patternOf(word)),
      ]),
    );
  if (id) matching = matching.where("person.id", "=", anyOf(id, "uuid"));
  if (businessUnitId?.length) matching = matching.where("agent.business_unit_id", "=", anyOf(businessUnitId, "uuid"));
  if (teamId?.length) matching = matching.where("person.team_id", "=", anyOf(teamId, "uuid"));
  if (workPlanId?.length) matching = matching.where(hasPlan(tenantId, workPlanId, todayOfAgent(now)));
  const rows = matching
    .innerJoin("business_units as unit", (join) =>
      join.onRef("unit.tenant_id", "=", "agent.tenant_id").onRef("unit.id", "=", "agent.business_unit_id"),
    )
    .leftJoin("teams as team", (join) =>
      join.onRef("team.tenant_id", "=", "person.tenant_id").onRef("team.id", "=", "person.team_id"),
    )
    .select([...columns, "unit.name as businessUnitName", "unit.zone", "team.name as teamName"]);
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const keys = { name: "person.full_name", employeeNumber: "agent.employee_number" } as const;
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "name", direction: "asc" } as const];
  return searchPage({ rows, keys, id: "person.id" }, total, order, search);
};

/** The date at the business unit of `agent`. */
const todayOfAgent = (now: Date): RawBuilder<string> => sql<string>`(
  select ${localDay(now, "home.zone")} from business_units as home
  where home.tenant_id = agent.tenant_id and home.id = agent.business_unit_id
)`;

/** `day`: a date, or an expression about `agent`. */
const hasPlan = (
  tenantId: string,
  planIds: readonly string[],
  day: string | RawBuilder<string>,
): Expression<SqlBool> => sql<SqlBool>`
  exists (
    select from (
      select work_plan_id, rotation_id
      from plan_assignments
      where tenant_id = ${tenantId} and user_id = agent.user_id and from_day <= ${day}
      order by from_day desc
      limit 1
    ) held
    where held.work_plan_id = ${anyOf(planIds, "uuid")}
      or held.rotation_id in (
        select rotation_id from rotation_plans where tenant_id = ${tenantId} and work_plan_id = ${anyOf(planIds, "uuid")}
      )
  )`;

/** Who has a plan on a day, also by a rotation that contains it, and where they are planned. */
export const holdersOf = (tx: Tx, tenantId: string, planId: string, day: string) =>
  agents(tx, tenantId)
    .select(["person.id as userId", "agent.business_unit_id as businessUnitId"])
    .where(hasPlan(tenantId, [planId], day))
    .where((where) => where.or([where("agent.leaves_on", "is", null), where("agent.leaves_on", ">=", day)]))
    .execute();

export const findAgent = async (tx: Tx, tenantId: string, id: string): Promise<AgentColumns | null> =>
  (await agents(tx, tenantId).select(columns).where("person.id", "=", id).executeTakeFirst()) ?? null;

/** Everybody of a business unit who works there on some day from `firstDay` on, by name; or of these people only. */
export const listAgents = (
  tx: Tx,
  tenantId: string,
  of: { readonly businessUnitId?: string; readonly agentIds?: readonly string[]; readonly firstDay?: string },
) => {
  const { businessUnitId, agentIds, firstDay } = of;
  let chosen = agents(tx, tenantId);
  if (businessUnitId !== undefined) chosen = chosen.where("agent.business_unit_id", "=", businessUnitId);
  if (agentIds) chosen = chosen.where("person.id", "=", anyOf(agentIds, "uuid"));
  if (firstDay !== undefined)
    chosen = chosen.where((where) =>
      where.or([where("agent.leaves_on", "is", null), where("agent.leaves_on", ">=", firstDay)]),
    );
  return chosen
    .leftJoin("teams as team", (join) =>
      join.onRef("team.tenant_id", "=", "person.tenant_id").onRef("team.id", "=", "person.team_id"),
    )
    .leftJoin("employee_groups as employees", (join) =>
      join.onRef("employees.tenant_id", "=", "person.tenant_id").onRef("employees.id", "=", "person.employee_group_id"),
    )
    .select([...columns, "person.team_id as teamId", "team.name as teamName", "employees.timezone as employeeZone"])
    .orderBy("person.full_name")
    .orderBy("person.id")
    .execute();
};

export interface AgentTerms {
  business_unit_id: string;
  employee_number: string | null;
  leaves_on: string | null;
  min_weekly_minutes: number | null;
  max_weekly_minutes: number | null;
  max_days: number | null;
  min_rest_minutes: number | null;
  max_consecutive_days: number | null;
}

/** Changes of a tenant's people for planning wait for each other, so that employee numbers stay unique. */
export const lockAgents = async (tx: Tx, tenantId: string): Promise<void> => {
  await tx.selectFrom("tenants").select("tenant_id").where("tenant_id", "=", tenantId).forNoKeyUpdate().execute();
};

/** Changes several people who are planned; answers how many. */
export const updateAgents = async (
  tx: Tx,
  tenantId: string,
  userIds: readonly string[],
  terms: Partial<AgentTerms>,
): Promise<number> => {
  const { numUpdatedRows } = await tx
    .updateTable("planning_agents")
    .set((set) => ({ ...terms, version: set("version", "+", 1) }))
    .where("tenant_id", "=", tenantId)
    .where("user_id", "=", anyOf(userIds, "uuid"))
    .executeTakeFirstOrThrow();
  return Number(numUpdatedRows);
};

/** Answers how many of them were not planned before. */
export const insertAgents = async (
  tx: Tx,
  tenantId: string,
  businessUnitId: string,
  userIds: readonly string[],
): Promise<string[]> => {
  const added = await tx
    .insertInto("planning_agents")
    .values(userIds.map((id) => ({ tenant_id: tenantId, user_id: id, business_unit_id: businessUnitId })))
    .onConflict((conflict) => conflict.doNothing())
    .returning("user_id as userId")
    .execute();
  return added.map(({ userId }) => userId);
};

export const deleteAgent = async (tx: Tx, tenantId: string, userId: string): Promise<void> => {
  await tx.deleteFrom("planning_agents").where("tenant_id", "=", tenantId).where("user_id", "=", userId).execute();
};

/** Whether another person has this employee number, whatever its case. */
export const isNumberTaken = async (tx: Tx, tenantId: string, number: string, userId: string): Promise<boolean> =>
  (await tx
    .selectFrom("planning_agents")
    .select("user_id")
    .where("tenant_id", "=", tenantId)
    .where((where) => where.fn<string>("lower", ["employee_number"]), "=", number.toLowerCase())
    .where("user_id", "!=", userId)
    .executeTakeFirst()) !== undefined;
