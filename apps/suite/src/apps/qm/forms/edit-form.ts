import type { QualityFormContent } from "@evolve/contracts/quality-forms";
import type { AnswerName } from "./form-words.ts";

export type Section = QualityFormContent["sections"][number];
export type Question = Section["questions"][number];

const newId = (): string => crypto.randomUUID();

export const newQuestion = (): Question => ({
  id: newId(),
  text: "",
  help: "",
  weight: 1,
  answer: { kind: "yesNo" },
  allowsNotApplicable: false,
  comment: "optional",
  critical: "none",
});

export const newSection = (): Section => ({ id: newId(), title: "", weight: 1, questions: [newQuestion()] });

export const newOption = (points: number) => ({ id: newId(), text: "", points });

export const answerOf = (name: AnswerName): Question["answer"] => {
  switch (name) {
    case "scale5":
      return { kind: "scale", max: 5 };
    case "scale10":
      return { kind: "scale", max: 10 };
    case "choice":
      return { kind: "choice", options: [newOption(100), newOption(0)] };
    default:
      return { kind: name };
  }
};

/** The list with one of its members moved; the same where it cannot move so far. */
export const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const next = [...list];
  if (to < 0 || to >= list.length) return next;
  next.splice(to, 0, ...next.splice(from, 1));
  return next;
};

export const replaced = <T>(list: readonly T[], at: number, one: T): T[] =>
  list.map((old, index) => (index === at ? one : old));
export const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, index) => index !== at);
