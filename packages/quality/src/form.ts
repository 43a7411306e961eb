/** What an evaluation asks. Ids of sections and questions stay the same from one version of a form to the next. */
export interface QualityForm {
  readonly sections: readonly FormSection[];
}

export interface FormSection {
  readonly id: string;
  readonly title: string;
  /** At least 0, by comparison with the other sections. */
  readonly weight: number;
  readonly questions: readonly FormQuestion[];
}

export interface ChoiceOption {
  readonly id: string;
  readonly text: string;
  /** 0 to 100 */
  readonly points: number;
}

export type AnswerKind =
  | { readonly kind: "yesNo" }
  /** From 1, which is worth nothing, to `max`, which is worth everything. */
  | { readonly kind: "scale"; readonly max: 5 | 10 }
  | { readonly kind: "choice"; readonly options: readonly ChoiceOption[] }
  /** Not scored. */
  | { readonly kind: "text" };

/** What fails with the question: nothing more, its section or the whole evaluation (COPC's critical error). */
export type Critical = "none" | "section" | "form";

export interface FormQuestion {
  readonly id: string;
  readonly text: string;
  /** What evaluators should look for. */
  readonly help: string;
  /** At least 0, by comparison with the other questions of its section. */
  readonly weight: number;
  readonly answer: AnswerKind;
  readonly allowsNotApplicable: boolean;
  readonly comment: "optional" | "belowFull" | "always";
  readonly critical: Critical;
}

/**
 * What was answered: `true` or `false`, a number of the scale, the id of an option, a text. Null: not answered. Not applicable counts
 * nowhere.
 */
export interface Answer {
  readonly value: boolean | number | string | null;
  readonly isNotApplicable: boolean;
  readonly comment: string;
}

/** By question. */
export type Answers = Readonly<Record<string, Answer>>;

export const noAnswer: Answer = { value: null, isNotApplicable: false, comment: "" };

/** An answer of the form; what is there without the question asking for it is left out. */
export const answerTo = (question: FormQuestion, answers: Answers): Answer => {
  const answer = Object.hasOwn(answers, question.id) ? answers[question.id] : undefined;
  if (!answer) return noAnswer;
  return answer.isNotApplicable && !question.allowsNotApplicable ? { ...answer, isNotApplicable: false } : answer;
};

export const isScored = ({ answer }: FormQuestion): boolean => answer.kind !== "text";

export const questionsOf = ({ sections }: QualityForm): FormQuestion[] =>
  sections.flatMap(({ questions }) => questions);
