import fc from "fast-check";
import { expect, test } from "vitest";
import { type Pool, shareEvenly } from "./share-evenly.ts";

const sumOf = (values: Iterable<number>): number => [...values].reduce((sum, one) => sum + one, 0);

test("Where skills do not stand in the way, every group has the same part of what it requires", () => {
  const pools = [
    { people: 1, groups: [0] },
    { people: 3, groups: [0, 1] },
  ];
  expect([...shareEvenly(pools, [6, 2])]).toEqual([3, 1]);
});

test("A specialist works for the group that nobody else can help", () => {
  const pools = [
    { people: 8, groups: [0] },
    { people: 2, groups: [0, 1] },
  ];
  expect([...shareEvenly(pools, [8, 3])]).toEqual([8, 2]);
  // There are so many that some are left for the others.
  const both = [...shareEvenly([{ people: 10, groups: [0, 1] }, ...pools], [8, 3])];
  expect(both[0]).toBeCloseTo((20 * 8) / 11, 3);
  expect(both[1]).toBeCloseTo((20 * 3) / 11, 3);
});

test("A group that requires nothing has those who can do nothing else, in equal parts", () => {
  const pools = [
    { people: 2, groups: [0, 1] },
    { people: 3, groups: [0, 2] },
  ];
  expect([...shareEvenly(pools, [0, 0, 4])]).toEqual([1, 1, 3]);
});

test("Whatever the skills are, everybody is shared out, and the worst served group could not be served better", () => {
  const pool = fc.record({
    people: fc.integer({ min: 0, max: 40 }),
    groups: fc.uniqueArray(fc.integer({ min: 0, max: 4 }), { minLength: 1 }),
  });
  const required = fc.array(fc.integer({ min: 1, max: 30 }), { minLength: 5, maxLength: 5 });
  fc.assert(
    fc.property(fc.array(pool, { minLength: 1, maxLength: 8 }), required, (pools, wanted) => {
      const given = shareEvenly(pools, wanted);
      expect(sumOf(given)).toBeCloseTo(sumOf(pools.map(({ people }) => people)), 2);
      const worst = Math.min(...wanted.map((want, group) => (given[group] ?? 0) / want));
      expect(worst).toBeCloseTo(bestWorst(pools, wanted), 2);
    }),
  );
});

/** By Hall's theorem: some groups together get no more than those have who can help any of them. */
const bestWorst = (pools: readonly Pool[], required: readonly number[]): number => {
  let least = Infinity;
  for (let set = 1; set < 1 << required.length; set += 1) {
    const isIn = (group: number): boolean => ((set >> group) & 1) === 1;
    const helpers = sumOf(pools.flatMap(({ people, groups }) => (groups.some(isIn) ? people : [])));
    least = Math.min(least, helpers / sumOf(required.filter((_, group) => isIn(group))));
  }
  return least;
};
