import { expect, test } from "vitest";
import { forecastHandleTime, type HandleTimeInput, reforecastDay, simulateContactCentre } from "../index.ts";

test("the rest of a day follows the morning, damped", () => {
  const mean = [500, 500, 500, 500];
  const busy = reforecastDay(mean, [600, 600]);
  expect(busy.slice(0, 2)).toEqual([600, 600]);
  expect(busy[2]).toBeGreaterThan(570);
  expect(busy[2]).toBeLessThan(600);
  expect(reforecastDay(mean, [])).toEqual(mean);
  expect(reforecastDay(mean, [null, 500])).toEqual([500, 500, 500, 500]);
});

test("a handful of contacts in the first hour moves the day little", () => {
  expect(reforecastDay([2, 100], [6])[1]).toBeLessThan(110);
  expect(reforecastDay([0, 100], [6])[1]).toBe(100);
});

test("re-forecasting cuts the error of the rest of the day, on busy groups of several centres", () => {
  const errors = [4, 5, 6, 7].flatMap((seed) => errorsOf(seed));
  const before = errors.reduce((sum, error) => sum + error.before, 0);
  const after = errors.reduce((sum, error) => sum + error.after, 0);
  expect(after).toBeLessThan(before * 0.93);
});

/** Of the afternoons of 60 days, forecast as the mean of four weeks: as it was, and again after the morning. */
const errorsOf = (seed: number): { before: number; after: number }[] => {
  const { histories, startsAt } = simulateContactCentre({
    start: "2026-02-02",
    days: 60,
    zone: "UTC",
    intervalMinutes: 30,
    seed,
  });
  return histories
    .filter(({ group }) => ["service", "sales", "billing"].includes(group.id))
    .map(({ offered }) => {
      let [before, after] = [0, 0];
      for (let day = 28; day < startsAt.length / 48; day += 1) {
        const like = [7, 14, 21, 28].map((days) => offered.slice((day - days) * 48, (day - days + 1) * 48));
        const mean = Array.from(
          { length: 48 },
          (_, slot) => like.reduce((sum, values) => sum + (values[slot] ?? 0), 0) / 4,
        );
        const actual = [...offered.slice(day * 48, (day + 1) * 48)];
        const again = reforecastDay(mean, actual.slice(0, 24));
        for (let slot = 24; slot < 48; slot += 1) {
          before += Math.abs((mean[slot] ?? 0) - (actual[slot] ?? 0));
          after += Math.abs((again[slot] ?? 0) - (actual[slot] ?? 0));
        }
      }
      return { before, after };
    });
};

test("what is no count is refused", () => {
  expect(() => reforecastDay([1, -1], [])).toThrow(/^mean\[1\]: -1 is below 0/);
  expect(() => reforecastDay([1], [1, 2])).toThrow(/^actual: has 2 intervals, while the day has 1/);
});

/** 80 days of hours with 100 contacts each; mornings take 200 s, afternoons 300 s. */
const handled = (): HandleTimeInput => {
  const values = new Array<number>(80 * 24).fill(100);
  return {
    start: "2026-01-05",
    zone: "UTC",
    intervalMinutes: 60,
    values,
    handleSeconds: values.map((count, index) => count * (index % 24 < 12 ? 200 : 300)),
    horizonDays: 2,
  };
};

test("the handle time's forecast knows the course of a day, and is finite where nobody calls", () => {
  const input = handled();
  const { start, mean, wape } = forecastHandleTime(input);
  expect(start).toBe("2026-03-26");
  expect(mean).toHaveLength(48);
  expect(mean[3]).toBeLessThan(205);
  expect(mean[15]).toBeGreaterThan(295);
  expect(wape).toBeLessThan(0.02);
  const quiet = { ...input, values: input.values.map((count, index) => (index % 24 < 12 ? null : count)) };
  expect(forecastHandleTime(quiet).mean[3]).toBeCloseTo(300, 0);
});

test("a few contacts with a long handle time do not move the forecast", () => {
  const input = handled();
  const odd = {
    ...input,
    values: input.values.map((count, index) => (index % 24 === 2 ? 1 : count)),
    handleSeconds: input.handleSeconds.map((seconds, index) =>
      index % 24 === 2 && index > 79 * 24 ? 4_000 : seconds && (index % 24 === 2 ? 200 : seconds),
    ),
  };
  expect(forecastHandleTime(odd).mean[2]).toBeLessThan(300);
});

test("without a handled contact there is no handle time, which is said", () => {
  const input = handled();
  expect(() => forecastHandleTime({ ...input, values: input.values.map(() => 0) })).toThrow(
    /^values: hold no handled contact/,
  );
  expect(() => forecastHandleTime({ ...input, handleSeconds: [1] })).toThrow(/^handleSeconds: has 1 intervals/);
});
