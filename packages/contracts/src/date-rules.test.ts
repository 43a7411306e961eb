import * as fc from "fast-check";
import { expect, test } from "vitest";
import { dateRange, dateWithin, daysIn, IsoDate } from "./date-rules.ts";

const first = Date.UTC(2020, 0, 1);
const dayMs = 86_400_000;
const nth = (count: number): string => new Date(first + count * dayMs).toISOString().slice(0, 10);
const place = fc.integer({ min: 0, max: 4_000 });

const faultsOf = (value: unknown, schema = dateRange()): Record<string, string> =>
  Object.fromEntries(
    (schema.safeParse(value).error?.issues ?? []).map(({ path, message }) => [path.join("."), message]),
  );

test("A date is a day of the calendar [WIDG-036]", () => {
  fc.assert(fc.property(place, (count) => IsoDate.safeParse(nth(count)).success));
  for (const text of ["2026-02-29", "2026-13-01", "2026-1-1", "21.11.2026", "2026-11-21T00:00:00Z"]) {
    expect(IsoDate.safeParse(text).error?.issues[0]?.message, text).toBe("date");
  }
});

test("A date or a range that was not given is required", () => {
  expect(IsoDate.safeParse("").error?.issues[0]?.message).toBe("required");
  expect(IsoDate.safeParse(null).error?.issues[0]?.message).toBe("required");
  expect(faultsOf(null)).toEqual({ "": "required" });
});

test("A date range ends on the day it begins or later, and counts both [WIDG-036]", () => {
  fc.assert(
    fc.property(place, place, (from, to) => {
      const range = { from: nth(from), to: nth(to) };
      expect(faultsOf(range)).toEqual(from <= to ? {} : { to: "dateRange" });
      if (from <= to) expect(daysIn(range)).toBe(to - from + 1);
    }),
  );
});

test("Both ends of a date range keep within the bounds, which belong to it [WIDG-035, WIDG-036]", () => {
  const [low, high] = [1_000, 2_000];
  const bounded = dateRange({ min: nth(low), max: nth(high) });
  const expected = (count: number): string | undefined =>
    count < low ? `minDate?min=${nth(low)}` : count > high ? `maxDate?max=${nth(high)}` : undefined;
  fc.assert(
    fc.property(fc.integer({ min: 900, max: 2_100 }), fc.nat({ max: 300 }), (from, length) => {
      const faults = faultsOf({ from: nth(from), to: nth(from + length) }, bounded);
      expect(faults["from"]).toBe(expected(from));
      expect(faults["to"]).toBe(expected(from + length));
      expect(dateWithin({ min: nth(low), max: nth(high) }).safeParse(nth(from)).success).toBe(!expected(from));
    }),
  );
});

test("A date range may be limited to a number of days [WIDG-036]", () => {
  const month = dateRange({ maxDays: 31 });
  expect(faultsOf({ from: "2026-11-01", to: "2026-12-01" }, month)).toEqual({});
  expect(faultsOf({ from: "2026-11-01", to: "2026-12-02" }, month)).toEqual({ to: "maxDays?days=31" });
});
