import { expect, test } from "vitest";
import { agreementOf } from "./agreement.ts";
import type { Answer, FormQuestion, QualityForm } from "./form.ts";

const question = (id: string, answer: FormQuestion["answer"]): FormQuestion => ({
  ...{ id, text: id, help: "", weight: 1, answer, allowsNotApplicable: true, comment: "optional", critical: "none" },
});
const form: QualityForm = {
  sections: [
    {
      ...{ id: "s", title: "All", weight: 1 },
      questions: [
        question("greeted", { kind: "yesNo" }),
        question("tone", { kind: "scale", max: 5 }),
        question("words", { kind: "text" }),
      ],
    },
  ],
};
const say = (value: Answer["value"], isNotApplicable = false): Answer => ({ value, isNotApplicable, comment: "" });
const by = (evaluatorId: string, greeted: Answer, tone: Answer) => ({
  evaluatorId,
  answers: { greeted, tone, words: say(evaluatorId) },
});

test("Agreement is the share of scored questions that all answered alike; texts do not count", () => {
  const result = agreementOf(form, [by("a", say(true), say(2)), by("b", say(true), say(5))], null);
  expect(result).toMatchObject({ agreement: 0.5 });
  expect(result.questions).toEqual([
    { id: "greeted", isAlike: true, spread: 0 },
    { id: "tone", isAlike: false, spread: 75 },
  ]);
});

test("Not applicable is an answer of its own: alike with itself alone, and without points", () => {
  const none = say(null, true);
  const { questions } = agreementOf(form, [by("a", none, none), by("b", say(true), none)], null);
  expect(questions).toEqual([
    { id: "greeted", isAlike: false, spread: null },
    { id: "tone", isAlike: true, spread: null },
  ]);
});

test("Each evaluator is compared with the reference, who agrees with themselves", () => {
  const all = [by("a", say(true), say(2)), by("b", say(false), say(2)), by("c", say(false), say(1))];
  expect([...agreementOf(form, all, "a").withReference]).toEqual([
    ["a", 1],
    ["b", 0.5],
    ["c", 0],
  ]);
  expect(agreementOf(form, all, "somebody who has not submitted").withReference.size).toBe(0);
});

test("One evaluator alone agrees with nobody", () => {
  expect(agreementOf(form, [by("a", say(true), say(2))], null).agreement).toBeNull();
});
