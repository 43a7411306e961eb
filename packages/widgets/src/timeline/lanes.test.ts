import fc from "fast-check";
import { expect, it } from "vitest";
import { lanesOf } from "./lanes.ts";

it("bars that touch share a lane, bars that overlap do not, and a lane that is free again is used again", () => {
  const { laneOf, count } = lanesOf([
    { id: "early", start: 0, end: 10 },
    { id: "during", start: 5, end: 15 },
    { id: "next", start: 10, end: 20 },
  ]);
  expect([...laneOf]).toEqual([
    ["early", 0],
    ["during", 1],
    ["next", 0],
  ]);
  expect(count).toBe(2);
  expect(lanesOf([]).count).toBe(1);
});

it("no two bars of a lane overlap, and there are no more lanes than bars at one time", () => {
  const bar = fc.tuple(fc.integer({ min: 0, max: 100 }), fc.integer({ min: 1, max: 20 }));
  fc.assert(
    fc.property(fc.array(bar, { maxLength: 30 }), (drawn) => {
      const bars = drawn.map(([start, length], at) => ({ id: String(at), start, end: start + length }));
      const { laneOf, count } = lanesOf(bars);
      const overlap = (a: (typeof bars)[number], b: (typeof bars)[number]) => a.start < b.end && b.start < a.end;
      for (const a of bars)
        for (const b of bars)
          if (a.id !== b.id && laneOf.get(a.id) === laneOf.get(b.id)) expect(overlap(a, b)).toBe(false);
      const most = Math.max(1, ...bars.map((a) => bars.filter((b) => b.start <= a.start && a.start < b.end).length));
      expect(count).toBe(most);
    }),
  );
});
