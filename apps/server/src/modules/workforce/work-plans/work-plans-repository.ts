import type { CallParsed } from "@evolve/contracts/call";
import type { searchWorkPlans, WorkPlan } from "@evolve/contracts/work-plans";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import { localDay } from "../../../database/local-day.ts";
import { patternOf, searchPage } from "../../../database/search.ts";

const columns = [
  "plan.id",
  "plan.name",
  "plan.min_weekly_minutes as minWeeklyMinutes",
  "plan.max_weekly_minutes as maxWeeklyMinutes",
  "plan.min_days as minDays",
  "plan.max_days as maxDays",
  "plan.max_daily_minutes as maxDailyMinutes",
  "plan.min_rest_minutes as minRestMinutes",
  "plan.max_consecutive_days as maxConsecutiveDays",
  "plan.days_off_together as daysOffTogether",
  "plan.max_minutes_without_break as maxMinutesWithoutBreak",
  "plan.shifts",
  "plan.version",
] as const;

type Search = CallParsed<typeof searchWorkPlans>["body"];

export const searchWorkPlanRows = (tx: Tx, tenantId: string, search: Search) => {
  const { id, search: text = "" } = search.filter;
  let matching = tx
    .selectFrom("work_plans as plan")
    .where("plan.tenant_id", "=", tenantId)
    .where("plan.name", "ilike", patternOf(text));
  if (id) matching = matching.where("plan.id", "=", anyOf(id, "uuid"));
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "name", direction: "asc" } as const];
  const keys = { name: "plan.name" } as const;
  return searchPage({ rows: matching.select(columns), keys, id: "plan.id" }, total, order, search);
};

export const findWorkPlan = async (tx: Tx, tenantId: string, id: string): Promise<WorkPlan | null> =>
  (await tx
    .selectFrom("work_plans as plan")
    .select(columns)
    .where("plan.tenant_id", "=", tenantId)
    .where("plan.id", "=", id)
    .executeTakeFirst()) ?? null;

/** All plans of the tenant, by name. */
export const listWorkPlans = (tx: Tx, tenantId: string): Promise<WorkPlan[]> =>
  tx
    .selectFrom("work_plans as plan")
    .select(columns)
    .where("plan.tenant_id", "=", tenantId)
    .orderBy("plan.name")
    .execute();

/** Of these codes those that the tenant has. */
export const findActivityCodeIds = async (tx: Tx, tenantId: string, ids: readonly string[]): Promise<string[]> =>
  (
    await tx
      .selectFrom("activity_codes")
      .select("id")
      .where("tenant_id", "=", tenantId)
      .where("id", "=", anyOf(ids, "uuid"))
      .execute()
  ).map(({ id }) => id);

/** Leaves a plan with these codes. */
export const replacePlanCodes = async (
  tx: Tx,
  tenantId: string,
  workPlanId: string,
  codeIds: readonly string[],
): Promise<void> => {
  await tx
    .deleteFrom("work_plan_codes")
    .where("tenant_id", "=", tenantId)
    .where("work_plan_id", "=", workPlanId)
    .execute();
  if (codeIds.length > 0)
    await tx
      .insertInto("work_plan_codes")
      .values(codeIds.map((id) => ({ tenant_id: tenantId, work_plan_id: workPlanId, activity_code_id: id })))
      .execute();
};

interface Holders {
  workPlanId: string | null;
  rotationId: string | null;
  agents: number;
}

/** How many people have each plan and each rotation now, by the date at their business units. */
export const countHolders = (tx: Tx, tenantId: string, now: Date): Promise<Holders[]> =>
  tx
    .selectFrom((from) =>
      from
        .selectFrom("plan_assignments as period")
        .innerJoin("planning_agents as agent", (join) =>
          join.onRef("agent.tenant_id", "=", "period.tenant_id").onRef("agent.user_id", "=", "period.user_id"),
        )
        .innerJoin("business_units as unit", (join) =>
          join.onRef("unit.tenant_id", "=", "agent.tenant_id").onRef("unit.id", "=", "agent.business_unit_id"),
        )
        .distinctOn("period.user_id")
        .select(["period.user_id", "period.work_plan_id", "period.rotation_id"])
        .where("period.tenant_id", "=", tenantId)
        .where("period.from_day", "<=", localDay(now, "unit.zone"))
        .orderBy("period.user_id")
        .orderBy("period.from_day", "desc")
        .as("held"),
    )
    .select((select) => [
      "held.work_plan_id as workPlanId",
      "held.rotation_id as rotationId",
      select.fn.countAll<number>().as("agents"),
    ])
    .groupBy(["held.work_plan_id", "held.rotation_id"])
    .execute();
