import * as fc from "fast-check";
import { expect, test } from "vitest";
import { applyForecastLayers, type ForecastLayer, forecastLayersOf, InputError, meanHandleSeconds } from "../index.ts";

const baseline = {
  offered: [10, 30, 0, 60],
  handleSeconds: [100, 200, 100, 300],
  lower: [5, 20, 0, 50],
  upper: [15, 40, 0, 70],
};
const layer = (change: Partial<ForecastLayer>): ForecastLayer => ({
  measure: "offered",
  effect: "set",
  from: 0,
  to: 4,
  amount: null,
  ...change,
});

test("An amount for a span keeps the span's course, and the band its relative width", () => {
  const { offered, lower, upper, added } = applyForecastLayers(baseline, [layer({ amount: 200 })]);
  expect([offered, lower, upper, added]).toEqual([[20, 60, 0, 120], [10, 40, 0, 100], [30, 80, 0, 140], [100]]);
});

test("Layers apply in order, and what each added adds up to the whole difference", () => {
  const { offered, added } = applyForecastLayers(baseline, [
    layer({ effect: "multiply", amount: 2, to: 2 }),
    layer({ effect: "add", amount: 40, to: 2 }),
    layer({ effect: "percent", amount: -50 }),
    layer({ effect: "closed", from: 3 }),
  ]);
  expect(offered).toEqual([15, 45, 0, 0]);
  expect(added).toEqual([40, 40, -90, -30]);
  expect(added.reduce((sum, value) => sum + value, 0)).toBe(60 - 100);
});

test("A copied day replaces the contacts, handle times stay", () => {
  const { offered, handleSeconds } = applyForecastLayers(baseline, [layer({ effect: "copy", values: [1, 2, 3, 4] })]);
  expect([offered, handleSeconds]).toEqual([[1, 2, 3, 4], baseline.handleSeconds]);
});

test("A handle time that is set becomes the mean of the contacts; one that is added is added to each interval", () => {
  const set = applyForecastLayers(baseline, [layer({ measure: "handleTime", amount: 500 })]);
  expect(meanHandleSeconds(set, 0, 4)).toBeCloseTo(500, 9);
  const added = applyForecastLayers(baseline, [layer({ measure: "handleTime", effect: "add", amount: 15, from: 1 })]);
  expect(added.handleSeconds).toEqual([100, 215, 115, 315]);
});

test("Nothing can be spread over intervals without a contact; a single one takes its amount, no forecast is below zero", () => {
  const empty = { ...baseline, offered: [0, 0, 0, 0] };
  expect(applyForecastLayers(empty, [layer({ amount: 5 })])).toMatchObject({ offered: [0, 0, 0, 0], added: [0] });
  expect(applyForecastLayers(empty, [layer({ amount: 5, from: 2, to: 3 })]).offered).toEqual([0, 0, 5, 0]);
  expect(applyForecastLayers(baseline, [layer({ effect: "add", amount: -500 })]).offered).toEqual([0, 0, 0, 0]);
  expect(() => applyForecastLayers(baseline, [layer({ to: 5, amount: 1 })])).toThrow(InputError);
});

test("Of any intervals, the baseline and what each layer adds make the forecast", () => {
  const layers = fc.array(
    fc
      .record({
        measure: fc.constantFrom("offered" as const, "handleTime" as const),
        effect: fc.constantFrom("set" as const, "add" as const, "percent" as const),
        from: fc.nat({ max: 3 }),
        length: fc.integer({ min: 1, max: 4 }),
        amount: fc.integer({ min: -90, max: 300 }),
      })
      .map(({ length, from, ...more }): ForecastLayer => ({ ...more, from, to: Math.min(4, from + length) })),
    { maxLength: 6 },
  );
  fc.assert(
    fc.property(layers, fc.nat({ max: 3 }), (given, from) => {
      const to = from + 1;
      const { offered, handleSeconds, changes } = forecastLayersOf(baseline, given, { from, to });
      const whole = applyForecastLayers(baseline, given);
      const sum = (measure: "offered" | "handleSeconds") => changes.reduce((total, one) => total + one[measure], 0);
      expect(offered).toBe(baseline.offered[from]);
      expect(offered + sum("offered")).toBeCloseTo(whole.offered[from] ?? 0, 6);
      expect(handleSeconds + sum("handleSeconds")).toBeCloseTo(whole.handleSeconds[from] ?? 0, 6);
    }),
  );
});
