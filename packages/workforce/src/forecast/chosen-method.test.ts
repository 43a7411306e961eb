import { expect, test } from "vitest";
import { forecast, methodChoices } from "../index.ts";

const base = { start: "2024-01-01", zone: "UTC", intervalMinutes: 30, seed: 1 } as const;
/** Ten contacts in each half-hour of a Monday, one more for each day of the week, and one more for each week. */
const rising = (weeks: number): number[] =>
  Array.from({ length: weeks * 7 }, (_, day) =>
    Array.from({ length: 48 }, () => 10 + (day % 7) + Math.floor(day / 7)),
  ).flat();

test("A naive method that is chosen forecasts the values of the same weekday, and its own errors make the band", () => {
  const values = rising(20);
  const lastWeek = forecast({ ...base, values, horizonDays: 14, method: "same-weekday-last-week" });
  expect(lastWeek.report.method).toBe("same-weekday-last-week");
  expect(lastWeek.mean).toEqual([...values.slice(-7 * 48), ...values.slice(-7 * 48)]);
  const eightWeeks = forecast({ ...base, values, horizonDays: 7, method: "mean-of-8-weeks" });
  expect(eightWeeks.mean[0]).toBeCloseTo((values.at(-7 * 48) ?? 0) - 3.5, 6);
  expect(eightWeeks.report.weights).toEqual([{ method: "mean-of-8-weeks", weight: 1 }]);
  const combined = forecast({ ...base, values, horizonDays: 7 });
  expect(combined.report.method).toBe("combination");
  expect(eightWeeks.report.band.high).toBeGreaterThan(combined.report.band.high);
});

test("A method for which the history is too short gives the combination, and says so", () => {
  const values = rising(20);
  const { mean, report } = forecast({ ...base, values, horizonDays: 7, method: "calendar-with-last-year" });
  expect(report.method).toBe("combination");
  expect(report.remarks).toContain("method-not-available");
  expect(mean).toEqual(forecast({ ...base, values, horizonDays: 7 }).mean);
});

test("Each method's accuracy is known by lead and grain: errors within a day cancel in its total", () => {
  // Every other half-hour has 20 contacts, in turns: the day's total never changes.
  const values = Array.from({ length: 140 * 48 }, (_, at) => ((Math.floor(at / 48 / 7) + at) % 2 === 0 ? 20 : 10));
  const { methods } = forecast({ ...base, values, horizonDays: 28 }).report;
  expect(methods.map(({ method }) => method)).toEqual(
    methodChoices.filter((method) => method !== "calendar-with-last-year"),
  );
  const naive = methods.find(({ method }) => method === "same-weekday-last-week");
  expect(naive?.leads.map(({ weeks }) => weeks)).toEqual([0, 1, 2, 3]);
  // A week ahead all is the other way round, two weeks ahead it is as it was.
  expect(naive?.leads[0]?.byInterval.wape).toBeCloseTo(2 / 3, 6);
  expect(naive?.leads[1]?.byInterval.wape).toBeCloseTo(0, 6);
  expect(naive?.leads[0]?.byDay.wape).toBeCloseTo(0, 6);
  expect(naive?.leads[0]?.byWeek?.wape).toBeCloseTo(0, 6);
  expect(forecast({ ...base, values, horizonDays: 3 }).report.methods[0]?.byWeek).toBeNull();
});
