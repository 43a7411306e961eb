import { describe, expect, test } from "vitest";
import { applyLayers, cleanHistory, InputError, layerFor, type SeriesInput } from "../index.ts";
import { createRandom } from "../support/random.ts";

const expectedAt = (slot: number): number =>
  slot < 8 || slot >= 20 ? 0 : 60 + 40 * Math.sin(((slot - 8) / 12) * Math.PI);
/** 20 weeks of hours from a Monday, open from 8 to 20 o'clock; `change` puts something wrong into it. */
const history = (change: (values: (number | null)[]) => void = () => undefined): SeriesInput => {
  const random = createRandom(2);
  const values: (number | null)[] = Array.from({ length: 140 * 24 }, (_, index) =>
    random.poisson(expectedAt(index % 24)),
  );
  change(values);
  return { start: "2026-01-05", zone: "UTC", intervalMinutes: 60, values };
};
const fill = (values: (number | null)[], day: number, change: (value: number, hour: number) => number | null): void => {
  for (let hour = 0; hour < 24; hour += 1) values[day * 24 + hour] = change(values[day * 24 + hour] ?? 0, hour);
};

test("a history of usual days has no finding", () => {
  expect(cleanHistory(history()).findings).toEqual([]);
});

test("missing hours and days are gaps, which a repair fills with what like days have", () => {
  const { findings } = cleanHistory(
    history((values) => {
      fill(values, 50, () => null);
      fill(values, 70, (value, hour) => (hour >= 9 && hour < 12 ? null : value));
    }),
  );
  expect(findings).toMatchObject([
    { kind: "gap", fromDate: "2026-02-24", proposal: "repair", evidence: { actual: 0, likeDays: 12 } },
    { kind: "gap", from: 70 * 24 + 9, to: 70 * 24 + 12, proposal: "repair" },
  ]);
  expect(findings[0]?.evidence.expected).toBeGreaterThan(900);
  expect((findings[1]?.repair[0] ?? 0) / expectedAt(9)).toBeCloseTo(1, 0);
});

describe("On a day that is not over", () => {
  const noon = 139 * 24 + 12;
  const untilNoon = (change: (values: (number | null)[]) => void = () => undefined) =>
    history((values) => {
      values.fill(null, noon);
      change(values);
    });

  test("nothing after the last known interval is missing, and what is missing before it is", () => {
    expect(cleanHistory(untilNoon()).findings).toEqual([]);
    const input = untilNoon((values) => values.fill(null, 138 * 24 + 18, 139 * 24 + 9));
    expect(cleanHistory(input).findings).toMatchObject([{ kind: "gap", to: 139 * 24 + 9 }]);
  });

  test("an interval under way or to come says nothing, whatever has been counted for it", () => {
    const counted = (value: number) => untilNoon((values) => values.fill(value, noon, noon + 8));
    for (const value of [0, 3, 900]) expect(cleanHistory({ ...counted(value), until: noon }).findings).toEqual([]);
    expect(cleanHistory(counted(900)).findings).not.toEqual([]);
  });

  test("a day whose total is far off ends where it is known to", () => {
    const until = 139 * 24 + 16;
    const input = history((values) => {
      fill(values, 139, (value) => value * 3);
      values.fill(null, until);
    });
    const [finding] = cleanHistory(input).findings;
    expect(finding).toMatchObject({ kind: "high", from: 139 * 24, to: until });
    expect(finding?.evidence.ratio).toBeCloseTo(3, 0);
  });
});

test("days far below and above their like are found with their ratio and deviations", () => {
  const { findings } = cleanHistory(
    history((values) => {
      fill(values, 40, (value) => Math.round(value * 0.4));
      fill(values, 60, (value) => Math.round(value * 1.8));
    }),
  );
  expect(findings).toMatchObject([
    { kind: "low", fromDate: "2026-02-14", proposal: "repair" },
    { kind: "high", fromDate: "2026-03-06", proposal: "exclude" },
  ]);
  expect(findings[0]?.evidence.ratio).toBeCloseTo(0.4, 1);
  expect(findings[1]?.evidence.deviations).toBeGreaterThan(4);
});

test("an outage of some hours is found although the day's total is usual", () => {
  const { findings } = cleanHistory(
    history((values) => fill(values, 80, (value, hour) => (hour === 12 || hour === 13 ? 3 : value))),
  );
  expect(findings).toMatchObject([{ kind: "low", from: 80 * 24 + 12, to: 80 * 24 + 14 }]);
});

test("an open day at zero is found, and a listed closure is none", () => {
  const input = history((values) => fill(values, 30, () => 0));
  expect(cleanHistory(input).findings).toMatchObject([{ kind: "zero", fromDate: "2026-02-04", proposal: "exclude" }]);
  expect(cleanHistory({ ...input, closedDays: ["2026-02-04"] }).findings).toEqual([]);
});

test("a rush on the day after a closure is usual and kept", () => {
  const input = history((values) => fill(values, 31, (value) => Math.round(value * 1.6)));
  const [finding] = cleanHistory({ ...input, closedDays: ["2026-02-04"] }).findings;
  expect(finding).toMatchObject({ kind: "high", proposal: "keep", evidence: { afterClosure: true } });
});

test("decisions lie over the history as layers: the last counts, and each can be undone", () => {
  const input = history((values) => fill(values, 50, () => null));
  const [finding] = cleanHistory(input).findings;
  if (!finding) throw new Error("there is no finding");
  const repaired = layerFor(finding, "repair");
  const at = finding.from + 1;
  expect(applyLayers(input.values, [repaired])[at]).toBe(finding.repair[1]);
  expect(applyLayers(input.values, [{ ...repaired, undone: true }])).toEqual(input.values);
  expect(applyLayers(input.values, [repaired, layerFor(finding, "keep")])).toEqual(input.values);
  const excluded = applyLayers(input.values, [{ decision: "exclude", from: 100, to: 102 }]);
  expect(excluded.slice(99, 103)).toEqual([input.values[99], null, null, input.values[102]]);
  expect(() => applyLayers(input.values, [{ decision: "exclude", from: 5, to: 1e6 }])).toThrow(InputError);
  expect(() => applyLayers(input.values, [{ decision: "repair", from: 5, to: 7, values: [1] }])).toThrow(
    /has 1 values for 2 intervals/,
  );
});
