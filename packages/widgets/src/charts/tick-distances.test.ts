import { expect, test } from "vitest";
import { distancesFor } from "./tick-distances.ts";

test("Counts have no tick between two whole numbers; other values have", () => {
  expect(distancesFor([[3, null, 11], new Float64Array([0, 2])])[0]).toBe(1);
  expect(distancesFor([[3, 0.25]])[0]).toBe(0.0001);
});
