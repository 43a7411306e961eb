import fc from "fast-check";
import { expect, test } from "vitest";
import { emergingTerms, logLikelihood, termsIn } from "./emerging.ts";

const size = fc.integer({ min: 1, max: 100_000 });

test("Growth is 0 where the shares are equal, positive elsewhere, and the same seen from either side", () => {
  fc.assert(
    fc.property(size, size, fc.integer({ min: 1, max: 20 }), (now, before, times) => {
      expect(logLikelihood({ now, before }, now * times, before * times)).toBeCloseTo(0, 6);
      const [ofNow, ofBefore] = [now + 10, before + 500];
      const growth = logLikelihood({ now, before }, ofNow, ofBefore);
      expect(growth).toBeGreaterThanOrEqual(0);
      expect(logLikelihood({ now: before, before: now }, ofBefore, ofNow)).toBeCloseTo(growth, 6);
    }),
  );
});

test("Growth rises with the use, and is that of Rayson and Garside's example", () => {
  fc.assert(
    fc.property(fc.integer({ min: 10, max: 500 }), fc.integer({ min: 1, max: 100 }), (now, more) => {
      const of = 1_000;
      expect(logLikelihood({ now: now + more, before: 10 }, of, of)).toBeGreaterThan(
        logLikelihood({ now, before: 10 }, of, of),
      );
    }),
  );
  expect(logLikelihood({ now: 0, before: 0 }, 0, 0)).toBe(0);
  // 2 · (30·ln(30/20) + 10·ln(10/20))
  expect(logLikelihood({ now: 30, before: 10 }, 1_000, 1_000)).toBeCloseTo(10.465, 3);
});

test("Terms are words and neighbours, each once, in any of the four languages; numbers and punctuation part them", () => {
  expect([...termsIn(["Price increase! Price increase of 12 euros"])].toSorted()).toEqual(
    ["price", "increase", "price increase", "increase of", "of", "euros"].toSorted(),
  );
  expect(termsIn(["Повышение цены"]).has("повышение цены")).toBe(true);
  expect(termsIn(["我想申请退款"]).has("退款")).toBe(true);
  expect(termsIn(["a, b"]).has("a b")).toBe(false);
});

test("What grew comes first, without what everybody says, what is rare, and words that only stand in a pair", () => {
  const uses = new Map([
    ["price", { now: 30, before: 1 }],
    ["price increase", { now: 30, before: 0 }],
    ["hello", { now: 90, before: 20 }],
    ["a", { now: 39, before: 39 }],
    ["a price", { now: 29, before: 0 }],
    ["zeppelin", { now: 3, before: 0 }],
    ["router", { now: 20, before: 20 }],
    ["outage", { now: 15, before: 2 }],
    ["refund", { now: 2, before: 30 }],
  ]);
  expect(emergingTerms(uses, 100, 100, 10).map(({ term }) => term)).toEqual(["price increase", "outage"]);
  expect(emergingTerms(uses, 100, 100, 1)).toHaveLength(1);
});
