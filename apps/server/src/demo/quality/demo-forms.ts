import type { QualityFormContent } from "@evolve/contracts/quality-forms";
import { newId } from "../../ids.ts";

type Section = QualityFormContent["sections"][number];
type Question = Section["questions"][number];

const question = (text: string, more: Partial<Question> = {}): Question => ({
  id: newId(),
  text,
  help: "",
  weight: 1,
  answer: { kind: "yesNo" },
  allowsNotApplicable: false,
  comment: "belowFull",
  critical: "none",
  ...more,
});
const section = (title: string, weight: number, questions: Question[]): Section => ({
  id: newId(),
  title,
  weight,
  questions,
});
const scale = { kind: "scale", max: 5 } as const;
const solution = () => ({
  kind: "choice" as const,
  options: [
    { id: newId(), text: "Solved in this contact", points: 100 },
    { id: newId(), text: "Passed on correctly", points: 60 },
    { id: newId(), text: "Left open", points: 0 },
  ],
});
const critical = { critical: "form", comment: "belowFull" } as const;

/** What Acme evaluates calls and chats with. */
export const demoForms = (): {
  readonly name: string;
  readonly description: string;
  readonly content: QualityFormContent;
}[] => [
  {
    name: "Phone call",
    description: "Calls of all queues",
    content: {
      sections: [
        section("Opening", 20, [
          question("Greets with name and company", { weight: 1 }),
          question("Verifies the caller before data are shared", {
            ...critical,
            help: "Two of name, customer number, date of birth and address.",
            weight: 2,
          }),
        ]),
        section("Solution", 50, [
          question("Understands the request with few questions", { answer: scale }),
          question("Outcome", { answer: solution(), weight: 3 }),
          question("Explains what happens next", { allowsNotApplicable: true }),
        ]),
        section("Manner", 30, [
          question("Friendly and patient", { answer: scale, weight: 2 }),
          question("Lets the caller finish", { weight: 1 }),
          question("What was said especially well?", { answer: { kind: "text" }, comment: "optional", weight: 0 }),
        ]),
      ],
    },
  },
  {
    name: "Chat",
    description: "Chats, also several at once",
    content: {
      sections: [
        section("Language", 40, [
          question("Free of mistakes", { answer: scale }),
          question("Fits the customer’s tone", { answer: scale }),
        ]),
        section("Solution", 60, [
          question("Outcome", { answer: solution(), weight: 2 }),
          question("Answers within two minutes"),
          question("No personal data asked for in the chat", { ...critical }),
        ]),
      ],
    },
  },
];
