import { type Answers, answerTo, type FormQuestion, type QualityForm, questionsOf } from "./form.ts";
import { fullPointsOf, pointsOf } from "./score.ts";

/** Why a form cannot be published. */
export const formProblems = [
  "noSection",
  "noTitle",
  "noQuestion",
  "noText",
  "noScoredQuestion",
  "noWeight",
  "tooFewOptions",
  "noOptionText",
  "sameOptionText",
  "noPoints",
] as const;
export type FormProblem = (typeof formProblems)[number];

export interface PlacedProblem {
  readonly problem: FormProblem;
  /** Null: of the form as a whole. */
  readonly sectionId: string | null;
  /** Null: of the section as a whole. */
  readonly questionId: string | null;
}

/** Everything that keeps a form from being published, from top to bottom; none: it can be. */
export const problemsOf = (form: QualityForm): PlacedProblem[] => {
  const whole = (problem: FormProblem): PlacedProblem => ({ problem, sectionId: null, questionId: null });
  if (form.sections.length === 0) return [whole("noSection")];
  const scored = questionsOf(form).filter(({ answer }) => answer.kind !== "text");
  const found = form.sections.flatMap((section): PlacedProblem[] => {
    const place = { sectionId: section.id, questionId: null };
    const scoredHere = section.questions.filter(({ answer }) => answer.kind !== "text");
    const own: FormProblem[] = [
      ...(section.title.trim() === "" ? (["noTitle"] as const) : []),
      ...(section.questions.length === 0 ? (["noQuestion"] as const) : []),
      ...(scoredHere.length > 0 && section.weight > 0 && scoredHere.every(({ weight }) => weight === 0)
        ? (["noWeight"] as const)
        : []),
    ];
    return [
      ...own.map((problem) => ({ problem, ...place })),
      ...section.questions.flatMap((question) =>
        questionProblems(question).map((problem) => ({ problem, sectionId: section.id, questionId: question.id })),
      ),
    ];
  });
  if (scored.length === 0) return [whole("noScoredQuestion"), ...found];
  const counts = form.sections.some(
    ({ weight, questions }) => weight > 0 && questions.some((one) => one.answer.kind !== "text"),
  );
  return counts ? found : [whole("noWeight"), ...found];
};

const questionProblems = ({ text, ...question }: FormQuestion): FormProblem[] => {
  const problems: FormProblem[] = text.trim() === "" ? ["noText"] : [];
  if (question.answer.kind !== "choice") return problems;
  const texts = question.answer.options.map((option) => option.text.trim());
  if (texts.length < 2) problems.push("tooFewOptions");
  if (texts.some((one) => one === "")) problems.push("noOptionText");
  const given = texts.filter((one) => one !== "");
  if (new Set(given).size < given.length) problems.push("sameOptionText");
  if (texts.length > 0 && fullPointsOf({ text, ...question }) === 0) problems.push("noPoints");
  return problems;
};

/** What keeps an evaluation from being submitted: a question that is not answered, or lacks the comment that it asks for. */
export interface OpenQuestion {
  readonly questionId: string;
  readonly reason: "answer" | "comment";
}

/** Whether the answer needs a comment: always, or since it has fewer points than there are. */
export const needsComment = (question: FormQuestion, answers: Answers): boolean => {
  const answer = answerTo(question, answers);
  if (question.comment === "optional" || answer.isNotApplicable) return false;
  if (question.comment === "always") return true;
  const points = pointsOf(question, answer);
  return points !== null && points < fullPointsOf(question);
};

const isAnswered = (question: FormQuestion, answers: Answers): boolean => {
  const answer = answerTo(question, answers);
  if (answer.isNotApplicable) return true;
  // What is written freely may be left out.
  return question.answer.kind === "text" || pointsOf(question, answer) !== null;
};

/** What is left to do, in the order of the form. */
export const openQuestions = (form: QualityForm, answers: Answers): OpenQuestion[] =>
  questionsOf(form).flatMap((question): OpenQuestion[] => {
    if (!isAnswered(question, answers)) return [{ questionId: question.id, reason: "answer" }];
    const hasComment = answerTo(question, answers).comment.trim() !== "";
    return needsComment(question, answers) && !hasComment ? [{ questionId: question.id, reason: "comment" }] : [];
  });

/** Answers without those to other questions, to other kinds of answers, and without "not applicable" where it is not offered. */
export const answersOf = (form: QualityForm, answers: Answers): Answers =>
  Object.fromEntries(
    questionsOf(form).flatMap((question) => {
      if (!Object.hasOwn(answers, question.id)) return [];
      const answer = answerTo(question, answers);
      const isText = question.answer.kind === "text" && typeof answer.value === "string";
      const fits = isText || pointsOf(question, { ...answer, isNotApplicable: false }) !== null;
      return [[question.id, { ...answer, value: fits && !answer.isNotApplicable ? answer.value : null }]];
    }),
  );
