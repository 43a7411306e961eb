import { expect, test } from "vitest";
import type { Answer, FormQuestion, QualityForm } from "./form.ts";
import { answersOf, openQuestions, problemsOf } from "./problems.ts";

const question = (more: Partial<FormQuestion> = {}): FormQuestion => ({
  id: "q",
  text: "Was the customer greeted?",
  help: "",
  weight: 1,
  answer: { kind: "yesNo" },
  allowsNotApplicable: false,
  comment: "optional",
  critical: "none",
  ...more,
});
const formOf = (...questions: FormQuestion[]): QualityForm => ({
  sections: [{ id: "s", title: "Opening", weight: 1, questions }],
});
const codesOf = (form: QualityForm) => problemsOf(form).map(({ problem, questionId }) => [problem, questionId]);
const given = (value: Answer["value"], comment = ""): Answer => ({ value, isNotApplicable: false, comment });

test("A complete form has no problem", () => {
  expect(problemsOf(formOf(question()))).toEqual([]);
});

test("A form says what it lacks, and which question lacks it", () => {
  expect(codesOf({ sections: [] })).toEqual([["noSection", null]]);
  expect(codesOf(formOf())).toEqual([
    ["noScoredQuestion", null],
    ["noQuestion", null],
  ]);
  expect(codesOf(formOf(question({ text: " " })))).toEqual([["noText", "q"]]);
  expect(codesOf(formOf(question({ answer: { kind: "text" } })))).toEqual([["noScoredQuestion", null]]);
  expect(codesOf(formOf(question({ weight: 0 })))).toEqual([["noWeight", null]]);
  const options = (...list: [string, number][]) =>
    formOf(
      question({
        answer: { kind: "choice", options: list.map(([text, points], index) => ({ id: `${index}`, text, points })) },
      }),
    );
  expect(codesOf(options(["Yes", 100]))).toEqual([["tooFewOptions", "q"]]);
  expect(codesOf(options(["Yes", 100], ["", 0]))).toEqual([["noOptionText", "q"]]);
  expect(codesOf(options(["Yes", 100], ["Yes", 0]))).toEqual([["sameOptionText", "q"]]);
  expect(codesOf(options(["Yes", 0], ["No", 0]))).toEqual([["noPoints", "q"]]);
  expect(codesOf(options(["Yes", 100], ["No", 0]))).toEqual([]);
});

test("A form whose sections all weigh nothing cannot be published", () => {
  expect(codesOf({ sections: [{ id: "s", title: "Opening", weight: 0, questions: [question()] }] })).toEqual([
    ["noWeight", null],
  ]);
});

test("An evaluation says which questions are open: without an answer, or without the comment that they ask for", () => {
  const below = question({ comment: "belowFull" });
  expect(openQuestions(formOf(below), {})).toEqual([{ questionId: "q", reason: "answer" }]);
  expect(openQuestions(formOf(below), { q: given(true) })).toEqual([]);
  expect(openQuestions(formOf(below), { q: given(false, " ") })).toEqual([{ questionId: "q", reason: "comment" }]);
  expect(openQuestions(formOf(below), { q: given(false, "No name") })).toEqual([]);
  expect(openQuestions(formOf(question({ comment: "always" })), { q: given(true) })).toHaveLength(1);
  expect(openQuestions(formOf(question({ answer: { kind: "text" } })), {})).toEqual([]);
});

test("Answers that do not belong to the form are left out", () => {
  expect(answersOf(formOf(question()), { q: given("yes", "Kept"), other: given(true) })).toEqual({
    q: given(null, "Kept"),
  });
  expect(answersOf(formOf(question()), { q: given(true) })).toEqual({ q: given(true) });
});
