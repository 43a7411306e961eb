import { type Evaluation, evaluationLimits } from "@evolve/contracts/evaluations";
import type { EvaluationRow, RevisionRow, WholeEvaluation } from "./repository.ts";

const dayMs = 86_400_000;

export const presentRow = (row: EvaluationRow) => ({
  id: row.id,
  formId: row.formId,
  formName: row.formName,
  formVersion: row.formVersion,
  agentId: row.agentId,
  agentName: row.agentName,
  teamName: row.teamName,
  evaluatorId: row.evaluatorId,
  evaluatorName: row.evaluatorName,
  status: row.status,
  score: row.score,
  isFailed: row.isFailed,
  reference: row.reference,
  channel: row.channel,
  contactAt: row.contactAt.toISOString(),
  createdAt: row.createdAt.toISOString(),
  submittedAt: row.submittedAt?.toISOString() ?? null,
  version: row.version,
});

/** Until when it may be disputed, in time for the agent to do so; null: no longer, or not yet. */
export const disputableUntil = (
  { status, submittedAt, disputedAt }: Pick<WholeEvaluation, "status" | "submittedAt" | "disputedAt">,
  now: Date,
): Date | null => {
  if (submittedAt === null || disputedAt !== null || (status !== "submitted" && status !== "acknowledged")) return null;
  const until = new Date(submittedAt.getTime() + evaluationLimits.disputeDays * dayMs);
  return now <= until ? until : null;
};

export const presentEvaluation = (made: WholeEvaluation, earlier: readonly RevisionRow[], now: Date): Evaluation => ({
  ...presentRow(made),
  seconds: made.seconds,
  link: made.link,
  content: made.content,
  answers: made.answers,
  comment: made.comment,
  acknowledgedAt: made.acknowledgedAt?.toISOString() ?? null,
  acknowledgement: made.acknowledgement,
  disputedAt: made.disputedAt?.toISOString() ?? null,
  disputeReason: made.disputeReason,
  disputableUntil: disputableUntil(made, now)?.toISOString() ?? null,
  decision: made.decision,
  decidedAt: made.decidedAt?.toISOString() ?? null,
  decidedBy: made.decidedBy ?? "",
  decisionReason: made.decisionReason,
  earlier: earlier.map((revision) => ({
    id: revision.id,
    score: revision.score,
    isFailed: revision.isFailed,
    answers: revision.answers,
    replacedAt: revision.replacedAt.toISOString(),
    replacedBy: revision.replacedBy,
  })),
});
