import { expect, test } from "vitest";
import { ValuesWithGaps } from "./planning.ts";

test("values of intervals are numbers, or null where there is none", () => {
  expect(ValuesWithGaps.parse([1, null, 2.5])).toEqual([1, null, 2.5]);
  for (const wrong of [["1"], [Number.NaN], [undefined], { 0: 1 }, "1", null])
    expect(ValuesWithGaps.safeParse(wrong).success).toBe(false);
});
