import type { Forecast, ForecastLayer } from "@evolve/contracts/forecasts";
import { createWords } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import { expect, test } from "vitest";
import { copiedRows } from "./copied-rows.ts";
import { type ForecastSeries, grains, isGap, layersOf, rowsOf, totalOf } from "./forecast-rows.ts";
import { readPasted } from "./pasted-rows.ts";

const words = createWords("en", catalogueOf("en", ["forecast"]));
const startsAt = Date.parse("2026-11-30T00:00:00Z");
const layer = (change: Partial<ForecastLayer>): ForecastLayer => ({
  id: "1",
  kind: "override",
  eventKind: null,
  measure: "offered",
  effect: "add",
  from: 0,
  to: 48,
  amount: 100,
  values: null,
  name: "",
  reason: "Letters",
  createdBy: "Mara Holm",
  createdAt: "2026-11-20T10:00:00Z",
  isOn: true,
  ...change,
});
const forecast: Forecast = {
  id: "f",
  businessUnitId: "b",
  firstDay: "2026-11-30",
  lastDay: "2026-12-09",
  days: 10,
  zone: "UTC",
  intervalMinutes: 30,
  version: 1,
  createdBy: "Mara Holm",
  createdAt: "2026-11-20T10:00:00Z",
  calculatedAt: "2026-11-20T10:00:01Z",
  calculation: null,
  published: null,
};
const of = (value: number): number[] => Array.from({ length: 480 }, () => value);
const series = (layers: ForecastLayer[]): ForecastSeries => ({
  version: 1,
  forecastVersion: 1,
  layers,
  days: Array.from({ length: 11 }, (_, day) => ({
    date: new Date(startsAt + (day - 1) * 86_400_000).toISOString().slice(0, 10),
    first: day * 48,
    startsAt: startsAt + (day - 1) * 86_400_000,
    intervals: 48,
    closed: null,
  })),
  periodAt: 48,
  actual: [...Array.from({ length: 48 }, () => 9), ...Array.from({ length: 480 }, () => null)],
  actualHandleSeconds: Array.from({ length: 528 }, () => null),
  offered: of(10),
  handleSeconds: of(240),
  lower: of(6),
  upper: of(14),
  report: null,
  chosenMethod: "combination",
  fault: "noHistory",
});

test("Baseline, events and overrides of each row and of the total add up to the forecast, at every grain", () => {
  const layered = layersOf(
    series([
      layer({ id: "e", kind: "event", effect: "multiply", amount: 1.5, name: "Campaign", from: 48, to: 96 }),
      layer({ id: "o" }),
      layer({ id: "off", amount: 5_000, isOn: false }),
    ]),
  );
  for (const grain of grains) {
    const rows = rowsOf(layered, forecast, grain, 0, words);
    const total = totalOf(layered, rows, "Total");
    expect(rows).toHaveLength({ interval: 48, day: 10, week: 2 }[grain]);
    for (const row of [...rows, ...(total ? [total] : [])])
      expect(row.baseline + row.events + row.override).toBeCloseTo(row.forecast, 6);
    expect(rows.reduce((sum, row) => sum + row.forecast, 0)).toBeCloseTo(total?.forecast ?? 0, 6);
  }
  const [first, second, third] = rowsOf(layered, forecast, "day", 0, words);
  expect([first?.label, second?.label]).toEqual(["Mon, Nov 30", "Tue, Dec 1"]);
  expect([first?.override, first?.layers]).toEqual([expect.closeTo(100, 6), "Letters"]);
  expect([second?.events, second?.layers]).toEqual([expect.closeTo(240, 6), "Campaign"]);
  expect([third?.forecast, third?.layers, third?.actual]).toEqual([480, "", null]);
});

test("Closed days are gaps in the chart, those of a weekday that is never open too; an open interval without contacts is zero", () => {
  const closure = layer({
    kind: "event",
    effect: "closed",
    measure: "offered",
    amount: null,
    from: 0,
    to: 48,
    reason: "",
  });
  const given = series([closure]);
  const closed = layersOf({
    ...given,
    days: given.days.map((day, at) => (at === 1 ? { ...day, closed: "Holiday" } : day)),
  });
  const days = rowsOf(closed, forecast, "day", 0, words);
  expect(days.map(isGap)).toEqual(days.map((_, day) => day === 0));
  const never = layersOf({ ...given, layers: [], offered: given.offered.map((count, at) => (at < 48 ? 0 : count)) });
  expect(rowsOf(never, forecast, "day", 0, words).map(isGap).slice(0, 2)).toEqual([true, false]);
  expect(rowsOf(never, forecast, "interval", 0, words).some(isGap)).toBe(false);
});

test("The intervals of the whole period are copied with their days, and pasted where they come from", () => {
  const layered = layersOf(series([layer({ from: 50, to: 51, amount: 7 })]));
  const rows = rowsOf(layered, forecast, "interval", null, words);
  expect(rows).toHaveLength(480);
  expect(rows[50]).toMatchObject({
    label: expect.stringMatching(/^Tue, Dec 1, 1:00\sAM$/),
    date: "2026-12-01",
    clock: "01:00",
    layers: "Letters",
  });
  expect([rows[2]?.layers, rows[51]?.layers]).toEqual(["", ""]);

  const copied = copiedRows(rows, words);
  expect(copied.split("\n")[51]).toBe("2026-12-01\t01:00\t17\t240");
  expect(readPasted(copied, rows, { start: 0, locale: "en" })).toEqual({ overrides: [], faults: [], unchanged: 960 });
  const changed = copied.replace("2026-12-09\t23:30\t10", "2026-12-09\t23:30\t25");
  expect(readPasted(changed, rows, { start: 0, locale: "en" }).overrides).toEqual([
    { measure: "offered", from: 479, to: 480, effect: "set", amount: 25 },
  ]);
  // A time alone is one of the day that is shown.
  expect(readPasted("01:00\t9", rows, { start: 48, locale: "en" }).overrides).toMatchObject([{ from: 50, to: 51 }]);
});

test("The actual handle time of a row is weighted by its contacts; what is not known yet has none", () => {
  const given = series([]);
  const at = (place: number, value: number) => (values: (number | null)[]) => values.with(place, value);
  const known = {
    ...given,
    actual: at(49, 30)(at(48, 10)(given.actual)),
    actualHandleSeconds: at(49, 300)(at(48, 100)(given.actualHandleSeconds)),
  };
  const [first, second] = rowsOf(layersOf(known), forecast, "day", 0, words);
  expect([first?.actualHandleSeconds, second?.actualHandleSeconds]).toEqual([250, null]);
});
