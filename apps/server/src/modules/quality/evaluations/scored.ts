import type { QualityFormContent } from "@evolve/contracts/quality-forms";
import { type Answers, openQuestions, scoreOf } from "@evolve/quality";
import { refuse } from "../../../core/refusal.ts";
import type { EvaluationResults } from "../../../database/json-columns.ts";

interface Scored {
  readonly score: number | null;
  readonly isFailed: boolean;
  readonly results: EvaluationResults;
}

/** Score of complete answers; incomplete ones are refused with a code for each open question. */
export const scoredOf = (content: QualityFormContent, answers: Answers): Scored => {
  const open = openQuestions(content, answers);
  if (open.length > 0)
    refuse("evaluationIncomplete", {
      fields: Object.fromEntries(open.map(({ questionId, reason }) => [questionId, reason])),
    });
  const { score, isFailed, sections } = scoreOf(content, answers);
  return {
    score,
    isFailed,
    results: {
      sections: sections.flatMap((one) => (one.score === null ? [] : [{ id: one.id, score: one.score }])),
      questions: sections
        .flatMap(({ questions }) => questions)
        .flatMap(({ id, points }) => (points === null ? [] : [{ id, points }])),
    },
  };
};
