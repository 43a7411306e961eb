import { type Answer, type Answers, answerTo, type FormQuestion, isScored, type QualityForm } from "./form.ts";

export interface QuestionScore {
  readonly id: string;
  /** 0 to 100; null while it is not answered, where it is not applicable and for text. */
  readonly points: number | null;
  /** Its share of the whole score in percent, among what is applicable. */
  readonly share: number;
  /** A critical question that has no points. */
  readonly isFailed: boolean;
}

export interface SectionScore {
  readonly id: string;
  /** Percent; null where nothing of it counts. */
  readonly score: number | null;
  readonly share: number;
  readonly isFailed: boolean;
  readonly questions: readonly QuestionScore[];
}

export interface Score {
  /** Percent; null where nothing counts. */
  readonly score: number | null;
  /** A question that is critical for the whole evaluation has failed. */
  readonly isFailed: boolean;
  readonly sections: readonly SectionScore[];
}

/** Points of an answer, 0 to 100; null where none counts. */
export const pointsOf = (question: FormQuestion, { value, isNotApplicable }: Answer): number | null => {
  if (isNotApplicable) return null;
  const { answer } = question;
  switch (answer.kind) {
    case "yesNo":
      return typeof value === "boolean" ? (value ? 100 : 0) : null;
    case "scale":
      return isOnScale(value, answer.max) ? ((value - 1) / (answer.max - 1)) * 100 : null;
    case "choice":
      return answer.options.find(({ id }) => id === value)?.points ?? null;
    case "text":
      return null;
  }
};

const isOnScale = (value: Answer["value"], max: number): value is number =>
  typeof value === "number" && Number.isInteger(value) && value >= 1 && value <= max;

/** The most that a question can give. */
export const fullPointsOf = ({ answer }: FormQuestion): number =>
  answer.kind === "choice" ? Math.max(0, ...answer.options.map(({ points }) => points)) : 100;

/** Whether the answer fails the question: it has no points at all. Only what is critical can fail more than itself. */
export const failsCritical = (question: FormQuestion, answer: Answer): boolean =>
  question.critical !== "none" && pointsOf(question, answer) === 0;

interface Weighed {
  readonly weight: number;
  readonly points: number;
}

/** The weighted mean; null where nothing has weight. Weights are scaled first, so that huge or tiny ones lose nothing. */
const meanOf = (parts: readonly Weighed[]): number | null => {
  const most = Math.max(0, ...parts.map(({ weight }) => weight));
  if (most === 0) return null;
  const total = parts.reduce((sum, { weight }) => sum + weight / most, 0);
  const mean = parts.reduce((sum, { weight, points }) => sum + (weight / most) * points, 0) / total;
  return Math.min(100, Math.max(0, mean));
};

const shareOf = (weight: number, all: readonly number[]): number => {
  const most = Math.max(0, ...all);
  return most === 0 ? 0 : weight / most / all.reduce((sum, one) => sum + one / most, 0);
};

/**
 * Scores an evaluation. What is answered counts by its weight within its section, and sections by theirs; what is not applicable or
 * not answered counts nowhere, and its weight goes to the rest. A failed critical question makes its section or everything 0 %.
 * Before all is answered, this is the score so far.
 */
export const scoreOf = (form: QualityForm, answers: Answers): Score => {
  const open = form.sections.map((section) => {
    const asked = section.questions.map((question) => {
      const answer = answerTo(question, answers);
      return {
        question,
        points: pointsOf(question, answer),
        isApplicable: isScored(question) && !answer.isNotApplicable,
        isFailed: failsCritical(question, answer),
      };
    });
    const isFailed = asked.some((one) => one.isFailed && one.question.critical === "section");
    const mean = meanOf(
      asked.flatMap(({ question, points }) => (points === null ? [] : [{ weight: question.weight, points }])),
    );
    const applicable = asked.filter((one) => one.isApplicable).map(({ question }) => question.weight);
    return { section, asked, isFailed, applicable, score: isFailed ? 0 : mean };
  });
  const isFailed = open.some(({ asked }) => asked.some((one) => one.isFailed && one.question.critical === "form"));
  const mean = meanOf(
    open.flatMap(({ section, score }) => (score === null ? [] : [{ weight: section.weight, points: score }])),
  );
  const weights = open
    .filter(({ applicable }) => applicable.some((one) => one > 0))
    .map(({ section }) => section.weight);
  return {
    score: isFailed ? 0 : mean,
    isFailed,
    sections: open.map(({ section, asked, applicable, ...of }) => {
      const share = applicable.some((one) => one > 0) ? shareOf(section.weight, weights) : 0;
      return {
        id: section.id,
        score: of.score,
        share: share * 100,
        isFailed: of.isFailed,
        questions: asked.map(({ question, points, isApplicable, isFailed: hasFailed }) => ({
          id: question.id,
          points,
          share: isApplicable ? share * shareOf(question.weight, applicable) * 100 : 0,
          isFailed: hasFailed,
        })),
      };
    }),
  };
};
