import fc from "fast-check";
import { expect, test } from "vitest";
import type { Answer, Answers, FormQuestion, QualityForm } from "./form.ts";
import { pointsOf, scoreOf } from "./score.ts";

const question = (id: string, more: Partial<FormQuestion> = {}): FormQuestion => ({
  id,
  text: id,
  help: "",
  weight: 1,
  answer: { kind: "yesNo" },
  allowsNotApplicable: true,
  comment: "optional",
  critical: "none",
  ...more,
});
const section = (id: string, weight: number, ...questions: FormQuestion[]) => ({ id, title: id, weight, questions });
const given = (value: Answer["value"]): Answer => ({ value, isNotApplicable: false, comment: "" });
const notApplicable: Answer = { value: null, isNotApplicable: true, comment: "" };

const anyQuestion = (id: string): fc.Arbitrary<FormQuestion> =>
  fc
    .record({
      weight: fc.nat({ max: 100 }),
      allowsNotApplicable: fc.constant(true),
      answer: fc.oneof(
        fc.constant({ kind: "yesNo" } as const),
        fc.constantFrom(5 as const, 10 as const).map((max) => ({ kind: "scale", max }) as const),
        fc.constant({ kind: "text" } as const),
        fc.array(fc.integer({ min: 0, max: 100 }), { minLength: 2, maxLength: 5 }).map((points) => ({
          kind: "choice" as const,
          options: points.map((one, index) => ({ id: `${index}`, text: `${index}`, points: one })),
        })),
      ),
      critical: fc.constantFrom("none" as const, "section" as const, "form" as const),
    })
    .map((more) => question(id, more));

const anyAnswer = ({ answer }: FormQuestion): fc.Arbitrary<Answer> =>
  fc.oneof(
    fc.constant(notApplicable),
    fc.constant(given(null)),
    answer.kind === "yesNo"
      ? fc.boolean().map(given)
      : answer.kind === "scale"
        ? fc.integer({ min: 1, max: answer.max }).map(given)
        : answer.kind === "choice"
          ? fc.constantFrom(...answer.options.map(({ id }) => id)).map(given)
          : fc.string().map(given),
  );

const evaluations: fc.Arbitrary<{ form: QualityForm; answers: Answers }> = fc
  .array(fc.record({ weight: fc.nat({ max: 100 }), count: fc.integer({ min: 1, max: 5 }) }), {
    minLength: 1,
    maxLength: 5,
  })
  .chain((sections) =>
    fc
      .tuple(
        ...sections.map(({ weight, count }, at) =>
          fc
            .tuple(...Array.from({ length: count }, (_, index) => anyQuestion(`${at}.${index}`)))
            .map((questions) => section(`${at}`, weight, ...questions)),
        ),
      )
      .map((list): QualityForm => ({ sections: list })),
  )
  .chain((form) =>
    fc
      .tuple(
        ...form.sections
          .flatMap(({ questions }) => questions)
          .map((one) => anyAnswer(one).map((answer) => [one.id, answer] as const)),
      )
      .map((entries) => ({ form, answers: Object.fromEntries(entries) })),
  );

test("A score is between 0 and 100 %, or there is none", () => {
  fc.assert(
    fc.property(evaluations, ({ form, answers }) => {
      const { score, sections } = scoreOf(form, answers);
      for (const one of [score, ...sections.map((part) => part.score)])
        expect(one === null || (one >= 0 && one <= 100)).toBe(true);
    }),
  );
});

test("Weights count by comparison: all of them times the same factor give the same score and shares", () => {
  fc.assert(
    fc.property(evaluations, fc.double({ min: 0.001, max: 1_000, noNaN: true }), ({ form, answers }, factor) => {
      const scaled = {
        sections: form.sections.map((part) => ({
          ...part,
          weight: part.weight * factor,
          questions: part.questions.map((one) => ({ ...one, weight: one.weight * factor })),
        })),
      };
      const [plain, other] = [scoreOf(form, answers), scoreOf(scaled, answers)];
      expect(other.score === null).toBe(plain.score === null);
      expect(other.score ?? 0).toBeCloseTo(plain.score ?? 0, 6);
      for (const [at, part] of plain.sections.entries()) expect(other.sections[at]?.share).toBeCloseTo(part.share, 6);
    }),
  );
});

test("A question that is not applicable counts as if the form did not have it", () => {
  fc.assert(
    fc.property(evaluations, ({ form, answers }) => {
      const without = {
        sections: form.sections.map((part) => ({
          ...part,
          questions: part.questions.filter(({ id }) => !answers[id]?.isNotApplicable),
        })),
      };
      const [whole, rest] = [scoreOf(form, answers), scoreOf(without, answers)];
      expect(rest.score).toBe(whole.score);
      expect(rest.sections.map(({ score, share }) => [score, share])).toEqual(
        whole.sections.map(({ score, share }) => [score, share]),
      );
    }),
  );
});

test("A better answer never lowers the score", () => {
  fc.assert(
    fc.property(evaluations, ({ form, answers }) => {
      const before = scoreOf(form, answers).score;
      for (const one of form.sections.flatMap(({ questions }) => questions)) {
        if (one.answer.kind !== "yesNo" || answers[one.id]?.value !== false) continue;
        expect(scoreOf(form, { ...answers, [one.id]: given(true) }).score ?? 0).toBeGreaterThanOrEqual(
          (before ?? 0) - 1e-9,
        );
      }
    }),
  );
});

test("Shares of what is applicable add up to 100 %", () => {
  const form = {
    sections: [
      section("a", 3, question("a1", { weight: 2 }), question("a2", { weight: 1 })),
      section("b", 1, question("b1"), question("b2", { answer: { kind: "text" } })),
    ],
  };
  const sharesOf = (answers: Answers) =>
    scoreOf(form, answers).sections.flatMap((part) => part.questions.map((one) => one.share));
  expect(sharesOf({})).toEqual([50, 25, 25, 0]);
  expect(sharesOf({ a2: notApplicable })).toEqual([75, 0, 25, 0]);
  expect(sharesOf({ b1: notApplicable })[0]).toBeCloseTo(66.667, 2);
});

test("A scale gives nothing for 1 and everything for its end", () => {
  const five = question("q", { answer: { kind: "scale", max: 5 } });
  expect([1, 2, 3, 4, 5, 0, 6, 2.5].map((value) => pointsOf(five, given(value)))).toEqual([
    0,
    25,
    50,
    75,
    100,
    null,
    null,
    null,
  ]);
});

test("A failed critical question makes its section 0 %, or the whole evaluation", () => {
  const of = (critical: FormQuestion["critical"]) => ({
    sections: [
      section("a", 1, question("a1", { critical, weight: 0 }), question("a2")),
      section("b", 1, question("b1")),
    ],
  });
  const answers = { a1: given(false), a2: given(true), b1: given(true) };
  expect(scoreOf(of("none"), answers)).toMatchObject({ score: 100, isFailed: false });
  expect(scoreOf(of("section"), answers)).toMatchObject({
    score: 50,
    isFailed: false,
    sections: [{ score: 0, isFailed: true }, { score: 100 }],
  });
  expect(scoreOf(of("form"), answers)).toMatchObject({
    score: 0,
    isFailed: true,
    sections: [{ isFailed: false }, { score: 100 }],
  });
  expect(scoreOf(of("form"), { ...answers, a1: notApplicable })).toMatchObject({ score: 100, isFailed: false });
});

test("Where nothing is applicable there is no score", () => {
  const form = { sections: [section("a", 1, question("a1"), question("a2", { answer: { kind: "text" } }))] };
  expect(scoreOf(form, { a1: notApplicable, a2: given("Nice") }).score).toBeNull();
});

test("Not applicable counts only where the question offers it", () => {
  const strict = question("a1", { allowsNotApplicable: false });
  const form = { sections: [section("a", 1, strict, question("a2"))] };
  expect(scoreOf(form, { a1: { ...notApplicable, value: false }, a2: given(true) }).score).toBe(50);
});
