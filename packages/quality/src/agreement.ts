import { type Answers, answerTo, isScored, type QualityForm, questionsOf } from "./form.ts";
import { pointsOf } from "./score.ts";

/** What one evaluator has answered about the same contact as the others. */
export interface Judgement {
  readonly evaluatorId: string;
  readonly answers: Answers;
}

export interface Agreement {
  /** Share of 1 of the scored questions that all answered alike; null with less than two evaluators. */
  readonly agreement: number | null;
  /** By evaluator: share of the scored questions answered as the reference evaluator did; without the latter empty. */
  readonly withReference: ReadonlyMap<string, number>;
  /** Of all questions that are scored. */
  readonly questions: readonly {
    readonly id: string;
    readonly isAlike: boolean;
    /** Points between the lowest and the highest answer; null where less than two have points. */
    readonly spread: number | null;
  }[];
}

/** How far evaluators agree. Two answers are alike where both are the same, or both say that a question is not applicable; comments and texts do not count. */
export const agreementOf = (
  form: QualityForm,
  judgements: readonly Judgement[],
  referenceId: string | null,
): Agreement => {
  const scored = questionsOf(form).filter(isScored);
  const asked = scored.map((question) => {
    const answers = judgements.map(({ evaluatorId, answers: given }) => {
      const answer = answerTo(question, given);
      return { evaluatorId, said: answer.isNotApplicable ? "n/a" : answer.value, points: pointsOf(question, answer) };
    });
    const points = answers.flatMap((one) => one.points ?? []);
    return {
      id: question.id,
      answers,
      isAlike: new Set(answers.map(({ said }) => said)).size <= 1,
      spread: points.length < 2 ? null : Math.max(...points) - Math.min(...points),
    };
  });
  const share = (count: number): number => (scored.length === 0 ? 1 : count / scored.length);
  const isReferenceHere = judgements.some(({ evaluatorId }) => evaluatorId === referenceId);
  const alikeWith = (evaluatorId: string): number =>
    asked.filter(({ answers }) => {
      const saidBy = (id: string | null) => answers.find((one) => one.evaluatorId === id)?.said;
      return saidBy(evaluatorId) === saidBy(referenceId);
    }).length;
  return {
    agreement: judgements.length < 2 ? null : share(asked.filter(({ isAlike }) => isAlike).length),
    withReference: new Map(
      isReferenceHere ? judgements.map(({ evaluatorId }) => [evaluatorId, share(alikeWith(evaluatorId))]) : [],
    ),
    questions: asked.map(({ id, isAlike, spread }) => ({ id, isAlike, spread })),
  };
};
