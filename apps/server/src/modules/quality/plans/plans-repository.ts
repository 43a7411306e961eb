import type { CallParsed } from "@evolve/contracts/call";
import type { EvaluationPlanFields, searchEvaluationPlans } from "@evolve/contracts/evaluation-plans";
import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import { patternOf, searchPage } from "../../../database/search.ts";

/** The Monday of the week that is running where a tenant is, which the query has as `tenant`. */
export const thisMonday = (now: Date) =>
  sql<string>`date_trunc('week', ${now}::timestamptz at time zone tenant.timezone)::date`;

const plans = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom("quality_plans as plan")
    .innerJoin("quality_forms as form", (join) =>
      join.onRef("form.tenant_id", "=", "plan.tenant_id").onRef("form.id", "=", "plan.form_id"),
    )
    .innerJoin("tenants as tenant", "tenant.tenant_id", "plan.tenant_id")
    .where("plan.tenant_id", "=", tenantId);

/** What there is of a plan's assignments. */
const counted = (tx: Tx, tenantId: string, now: Date) =>
  tx
    .selectFrom("quality_assignments as given")
    .leftJoin("quality_evaluations as made", (join) =>
      join
        .onRef("made.tenant_id", "=", "given.tenant_id")
        .onRef("made.id", "=", "given.evaluation_id")
        .on("made.withdrawn_at", "is", null)
        .on("made.status", "!=", "draft"),
    )
    .select(["given.plan_id as planId", "given.evaluator_id as evaluatorId"])
    .select((select) => select.fn.countAll<number>().as("drawn"))
    .select((select) => select.fn.count<number>("made.id").as("done"))
    .select(sql<number>`count(*) filter (where made.id is null and given.due_at <= ${now}::timestamptz)`.as("overdue"))
    .where("given.tenant_id", "=", tenantId)
    .groupBy(["given.plan_id", "given.evaluator_id"]);

export interface CountRow {
  planId: string;
  evaluatorId: string;
  drawn: number;
  done: number;
  overdue: number;
}

/** How much of some plans, or of all, each evaluator has done; of one evaluator's where there is one. */
export const listCounts = (
  tx: Tx,
  tenantId: string,
  { planIds, evaluatorId }: { readonly planIds: readonly string[] | undefined; readonly evaluatorId?: string },
  now: Date,
): Promise<CountRow[]> => {
  let rows = counted(tx, tenantId, now);
  if (planIds) rows = rows.where("given.plan_id", "=", anyOf(planIds, "uuid"));
  if (evaluatorId !== undefined) rows = rows.where("given.evaluator_id", "=", evaluatorId);
  return rows.execute();
};

const columns = [
  "plan.id",
  "plan.name",
  "plan.form_id as formId",
  "plan.team_ids as teamIds",
  "plan.per_agent as perAgent",
  "plan.channels",
  "plan.min_seconds as minSeconds",
  "plan.evaluator_ids as evaluatorIds",
  "plan.is_paused as isPaused",
  "plan.version",
  "form.name as formName",
  sql<boolean>`form.status = 'published'`.as("isFormOffered"),
  sql<Date>`((plan.drawn_until + 7)::timestamp at time zone tenant.timezone)`.as("nextDrawAt"),
] as const;

/** `channels` are written by this module alone. */
export interface PlanRow extends EvaluationPlanFields {
  id: string;
  version: number;
  formName: string;
  isFormOffered: boolean;
  nextDrawAt: Date;
}

export const findPlan = async (tx: Tx, tenantId: string, id: string): Promise<PlanRow | null> =>
  (await plans(tx, tenantId).select(columns).where("plan.id", "=", id).$castTo<PlanRow>().executeTakeFirst()) ?? null;

export const searchPlanRows = (tx: Tx, tenantId: string, search: CallParsed<typeof searchEvaluationPlans>["body"]) => {
  const { id, isPaused = [], search: text = "" } = search.filter;
  let matching = plans(tx, tenantId).where("plan.name", "ilike", patternOf(text));
  if (id) matching = matching.where("plan.id", "=", anyOf(id, "uuid"));
  if (isPaused.length === 1) matching = matching.where("plan.is_paused", "=", isPaused[0] === "yes");
  const rows = matching.select(columns).$castTo<PlanRow>();
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "name", direction: "asc" } as const];
  return searchPage({ rows, keys: { name: "plan.name" }, id: "plan.id" }, total, order, search);
};

/** Names of the tenant's other plans. */
export const listNames = async (tx: Tx, tenantId: string, except: string | null): Promise<string[]> =>
  (await tx.selectFrom("quality_plans").select(["id", "name"]).where("tenant_id", "=", tenantId).execute())
    .filter(({ id }) => id !== except)
    .map(({ name }) => name);

/** Changes of a tenant's plans wait for each other, so that names, the limit and versions hold. */
export const lockPlans = async (tx: Tx, tenantId: string): Promise<void> => {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`quality-plans ${tenantId}`}, 0))`.execute(tx);
};

/** Names of people, those who have left too. */
export const listPeople = (tx: Tx, tenantId: string, ids: readonly string[]): Promise<{ id: string; name: string }[]> =>
  tx
    .selectFrom("users")
    .select(["id", "full_name as name"])
    .where("tenant_id", "=", tenantId)
    .where("id", "=", anyOf(ids, "uuid"))
    .orderBy("full_name")
    .orderBy("id")
    .execute();

const stored = (fields: EvaluationPlanFields) => ({
  name: fields.name,
  form_id: fields.formId,
  team_ids: [...fields.teamIds],
  per_agent: fields.perAgent,
  channels: [...fields.channels],
  min_seconds: fields.minSeconds,
  evaluator_ids: [...fields.evaluatorIds],
  is_paused: fields.isPaused,
});

const mondayOf = (tenantId: string, now: Date) =>
  sql<string>`(select ${thisMonday(now)} from tenants as tenant where tenant.tenant_id = ${tenantId}::uuid)`;

/** Adds a plan, whose first week is the one that is running. */
export const insertPlan = async (
  tx: Tx,
  tenantId: string,
  id: string,
  fields: EvaluationPlanFields,
  now: Date,
): Promise<void> => {
  await tx
    .insertInto("quality_plans")
    .values({ tenant_id: tenantId, id, ...stored(fields), drawn_until: mondayOf(tenantId, now) })
    .execute();
};

/** @param goesOn it was paused, and begins again with the week that is running */
export const updatePlan = async (
  tx: Tx,
  tenantId: string,
  id: string,
  { fields, goesOn }: { readonly fields: EvaluationPlanFields; readonly goesOn: boolean },
  now: Date,
): Promise<void> => {
  await tx
    .updateTable("quality_plans")
    .set((set) => ({
      ...stored(fields),
      version: set("version", "+", 1),
      ...(goesOn && { drawn_until: mondayOf(tenantId, now) }),
    }))
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};

/** Its assignments go with it. */
export const removePlan = async (tx: Tx, tenantId: string, id: string): Promise<void> => {
  await tx.deleteFrom("quality_plans").where("tenant_id", "=", tenantId).where("id", "=", id).execute();
};
