import type { ContactChannel, EvaluationStatus } from "@evolve/contracts/quality-filters";
import type { QualityFormContent } from "@evolve/contracts/quality-forms";
import type { Answers } from "@evolve/quality";
import { sql } from "kysely";
import type { Tx } from "../../../database/index.ts";
import type { EvaluationResults } from "../../../database/json-columns.ts";

export interface EvaluationRow {
  id: string;
  formId: string;
  formName: string;
  formVersion: number;
  agentId: string;
  agentName: string;
  teamName: string | null;
  evaluatorId: string;
  evaluatorName: string;
  /** Written by this module alone, as are channel and decision. */
  status: EvaluationStatus;
  score: number | null;
  isFailed: boolean;
  reference: string;
  channel: ContactChannel;
  contactAt: Date;
  createdAt: Date;
  submittedAt: Date | null;
  version: number;
}

export interface WholeEvaluation extends EvaluationRow {
  seconds: number | null;
  link: string | null;
  content: QualityFormContent;
  answers: Answers;
  comment: string;
  acknowledgedAt: Date | null;
  acknowledgement: string;
  disputedAt: Date | null;
  disputeReason: string;
  decision: "kept" | "corrected" | null;
  decidedAt: Date | null;
  decidedBy: string | null;
  decisionReason: string;
}

export const rowColumns = [
  "made.id",
  "made.form_id as formId",
  "form.name as formName",
  "made.form_version as formVersion",
  "made.agent_id as agentId",
  "agent.full_name as agentName",
  "team.name as teamName",
  "made.evaluator_id as evaluatorId",
  "evaluator.full_name as evaluatorName",
  "made.status",
  "made.score",
  "made.is_failed as isFailed",
  "made.reference",
  "made.channel",
  "made.contact_at as contactAt",
  "made.created_at as createdAt",
  "made.submitted_at as submittedAt",
  "made.version",
] as const;

/** A tenant's evaluations, but those that were withdrawn, with the names around them. */
export const evaluationsOf = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom("quality_evaluations as made")
    .innerJoin("quality_forms as form", (join) =>
      join.onRef("form.tenant_id", "=", "made.tenant_id").onRef("form.id", "=", "made.form_id"),
    )
    .innerJoin("users as agent", (join) =>
      join.onRef("agent.tenant_id", "=", "made.tenant_id").onRef("agent.id", "=", "made.agent_id"),
    )
    .innerJoin("users as evaluator", (join) =>
      join.onRef("evaluator.tenant_id", "=", "made.tenant_id").onRef("evaluator.id", "=", "made.evaluator_id"),
    )
    .leftJoin("teams as team", (join) =>
      join.onRef("team.tenant_id", "=", "agent.tenant_id").onRef("team.id", "=", "agent.team_id"),
    )
    .where("made.tenant_id", "=", tenantId)
    .where("made.withdrawn_at", "is", null);

export const findEvaluation = async (tx: Tx, tenantId: string, id: string): Promise<WholeEvaluation | null> =>
  (await evaluationsOf(tx, tenantId)
    .innerJoin("quality_form_versions as edition", (join) =>
      join
        .onRef("edition.tenant_id", "=", "made.tenant_id")
        .onRef("edition.form_id", "=", "made.form_id")
        .onRef("edition.number", "=", "made.form_version"),
    )
    .leftJoin("users as decider", (join) =>
      join.onRef("decider.tenant_id", "=", "made.tenant_id").onRef("decider.id", "=", "made.decided_by"),
    )
    .select([
      ...rowColumns,
      "made.seconds",
      "made.link",
      "edition.content",
      "made.answers",
      "made.comment",
      "made.acknowledged_at as acknowledgedAt",
      "made.acknowledgement",
      "made.disputed_at as disputedAt",
      "made.dispute_reason as disputeReason",
      "made.decision",
      "made.decided_at as decidedAt",
      "decider.full_name as decidedBy",
      "made.decision_reason as decisionReason",
    ])
    .where("made.id", "=", id)
    .$castTo<WholeEvaluation>()
    .executeTakeFirst()) ?? null;

/** Locks an evaluation, so that of two changes at once the second sees the first. */
export const lockEvaluation = async (tx: Tx, tenantId: string, id: string): Promise<WholeEvaluation | null> => {
  await tx
    .selectFrom("quality_evaluations")
    .select("id")
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .forNoKeyUpdate()
    .execute();
  return findEvaluation(tx, tenantId, id);
};

export interface ContactColumns {
  readonly reference: string;
  readonly channel: ContactChannel;
  readonly contactAt: string;
  readonly seconds: number | null;
  readonly link: string | null;
}

const contactOf = ({ reference, channel, contactAt, seconds, link }: ContactColumns) => ({
  reference,
  channel,
  contact_at: new Date(contactAt),
  seconds,
  link,
});

export interface NewEvaluation extends ContactColumns {
  readonly id: string;
  readonly formId: string;
  readonly formVersion: number;
  readonly agentId: string;
  readonly evaluatorId: string;
  readonly now: Date;
}

export const insertEvaluation = async (tx: Tx, tenantId: string, row: NewEvaluation): Promise<void> => {
  await tx
    .insertInto("quality_evaluations")
    .values({
      tenant_id: tenantId,
      id: row.id,
      form_id: row.formId,
      form_version: row.formVersion,
      agent_id: row.agentId,
      evaluator_id: row.evaluatorId,
      created_at: row.now,
      ...contactOf(row),
    })
    .execute();
};

interface Changes {
  readonly status?: EvaluationStatus;
  readonly answers?: Answers;
  readonly comment?: string;
  readonly contact?: ContactColumns | undefined;
  readonly scored?: { readonly score: number | null; readonly isFailed: boolean; readonly results: EvaluationResults };
  readonly submittedAt?: Date;
  readonly acknowledged?: { readonly at: Date; readonly comment: string };
  readonly disputed?: { readonly at: Date; readonly reason: string };
  readonly decided?: {
    readonly at: Date;
    readonly by: string;
    readonly decision: "kept" | "corrected";
    readonly reason: string;
  };
  readonly withdrawnAt?: Date;
}

/** Changes what is given, and counts the version. */
export const changeEvaluation = async (tx: Tx, tenantId: string, id: string, changes: Changes): Promise<void> => {
  const { status, answers, comment, contact, scored, submittedAt, acknowledged, disputed, decided, withdrawnAt } =
    changes;
  await tx
    .updateTable("quality_evaluations")
    .set((select) => ({
      version: select("version", "+", 1),
      ...(status && { status }),
      ...(answers && { answers: JSON.stringify(answers) }),
      ...(comment !== undefined && { comment }),
      ...(contact && contactOf(contact)),
      ...(scored && { score: scored.score, is_failed: scored.isFailed, results: JSON.stringify(scored.results) }),
      ...(submittedAt && { submitted_at: submittedAt }),
      ...(acknowledged && { acknowledged_at: acknowledged.at, acknowledgement: acknowledged.comment }),
      ...(disputed && { disputed_at: disputed.at, dispute_reason: disputed.reason }),
      ...(decided && {
        decision: decided.decision,
        decided_at: decided.at,
        decided_by: decided.by,
        decision_reason: decided.reason,
      }),
      ...(withdrawnAt && { withdrawn_at: withdrawnAt }),
    }))
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .execute();
};

export interface RevisionRow {
  id: string;
  answers: Answers;
  score: number | null;
  isFailed: boolean;
  replacedAt: Date;
  replacedBy: string;
}

/** Answers before corrections, the newest first. */
export const listRevisions = (tx: Tx, tenantId: string, evaluationId: string): Promise<RevisionRow[]> =>
  tx
    .selectFrom("quality_revisions as held")
    .innerJoin("users as author", (join) =>
      join.onRef("author.tenant_id", "=", "held.tenant_id").onRef("author.id", "=", "held.replaced_by"),
    )
    .select([
      "held.id",
      "held.answers",
      "held.score",
      "held.is_failed as isFailed",
      "held.replaced_at as replacedAt",
      "author.full_name as replacedBy",
    ])
    .where("held.tenant_id", "=", tenantId)
    .where("held.evaluation_id", "=", evaluationId)
    .orderBy("held.replaced_at", "desc")
    .execute();

/** Keeps what is about to be replaced. */
export const keepRevision = async (
  tx: Tx,
  tenantId: string,
  id: string,
  { evaluationId, by, now }: { readonly evaluationId: string; readonly by: string; readonly now: Date },
): Promise<void> => {
  await tx
    .insertInto("quality_revisions")
    .columns(["tenant_id", "id", "evaluation_id", "answers", "score", "is_failed", "replaced_at", "replaced_by"])
    .expression((select) =>
      select
        .selectFrom("quality_evaluations")
        .select([
          "tenant_id",
          sql<string>`${id}::uuid`.as("id"),
          "id as evaluation_id",
          "answers",
          "score",
          "is_failed",
          sql<Date>`${now}::timestamptz`.as("replaced_at"),
          sql<string>`${by}::uuid`.as("replaced_by"),
        ])
        .where("tenant_id", "=", tenantId)
        .where("id", "=", evaluationId),
    )
    .execute();
};
