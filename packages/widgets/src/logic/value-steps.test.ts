import fc from "fast-check";
import { expect, test } from "vitest";
import { nearestValue, readValue, stepValue, utilizationValues } from "./value-steps.ts";

const list = fc
  .uniqueArray(fc.integer({ min: -500, max: 500 }), { minLength: 1, maxLength: 12 })
  .map((values) => values.toSorted((one, other) => one - other));

test("a person's utilization is 0, .25, .33, .5, .66, .75 or 1 [WIDG-003]", () => {
  expect(utilizationValues).toEqual([0, 0.25, 0.33, 0.5, 0.66, 0.75, 1]);
});

test("after the last value comes the first, before the first the last [WIDG-001]", () => {
  expect(stepValue([15, 30, 60], 60, 1)).toBe(15);
  expect(stepValue([15, 30, 60], 15, -1)).toBe(60);
  expect(stepValue(utilizationValues, 1, 1)).toBe(0);
  expect(stepValue(utilizationValues, 0, -1)).toBe(1);
});

test("as many steps as there are values lead round to where one began, in either direction [WIDG-001]", () => {
  fc.assert(
    fc.property(list, fc.nat(), fc.constantFrom<1 | -1>(1, -1), (values, at, by) => {
      const start = values[at % values.length] ?? 0;
      const seen = new Set<number | null>();
      let here: number | null = start;
      values.forEach(() => {
        here = stepValue(values, here, by);
        seen.add(here);
      });
      expect(here).toBe(start);
      expect(seen.size).toBe(values.length);
    }),
  );
});

test("from nothing a step goes to an end, from a value between two to its neighbour on that side", () => {
  expect(stepValue([1, 2, 3], null, 1)).toBe(1);
  expect(stepValue([1, 2, 3], null, -1)).toBe(3);
  expect(stepValue([1, 2, 3], 2.4, 1)).toBe(3);
  expect(stepValue([1, 2, 3], 2.4, -1)).toBe(2);
  expect(stepValue([], 1, 1)).toBeNull();
});

test("a number becomes the nearest value of the list; no other is nearer", () => {
  expect(nearestValue(utilizationValues, 0.3)).toBe(0.33);
  expect(nearestValue([10, 20], 15)).toBe(10);
  expect(nearestValue([], 15)).toBeNull();
  fc.assert(
    fc.property(list, fc.double({ min: -1000, max: 1000, noNaN: true }), (values, wanted) => {
      const nearest = nearestValue(values, wanted) ?? Number.NaN;
      expect(values).toContain(nearest);
      for (const value of values) expect(Math.abs(nearest - wanted)).toBeLessThanOrEqual(Math.abs(value - wanted));
    }),
  );
});

test.each([
  ["0.5", 0.5],
  [" ,5 ", 0.5],
  ["0,25", 0.25],
  ["-3", -3],
  ["−3", -3],
  ["１５", 15],
  ["1.", 1],
  ["", null],
  ["half", null],
  ["1.2.3", null],
  ["1e3", null],
  [".", null],
])("'%s' is read as %s", (text, wanted) => {
  expect(readValue(text, [])).toBe(wanted);
});

test("a number beyond the list becomes the end on its side, however large it is [WIDG-001]", () => {
  for (const large of [61, 1e18, Number("9".repeat(400))]) {
    expect(nearestValue([15, 30, 60], large)).toBe(60);
    expect(nearestValue([15, 30, 60], -large)).toBe(15);
  }
  expect(nearestValue([], 5)).toBeNull();
});

test("where values are shown as percentages a number alone is one, in every language", () => {
  for (const locale of ["en-US", "ru-RU", "es-ES", "zh-CN", "ar-EG", "tr-TR"]) {
    const { format } = new Intl.NumberFormat(locale, { style: "percent" });
    for (const text of ["50", "50%", "50 %", " % 50 ", "５０％", "50٪"]) {
      expect(readValue(text, utilizationValues, format)).toBe(0.5);
    }
    expect(readValue("12,5", utilizationValues, format)).toBe(0.125);
    expect(readValue("1", utilizationValues, format)).toBe(0.01);
    expect(readValue("half", utilizationValues, format)).toBeNull();
    expect(readValue("%", utilizationValues, format)).toBeNull();
  }
  expect(readValue("50%", [10, 50], String)).toBeNull();
});

test("what is shown for a value is read as that value, in every language's writing", () => {
  for (const locale of ["en-US", "ru-RU", "es-ES", "zh-CN", "ar-EG", "de-DE"]) {
    const { format } = new Intl.NumberFormat(locale);
    const values = [0, 0.25, 0.5, 1, 1000, 12_500];
    for (const value of values) expect(readValue(format(value), values, format)).toBe(value);
  }
});
