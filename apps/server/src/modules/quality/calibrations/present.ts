import type * as contract from "@evolve/contracts/calibrations";
import { agreementOf } from "@evolve/quality";
import type { CalibrationRow, ScoreRow, WholeCalibration } from "./repository.ts";

export const presentRow = (row: CalibrationRow): contract.CalibrationRow => ({
  id: row.id,
  formName: row.formName,
  formVersion: row.formVersion,
  agentName: row.agentName,
  reference: row.reference,
  channel: row.channel,
  contactAt: row.contactAt.toISOString(),
  startedBy: row.startedBy,
  createdAt: row.createdAt.toISOString(),
  status: row.status,
  evaluators: row.evaluators,
  submitted: row.submitted,
  isDue: row.isDue,
});

/** What all who have submitted answered, compared. */
const presentOutcome = (
  { content, referenceEvaluatorId }: WholeCalibration,
  scores: readonly ScoreRow[],
): contract.Calibration["outcome"] => {
  const submitted = scores.filter(({ submittedAt }) => submittedAt !== null);
  const { agreement, withReference, questions } = agreementOf(content, submitted, referenceEvaluatorId);
  const reference = submitted.find(({ evaluatorId }) => evaluatorId === referenceEvaluatorId)?.score ?? null;
  return {
    agreement,
    questions: questions.map(({ id, isAlike, spread }) => ({ id, isAlike, spread })),
    results: submitted.map(({ evaluatorId, name, answers, comment, score, isFailed }) => ({
      evaluatorId,
      name,
      isReference: evaluatorId === referenceEvaluatorId,
      score,
      isFailed,
      difference: score === null || reference === null ? null : score - reference,
      agreement: withReference.get(evaluatorId) ?? null,
      answers,
      comment,
    })),
  };
};

interface Seen {
  readonly userId: string;
  readonly isInCharge: boolean;
}

/** While it is open, everybody sees their own answers alone. */
export const presentCalibration = (
  held: WholeCalibration,
  scores: readonly ScoreRow[],
  { userId, isInCharge }: Seen,
): contract.Calibration => {
  const own = scores.find(({ evaluatorId }) => evaluatorId === userId);
  return {
    ...presentRow(held),
    link: held.link,
    content: held.content,
    people: scores.map(({ evaluatorId, name, submittedAt }) => ({
      evaluatorId,
      name,
      isReference: evaluatorId === held.referenceEvaluatorId,
      hasSubmitted: submittedAt !== null,
    })),
    mayClose: isInCharge && held.status === "open",
    mayDelete: isInCharge,
    own: own
      ? { answers: own.answers, comment: own.comment, hasSubmitted: own.submittedAt !== null, version: own.version }
      : null,
    outcome: held.status === "closed" ? presentOutcome(held, scores) : null,
  };
};
