import { expect, test } from "vitest";
import { timeRange } from "./time-range.ts";

const day = 86_400;
const lines = { holds: undefined, barStep: 0 };

test("lines begin and end at the edges of the chart, values that hold end when they no longer do", () => {
  expect(timeRange([0, day, 2 * day], 0, 2 * day, lines)).toEqual([0, 2 * day]);
  expect(timeRange([0, day], 0, day, { ...lines, holds: day })).toEqual([0, 2 * day]);
});

test("the first and the last bar are drawn whole", () => {
  expect(timeRange([0, day, 2 * day], 0, 2 * day, { ...lines, barStep: day })).toEqual([-day / 2, 2.5 * day]);
});

test("an instant that is alone stands in the middle of its week, not of years", () => {
  const [low, high] = timeRange([10 * day], 10 * day, 1_000 * day, { ...lines, barStep: day });
  expect(high - low).toBe(7 * day);
  expect((low + high) / 2).toBe(10 * day);
});
