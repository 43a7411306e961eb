import { expect, test } from "vitest";
import { nextDelivery } from "./next-delivery.ts";
import { periodsOf, relativePeriod } from "./periods.ts";

test("Weeks begin on the day of the business unit, and are cut where the report begins and ends", () => {
  expect(periodsOf("2026-11-25", "2026-12-02", "week", 1)).toEqual([
    { begins: "2026-11-23", first: "2026-11-25", last: "2026-11-29" },
    { begins: "2026-11-30", first: "2026-11-30", last: "2026-12-02" },
  ]);
  expect(periodsOf("2026-11-25", "2026-11-25", "week", 0)).toEqual([
    { begins: "2026-11-22", first: "2026-11-25", last: "2026-11-25" },
  ]);
});

test("Months have their own lengths", () => {
  expect(periodsOf("2028-02-10", "2028-03-01", "month", 1)).toEqual([
    { begins: "2028-02-01", first: "2028-02-10", last: "2028-02-29" },
    { begins: "2028-03-01", first: "2028-03-01", last: "2028-03-01" },
  ]);
  expect(periodsOf("2026-12-30", "2027-01-02", "day", 1)).toHaveLength(4);
});

test.each([
  ["yesterday", "2026-12-31", "2026-12-31"],
  ["last7Days", "2026-12-25", "2026-12-31"],
  ["lastWeek", "2026-12-21", "2026-12-27"],
  ["thisWeek", "2026-12-28", "2027-01-03"],
  ["nextWeek", "2027-01-04", "2027-01-10"],
  ["lastMonth", "2026-12-01", "2026-12-31"],
  ["nextMonth", "2027-02-01", "2027-02-28"],
] as const)("On New Year's Day %s is %s to %s", (period, firstDay, lastDay) => {
  expect(relativePeriod(period, "2027-01-01", 1)).toEqual({ firstDay, lastDay });
});

const rhythm = { cadence: "daily", weekday: 1, monthDay: 31, hour: 7, zone: "Europe/Stockholm" } as const;
const next = (more: object, after: string): string =>
  new Date(nextDelivery({ ...rhythm, ...more }, Date.parse(after))).toISOString();

test("A daily delivery keeps its hour on the clock when clocks change", () => {
  expect(next({}, "2027-03-27T06:00:00Z")).toBe("2027-03-28T05:00:00.000Z");
  expect(next({}, "2027-03-28T05:00:00Z")).toBe("2027-03-29T05:00:00.000Z");
  expect(next({}, "2027-10-30T05:00:00Z")).toBe("2027-10-31T06:00:00.000Z");
});

test("An hour that clocks skip is delivered in the next one, one that they show twice only once", () => {
  expect(next({ hour: 2 }, "2027-03-27T12:00:00Z")).toBe("2027-03-28T01:00:00.000Z");
  expect(next({ hour: 2 }, "2027-03-28T01:00:00Z")).toBe("2027-03-29T00:00:00.000Z");
  expect(next({ hour: 2 }, "2027-10-30T12:00:00Z")).toBe("2027-10-31T00:00:00.000Z");
  expect(next({ hour: 2 }, "2027-10-31T00:00:00Z")).toBe("2027-11-01T01:00:00.000Z");
});

test("Weekly is on the weekday, monthly on the day or the last one of a shorter month", () => {
  expect(next({ cadence: "weekly" }, "2026-11-23T05:59:00Z")).toBe("2026-11-23T06:00:00.000Z");
  expect(next({ cadence: "weekly" }, "2026-11-23T06:00:00Z")).toBe("2026-11-30T06:00:00.000Z");
  expect(next({ cadence: "monthly" }, "2027-02-01T00:00:00Z")).toBe("2027-02-28T06:00:00.000Z");
  expect(next({ cadence: "monthly", monthDay: 1 }, "2026-12-01T06:00:00Z")).toBe("2027-01-01T06:00:00.000Z");
});
