import * as fc from "fast-check";
import { expect, test } from "vitest";
import { CancelledError, type ForecastInput, forecast } from "../index.ts";
import { createRandom } from "../support/random.ts";

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** Contacts each half-hour from 8 to 20 o'clock, two humps a day, with a weekly rhythm. */
const series = (
  days: number,
  seed: number,
  {
    perDay = 2_000,
    noise = 0.05,
    factor = () => 1,
  }: { perDay?: number; noise?: number; factor?: (day: number) => number } = {},
): number[] => {
  const random = createRandom(seed);
  const week = [1.25, 1.1, 1, 1, 1.05, 0.6, 0.5];
  const course = Array.from({ length: 48 }, (_, slot) => {
    const hour = slot / 2;
    return hour < 8 || hour >= 20
      ? 0
      : Math.exp(-(((hour - 10.5) / 2.5) ** 2)) + 0.8 * Math.exp(-(((hour - 15) / 2.5) ** 2));
  });
  const whole = sum(course);
  return Array.from({ length: days }, (_, day) => {
    const total = perDay * (week[day % 7] ?? 0) * factor(day) * Math.exp(noise * random.normal());
    return course.map((share) => random.poisson((total * share) / whole));
  }).flat();
};

/** A Monday. */
const base = { start: "2024-01-01", zone: "UTC", intervalMinutes: 30, horizonDays: 14, seed: 1 } as const;

/** WAPE, bias and coverage of forecasts for several seeds, and the WAPE of the mean of the last eight same weekdays. */
const evaluate = (kind: Parameters<typeof series>[2], days: number, horizonDays: number, seeds = 8) => {
  let [error, naiveError, signed, total, inside, counted] = [0, 0, 0, 0, 0, 0];
  for (let seed = 1; seed <= seeds; seed += 1) {
    const all = series(days + horizonDays, seed * 101, kind);
    const result = forecast({ ...base, values: all.slice(0, days * 48), horizonDays });
    all.slice(days * 48).forEach((actual, index) => {
      let from = days * 48 + index;
      while (from >= days * 48) from -= 7 * 48;
      const naive = sum(Array.from({ length: 8 }, (_, week) => all[from - week * 7 * 48] ?? 0)) / 8;
      const mean = result.mean[index] ?? 0;
      error += Math.abs(mean - actual);
      naiveError += Math.abs(naive - actual);
      signed += mean - actual;
      total += actual;
      if (mean === 0 && actual === 0) return;
      counted += 1;
      if (actual >= (result.lower[index] ?? 0) && actual <= (result.upper[index] ?? 0)) inside += 1;
    });
  }
  return { ratio: error / naiveError, bias: signed / total, coverage: inside / counted };
};

test("the forecast is never worse than the mean of 8 weeks by more than 2 %, whatever the series is like", () => {
  const kinds = {
    stable: {},
    sparse: { perDay: 40 },
    noisy: { noise: 0.15 },
    trend: { factor: (day: number) => 1 + 0.004 * day },
    shift: { factor: (day: number) => (day > 375 ? 1.4 : 1) },
    season: { factor: (day: number) => 1 + 0.25 * Math.sin((day / 365) * 2 * Math.PI) },
  };
  const ratios = Object.entries(kinds).map(([name, kind]) => ({ name, ratio: evaluate(kind, 400, 28).ratio }));
  for (const { name, ratio } of ratios) expect(ratio, name).toBeLessThan(1.02);
  expect(ratios.find(({ name }) => name === "shift")?.ratio).toBeLessThan(0.7);
});

test("the band holds eight in ten actual values, and the bias is within 2 %", () => {
  for (const kind of [{}, { perDay: 400 }, { noise: 0.12 }]) {
    const { coverage, bias } = evaluate(kind, 400, 28);
    expect(coverage).toBeGreaterThan(0.75);
    expect(coverage).toBeLessThan(0.85);
    expect(Math.abs(bias)).toBeLessThan(0.02);
  }
});

test("the same input and seed give the same forecast", () => {
  const input: ForecastInput = { ...base, values: series(120, 5) };
  expect(forecast(input)).toEqual(forecast(input));
});

test("the report has the accuracy beside both naive methods, the weights and the coverage", () => {
  const { report, method } = forecast({ ...base, values: series(400, 3), horizonDays: 7 });
  expect(sum(report.weights.map(({ weight }) => weight))).toBeCloseTo(1, 9);
  expect(report.accuracy?.combination.wape).toBeLessThan(report.accuracy?.sameWeekdayLastWeek.wape ?? 0);
  expect(report.accuracy?.combination.wape).toBeLessThan((report.accuracy?.meanOf8Weeks.wape ?? 0) * 1.02);
  expect(report.coverage).toBeGreaterThan(0.7);
  expect(report).toMatchObject({ origins: 12, openDays: 400, remarks: [] });
  expect(method).toMatch(/^combination; .* weighs \d+ %$/);
});

test("closed days and hours have a forecast of 0, days that never open too", () => {
  const values: (number | null)[] = series(70, 7);
  // Never open on Sundays.
  values.forEach((_, index) => {
    if (Math.floor(index / 48) % 7 === 6) values[index] = null;
  });
  const closed = "2024-03-13";
  const { start, mean, upper } = forecast({ ...base, values, closedDays: ["2024-02-05", closed] });
  expect(start).toBe("2024-03-11");
  const day = (index: number): readonly number[] => mean.slice(index * 48, (index + 1) * 48);
  expect(sum(day(2))).toBe(0);
  expect(sum(day(6))).toBe(0);
  expect(sum(upper.slice(6 * 48, 7 * 48))).toBe(0);
  expect(sum(day(1))).toBeGreaterThan(1_500);
  expect(sum(day(1).slice(0, 16))).toBe(0);
});

test("a listed closure in the past does not lower its weekday, and the day after keeps its rush", () => {
  const listed = new Set([20, 48, 69, 90, 111, 132, 153].map((day) => day + 1));
  const values = series(160, 9, {
    noise: 0.02,
    factor: (day) => (listed.has(day) ? 0 : listed.has(day - 1) ? 1.4 : 1),
  });
  const dateOf = (day: number): string => new Date(Date.UTC(2024, 0, 1) + day * 86_400_000).toISOString().slice(0, 10);
  const closedDays = [...listed, 162].map(dateOf);
  const { mean } = forecast({ ...base, values, closedDays, horizonDays: 7 });
  const total = (day: number): number => sum(mean.slice((day - 160) * 48, (day - 159) * 48));
  // Day 162 is a Wednesday; Thursday is like Wednesday.
  expect(total(162)).toBe(0);
  expect(total(163) / 2_000).toBeGreaterThan(1.2);
});

test("days of 23 and 25 hours have so many values, at the hours that clocks show", () => {
  const summer = Array.from({ length: 84 }, (_, day) => day);
  const at = (hour: number): number => 10 + hour;
  // 31 March 2024 lacks the hour from 2 to 3 in Berlin; 27 October has it twice.
  const spring = forecast({
    start: "2024-01-07",
    zone: "Europe/Berlin",
    intervalMinutes: 60,
    values: summer.flatMap(() => Array.from({ length: 24 }, (_, hour) => at(hour))),
    horizonDays: 2,
    seed: 1,
  });
  expect(spring.start).toBe("2024-03-31");
  expect(spring.mean).toHaveLength(23 + 24);
  expect(spring.mean[1]).toBeCloseTo(at(1), 3);
  expect(spring.mean[2]).toBeCloseTo(at(3), 3);
  const autumn = forecast({
    start: "2024-08-04",
    zone: "Europe/Berlin",
    intervalMinutes: 60,
    values: summer.flatMap(() => Array.from({ length: 24 }, (_, hour) => at(hour))),
    horizonDays: 1,
    seed: 1,
  });
  expect(autumn.start).toBe("2024-10-27");
  expect(autumn.mean).toHaveLength(25);
  expect([autumn.mean[2], autumn.mean[3]].map((value) => Math.round(value ?? 0))).toEqual([at(2), at(2)]);
  // And as history: 25 hours in the middle shift nothing after them.
  const past = forecast({
    start: "2024-10-20",
    zone: "Europe/Berlin",
    intervalMinutes: 60,
    values: Array.from({ length: 28 }, (_, day) => day).flatMap((day) =>
      [...Array.from({ length: 24 }, (_, hour) => at(hour)), ...(day === 7 ? [at(2)] : [])].sort(
        (one, other) => one - other,
      ),
    ),
    horizonDays: 1,
    seed: 1,
  });
  expect(past.start).toBe("2024-11-17");
  expect(past.mean[23]).toBeCloseTo(at(23), 1);
});

test("missing intervals and days do not move the forecast", () => {
  const whole = series(200, 11, { noise: 0.02 });
  const random = createRandom(4);
  const broken = whole.map((value, index) =>
    random.uniform() < 0.03 || Math.floor(index / 48) % 17 === 3 ? null : value,
  );
  const [expected, found] = [whole, broken].map((values) => sum(forecast({ ...base, values }).mean));
  expect((found ?? 0) / (expected ?? 1)).toBeCloseTo(1, 1);
});

test("a few days are enough for a forecast, which says so", () => {
  for (const days of [1, 3, 8, 20]) {
    const { mean, report } = forecast({ ...base, values: series(days, 13), horizonDays: 3 });
    expect(sum(mean)).toBeGreaterThan(1_500);
    expect(report.remarks).toEqual(["short-history", "no-yearly-season"]);
  }
});

test("whatever the counts, the forecast is finite, not negative and within its band", () => {
  const counts = fc.array(fc.option(fc.integer({ min: 0, max: 5_000 })), { minLength: 24, maxLength: 24 * 90 });
  fc.assert(
    fc.property(counts, fc.integer({ min: 1, max: 10 }), (values, horizonDays) => {
      fc.pre(values.some((value) => value !== null));
      let result;
      try {
        result = forecast({ ...base, intervalMinutes: 60, values, horizonDays });
      } catch (error) {
        expect(String(error)).toMatch(/hold no day to learn from/);
        return;
      }
      expect(result.mean).toHaveLength(24 * horizonDays);
      result.mean.forEach((mean, index) => {
        expect(Number.isFinite(mean)).toBe(true);
        expect(result.lower[index]).toBeGreaterThanOrEqual(0);
        expect(result.lower[index]).toBeLessThanOrEqual(mean);
        expect(result.upper[index]).toBeGreaterThanOrEqual(mean);
      });
    }),
    { numRuns: 30 },
  );
});

test("an input that makes no sense is refused with the field's name", () => {
  const good: ForecastInput = { ...base, values: series(60, 1) };
  const bad: [Partial<Record<keyof ForecastInput, unknown>>, RegExp][] = [
    [{ values: [1, Number.NaN] }, /^values\[1\]: NaN is not a number/],
    [{ values: [1, -2] }, /^values\[1\]: -2 is below 0/],
    [{ values: [1e12] }, /^values\[0\]: 1000000000000 is above/],
    [{ values: [] }, /^values: are empty/],
    [{ values: new Array(480).fill(null) }, /^values: hold no day/],
    [{ intervalMinutes: 25 }, /^intervalMinutes: 25 does not divide an hour/],
    [{ zone: "Mars/Base" }, /^zone: 'Mars\/Base'/],
    [{ start: "2024-13-01" }, /^start: '2024-13-01'/],
    [{ closedDays: ["Christmas"] }, /^closedDays\[0\]: 'Christmas'/],
    [{ horizonDays: 0 }, /^horizonDays: 0 is below 1/],
    [{ horizonDays: 1.5 }, /^horizonDays: 1.5 is not a whole number/],
    [{ seed: Number.NaN }, /^seed/],
  ];
  for (const [change, message] of bad) {
    const input = { ...good, ...change } as ForecastInput;
    expect(() => forecast(input)).toThrow(RangeError);
    expect(() => forecast(input)).toThrow(message);
  }
});

test("a forecast reports its progress and ends when it is cancelled", () => {
  const seen: number[] = [];
  const signal = { aborted: false };
  const onProgress = (done: number): void => {
    seen.push(done);
    if (done > 0.3) signal.aborted = true;
  };
  expect(() => forecast({ ...base, values: series(300, 1) }, { signal, onProgress })).toThrow(CancelledError);
  expect(seen).toEqual([...seen].sort((one, other) => one - other));
  expect(seen.at(-1)).toBeLessThan(0.5);
});
