import * as fc from "fast-check";
import { expect, test } from "vitest";
import { erlangB, erlangC } from "../index.ts";

/** Erlang B as the fraction (Aⁿ/n!) / Σ Aᵏ/k! in whole numbers, A being a fraction of whole numbers. */
const exactB = (numerator: number, denominator: number, agents: number): number => {
  const [p, q] = [BigInt(numerator), BigInt(denominator)];
  // Each term times n!·qⁿ is whole.
  let term = 1n;
  for (let k = 1; k <= agents; k += 1) term *= BigInt(k) * q;
  let sum = term;
  for (let k = 1; k <= agents; k += 1) {
    term = (term * p) / (BigInt(k) * q);
    sum += term;
  }
  return Number((term * 10n ** 18n) / sum) / 1e18;
};

test("Erlang B has the published values", () => {
  expect(erlangB(10, 12)).toBeCloseTo(0.11973919, 7);
  expect(erlangB(50, 55)).toBeCloseTo(0.05374881, 7);
  expect(erlangB(1000, 1010)).toBeCloseTo(0.01890017, 7);
});

test("Erlang C has the published values", () => {
  expect(erlangC(10, 12)).toBeCloseTo(0.44938822, 7);
  expect(erlangC(50, 55)).toBeCloseTo(0.38454732, 7);
  expect(erlangC(200, 210)).toBeCloseTo(0.37561482, 7);
  expect(erlangC(3, 5)).toBeCloseTo(0.2361516, 7);
});

test("Erlang B equals the fraction that it is defined as, in whole numbers", () => {
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 400 }),
      fc.integer({ min: 1, max: 20 }),
      fc.integer({ min: 0, max: 60 }),
      (p, q, n) => {
        expect(erlangB(p / q, n)).toBeCloseTo(exactB(p, q, n), 12);
      },
    ),
  );
});

test("Erlang B equals the sum of the terms' logarithms at 10,000 erlangs", () => {
  for (const agents of [9_000, 10_000, 10_200, 11_000]) {
    // The logarithms of the terms relative to the last: 1, n/A, n(n−1)/A², …
    let [term, sum] = [0, 1];
    for (let k = agents; k > 0; k -= 1) {
      term += Math.log(k / 10_000);
      sum += Math.exp(term);
    }
    expect(erlangB(10_000, agents) * sum).toBeCloseTo(1, 9);
  }
});

test("each further agent lowers the probability to wait, each further erlang raises it", () => {
  fc.assert(
    fc.property(
      fc.double({ min: 0, max: 5_000, noNaN: true }),
      fc.integer({ min: 0, max: 6_000 }),
      (erlangs, agents) => {
        for (const probability of [erlangB, erlangC]) {
          const value = probability(erlangs, agents);
          expect(value).toBeGreaterThanOrEqual(0);
          expect(value).toBeLessThanOrEqual(1);
          expect(probability(erlangs, agents + 1)).toBeLessThanOrEqual(value);
          expect(probability(erlangs + 1, agents)).toBeGreaterThanOrEqual(value);
        }
        expect(erlangC(erlangs, agents)).toBeGreaterThanOrEqual(erlangB(erlangs, agents));
      },
    ),
  );
});

test("callers always wait where the load is not below the number of agents, and never where there is no load", () => {
  expect(erlangC(5, 5)).toBe(1);
  expect(erlangC(5.1, 5)).toBe(1);
  expect(erlangC(0, 1)).toBe(0);
  expect(erlangB(0, 3)).toBe(0);
  expect(erlangB(7, 0)).toBe(1);
});

test("what is no load and no number of agents is refused with its name", () => {
  expect(() => erlangB(Number.NaN, 1)).toThrow(/^erlangs: NaN is not a number$/);
  expect(() => erlangB(-1, 1)).toThrow(/^erlangs: -1 is below 0$/);
  expect(() => erlangC(1, 1.5)).toThrow(/^agents: 1.5 is not a whole number$/);
  expect(() => erlangC(1, -1)).toThrow(RangeError);
  expect(() => erlangC(1e9, 10)).toThrow(/above 100000/);
  expect(() => erlangC(Infinity, 10)).toThrow(/finite/);
});
