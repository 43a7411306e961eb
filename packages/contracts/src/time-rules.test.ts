import * as fc from "fast-check";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import {
  isTimeRange,
  overlapsAmong,
  spanOf,
  timeIntervalOf,
  timeIntervals,
  TimeOfDay,
  timeRange,
  type TimeRange,
  withoutOverlap,
} from "./time-rules.ts";

const day = 24 * 60;
const print = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

const time = fc.integer({ min: 0, max: day - 1 }).map(print);
/** Quarter hours, so that ends often meet. */
const quarter = fc.integer({ min: 0, max: 95 }).map((count) => print(count * 15));
const range = fc.record({ from: quarter, to: quarter }).filter((value) => isTimeRange(value, { overMidnight: true }));

/** The oracle: every minute of the day that a range covers, walked one by one. */
const minutesCovered = ({ from, to }: TimeRange): Set<string> => {
  const covered = new Set<string>();
  const [hour = 0, minute = 0] = from.split(":").map(Number);
  let now = hour * 60 + minute;
  do {
    covered.add(print(now));
    now = (now + 1) % day;
  } while (print(now) !== to);
  return covered;
};

test("A time of day is 00:00 to 23:59 to the minute [WIDG-037]", () => {
  fc.assert(fc.property(time, (text) => TimeOfDay.safeParse(text).success));
  for (const text of ["24:00", "9:30", "09:60", "09:30:00", "09.30", "", " 09:30", "٠٩:٣٠"]) {
    expect(TimeOfDay.safeParse(text).success, text).toBe(false);
  }
});

test("A time range ends after it begins; midnight may end it [WIDG-037]", () => {
  expect(timeRange().safeParse({ from: "09:00", to: "17:30" }).success).toBe(true);
  expect(timeRange().safeParse({ from: "16:00", to: "00:00" }).success).toBe(true);
  expect(timeRange().safeParse({ from: "00:00", to: "00:00" }).success).toBe(true);
  for (const to of ["09:00", "08:59"]) {
    const [issue] = timeRange().safeParse({ from: "09:00", to }).error?.issues ?? [];
    expect(issue).toMatchObject({ path: ["to"], message: "timeRange" });
  }
});

test("A time range goes over midnight where that is allowed, for less than a day [WIDG-037]", () => {
  expect(timeRange({ overMidnight: true }).safeParse({ from: "22:00", to: "06:00" }).success).toBe(true);
  expect(timeRange({ overMidnight: true }).safeParse({ from: "22:00", to: "22:00" }).success).toBe(false);
  expect(spanOf({ from: "22:00", to: "06:00" })).toEqual({ start: 1_320, end: 1_800 });
});

test("The length of a range is the number of minutes that it covers [WIDG-037]", () => {
  fc.assert(
    fc.property(range, (value) => {
      const { start, end } = spanOf(value);
      expect(end - start).toBe(minutesCovered(value).size);
    }),
  );
});

test("Exactly those ranges overlap that share a minute of the day with another [WIDG-040]", () => {
  fc.assert(
    fc.property(fc.array(range, { maxLength: 12 }), (ranges) => {
      const covered = ranges.map(minutesCovered);
      const expected = covered.flatMap((minutes, index) =>
        covered.some((other, place) => place !== index && [...minutes].some((minute) => other.has(minute)))
          ? [index]
          : [],
      );
      expect(overlapsAmong(ranges)).toEqual(expected);
    }),
    { numRuns: 300 },
  );
});

test("'Activities cannot overlap' is said of each that does, and of none that only touches [WIDG-043]", () => {
  const Plan = z.array(z.object({ times: timeRange({ overMidnight: true }) })).check(withoutOverlap("times"));
  const plan = [
    { times: { from: "22:00", to: "02:00" } },
    { times: { from: "02:00", to: "03:00" } },
    { times: { from: "01:30", to: "02:00" } },
  ];
  const { issues } = Plan.safeParse(plan).error ?? { issues: [] };
  expect(issues.map(({ path, message }) => [path.join("."), message])).toEqual([
    ["0.times", "overlap"],
    ["2.times", "overlap"],
  ]);
  expect(Plan.safeParse(plan.slice(0, 2)).success).toBe(true);
});

test("An interval of up to 60 minutes counts, any other value is the default of 15 [WIDG-057, WIDG-058]", () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 60 }), (minutes) => {
      expect(timeIntervalOf(minutes)).toBe(minutes);
    }),
  );
  const others = fc.oneof(
    fc.integer({ min: 61 }),
    fc.integer({ max: 0 }),
    fc.double({ noInteger: true }),
    fc.constantFrom(NaN, Infinity, null, undefined, "30", {}),
  );
  fc.assert(
    fc.property(others, (value) => {
      expect(timeIntervalOf(value)).toBe(15);
    }),
  );
});

test("The intervals to choose from are 15, 30 and 60 minutes, the first of them the default [CONST-002]", () => {
  expect(timeIntervals).toEqual([15, 30, 60]);
  expect(timeIntervalOf(undefined)).toBe(timeIntervals[0]);
});
