import type { CallParsed } from "@evolve/contracts/call";
import type { AssignmentStatus } from "@evolve/contracts/evaluation-plan-filters";
import type { searchAssignments } from "@evolve/contracts/evaluation-plans";
import type { InteractionChannel } from "@evolve/contracts/interaction-filters";
import { sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { Tx } from "../../../database/index.ts";
import { patternOf, searchPage } from "../../../database/search.ts";

export interface AssignmentRow {
  id: string;
  planId: string;
  planName: string;
  formId: string;
  formName: string;
  interactionId: string;
  reference: string;
  agentId: string;
  agentName: string;
  channel: InteractionChannel;
  startedAt: Date;
  seconds: number;
  evaluatorId: string;
  evaluatorName: string;
  status: AssignmentStatus;
  dueAt: Date;
  evaluationId: string | null;
}

const status = sql<AssignmentStatus>`case when made.id is null then 'open' when made.status = 'draft' then 'started' else 'done' end`;

/** Assignments with the names around them, and as `made` the evaluation that they have led to. */
const assignments = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom("quality_assignments as given")
    .innerJoin("quality_plans as plan", (join) =>
      join.onRef("plan.tenant_id", "=", "given.tenant_id").onRef("plan.id", "=", "given.plan_id"),
    )
    .innerJoin("quality_forms as form", (join) =>
      join.onRef("form.tenant_id", "=", "plan.tenant_id").onRef("form.id", "=", "plan.form_id"),
    )
    .innerJoin("interactions as interaction", (join) =>
      join.onRef("interaction.tenant_id", "=", "given.tenant_id").onRef("interaction.id", "=", "given.interaction_id"),
    )
    .innerJoin("users as agent", (join) =>
      join.onRef("agent.tenant_id", "=", "interaction.tenant_id").onRef("agent.id", "=", "interaction.user_id"),
    )
    .innerJoin("users as evaluator", (join) =>
      join.onRef("evaluator.tenant_id", "=", "given.tenant_id").onRef("evaluator.id", "=", "given.evaluator_id"),
    )
    .leftJoin("quality_evaluations as made", (join) =>
      join
        .onRef("made.tenant_id", "=", "given.tenant_id")
        .onRef("made.id", "=", "given.evaluation_id")
        .on("made.withdrawn_at", "is", null),
    )
    .where("given.tenant_id", "=", tenantId);

const columns = [
  "given.id",
  "given.plan_id as planId",
  "plan.name as planName",
  "plan.form_id as formId",
  "form.name as formName",
  "interaction.id as interactionId",
  "interaction.reference",
  "interaction.user_id as agentId",
  "agent.full_name as agentName",
  "interaction.channel",
  "interaction.started_at as startedAt",
  "interaction.seconds",
  "given.evaluator_id as evaluatorId",
  "evaluator.full_name as evaluatorName",
  status.as("status"),
  "given.due_at as dueAt",
  "made.id as evaluationId",
] as const;

const keys = {
  dueAt: "given.due_at",
  agentName: "agent.full_name",
  planName: "plan.name",
  evaluatorName: "evaluator.full_name",
} as const;

interface Seen {
  readonly tenantId: string;
  /** Nobody sees what was drawn of their own. */
  readonly userId: string;
  /** Only what was drawn for them. */
  readonly isOwn: boolean;
}

export const searchAssignmentRows = (
  tx: Tx,
  { tenantId, userId, isOwn }: Seen,
  search: CallParsed<typeof searchAssignments>["body"],
  now: Date,
) => {
  const { id, planId, evaluatorId, isOverdue = [], isOwn: own = [], status: wanted, search: text = "" } = search.filter;
  let matching = assignments(tx, tenantId).where("interaction.user_id", "!=", userId);
  if (isOwn) matching = matching.where("given.evaluator_id", "=", userId);
  for (const word of text.split(/\s+/).filter(Boolean))
    matching = matching.where((where) =>
      where.or([
        where("agent.search_text", "like", sql<string>`folded(${patternOf(word)})`),
        where("interaction.reference", "ilike", patternOf(word)),
      ]),
    );
  if (id) matching = matching.where("given.id", "=", anyOf(id, "uuid"));
  if (planId?.length) matching = matching.where("given.plan_id", "=", anyOf(planId, "uuid"));
  if (evaluatorId?.length) matching = matching.where("given.evaluator_id", "=", anyOf(evaluatorId, "uuid"));
  if (wanted?.length) matching = matching.where(status, "=", anyOf(wanted, "text"));
  else if (!id) matching = matching.where(status, "!=", "done");
  if (own.length === 1) matching = matching.where("given.evaluator_id", own[0] === "yes" ? "=" : "!=", userId);
  if (isOverdue.length === 1)
    matching = matching.where(
      sql<boolean>`(given.due_at <= ${now}::timestamptz and ${status} <> 'done')`,
      "=",
      isOverdue[0] === "yes",
    );
  const rows = matching.select(columns).$castTo<AssignmentRow>();
  const total = matching.select((select) => select.fn.countAll<number>().as("total"));
  const order = search.orderBy.length > 0 ? search.orderBy : [{ field: "dueAt", direction: "asc" } as const];
  return searchPage({ rows, keys, id: "given.id" }, total, order, search);
};

/** Locks an assignment, so that it is begun once, and by whoever has it. */
export const lockAssignment = async (tx: Tx, tenantId: string, id: string): Promise<AssignmentRow | null> => {
  await tx
    .selectFrom("quality_assignments")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .forNoKeyUpdate()
    .execute();
  return (
    (await assignments(tx, tenantId)
      .select(columns)
      .where("given.id", "=", id)
      .$castTo<AssignmentRow>()
      .executeTakeFirst()) ?? null
  );
};

/** The evaluator's evaluation of the same contact with the same form, which they have begun by themselves. */
export const findBegun = async (tx: Tx, tenantId: string, given: AssignmentRow): Promise<string | null> =>
  (
    await tx
      .selectFrom("quality_evaluations")
      .select("id")
      .where("tenant_id", "=", tenantId)
      .where("evaluator_id", "=", given.evaluatorId)
      .where("agent_id", "=", given.agentId)
      .where("reference", "=", given.reference)
      .where("form_id", "=", given.formId)
      .where("withdrawn_at", "is", null)
      .orderBy("created_at", "desc")
      .limit(1)
      .executeTakeFirst()
  )?.id ?? null;

interface Changes {
  readonly evaluationId: string | null;
  readonly evaluatorId?: string;
}

export const updateAssignment = async (
  tx: Tx,
  tenantId: string,
  id: string,
  { evaluationId, evaluatorId }: Changes,
): Promise<void> => {
  await tx
    .updateTable("quality_assignments")
    .set({ evaluation_id: evaluationId, ...(evaluatorId !== undefined && { evaluator_id: evaluatorId }) })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};
