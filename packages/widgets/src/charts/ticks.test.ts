import { expect, test } from "vitest";
import { distancesFor, ticksAt } from "./ticks.ts";

test("Counts have no tick between two whole numbers; other values have", () => {
  expect(distancesFor([[3, null, 11], new Float64Array([0, 2])])[0]).toBe(1);
  expect(distancesFor([[3, 0.25]])[0]).toBe(0.0001);
});

test("Weeks have their ticks where their values are, as many as there is room for", () => {
  const weeks = [0, 7, 14, 21, 28];
  expect(ticksAt(weeks, 400, 64)).toEqual(weeks);
  expect(ticksAt(weeks, 200, 64)).toEqual([0, 14, 28]);
  expect(ticksAt(weeks, 70, 64)).toEqual([0, 28]);
  expect(ticksAt([7], 400, 64)).toEqual([7]);
});
