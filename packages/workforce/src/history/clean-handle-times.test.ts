import * as fc from "fast-check";
import { expect, test } from "vitest";
import { applyLayers, cleanHandleTimes, type HandleTimeHistory, isSettled, layerFor } from "../index.ts";
import { createRandom } from "../support/random.ts";

const days = 140;

/** The average of so many handle times that differ by as much as they last. */
const averageOf = (count: number, seconds: number, random: ReturnType<typeof createRandom>): number | null => {
  let total = 0;
  for (let contact = 0; contact < count; contact += 1) total += seconds * random.exponential();
  return count === 0 ? null : total / count;
};

/** 20 weeks of hours from a Monday, open from 8 to 20 o'clock, longer in the evening; `change` puts something wrong into it. */
const history = (
  change: (handle: (number | null)[], contacts: number[]) => void = () => undefined,
  { seed = 3, perHour = 60, first = 0 } = {},
): HandleTimeHistory => {
  const random = createRandom(seed);
  const values: number[] = [];
  const handleSeconds: (number | null)[] = [];
  for (let at = 0; at < days * 24; at += 1) {
    const hour = at % 24;
    const count = hour < 8 || hour >= 20 ? 0 : random.poisson(perHour);
    values.push(count);
    handleSeconds.push(averageOf(count, hour >= 17 ? 330 : 270, random));
  }
  change(handleSeconds, values);
  const start = new Date(Date.UTC(2026, 0, 5 + first)).toISOString().slice(0, 10);
  return {
    start,
    zone: "UTC",
    intervalMinutes: 60,
    values: values.slice(first * 24),
    handleSeconds: handleSeconds.slice(first * 24),
  };
};
const times = (handle: (number | null)[], from: number, to: number, factor: number): void => {
  for (let at = from; at < to; at += 1) handle[at] = handle[at] === null ? null : (handle[at] ?? 0) * factor;
};

test("handle times as usual are no finding, whatever few contacts make of them", () => {
  fc.assert(
    fc.property(fc.nat({ max: 1_000_000 }), fc.constantFrom(0.5, 3, 20, 200), (seed, perHour) => {
      expect(cleanHandleTimes(history(undefined, { seed, perHour })).findings).toEqual([]);
    }),
    { numRuns: 40 },
  );
});

test("a day and some hours with other handle times are found, with the seconds that like days have for the same contacts", () => {
  const { findings } = cleanHandleTimes(
    history((handle) => {
      times(handle, 50 * 24, 51 * 24, 1.6);
      times(handle, 70 * 24 + 10, 70 * 24 + 13, 0.4);
    }),
  );
  expect(findings).toMatchObject([
    { measure: "handleTime", kind: "high", fromDate: "2026-02-24", proposal: "exclude" },
    { kind: "low", from: 70 * 24 + 10, to: 70 * 24 + 13, proposal: "exclude" },
  ]);
  const [day, hours] = findings;
  expect([day?.from, day?.to]).toEqual([50 * 24, 51 * 24]);
  expect(Math.abs((day?.evidence.ratio ?? 0) - 1.6)).toBeLessThan(0.15);
  expect(Math.abs((day?.evidence.expected ?? 0) - 285)).toBeLessThan(15);
  expect(Math.abs((hours?.evidence.ratio ?? 0) - 0.4)).toBeLessThan(0.1);
  expect(hours?.repair.every((seconds) => Math.abs(seconds - 270) < 40)).toBe(true);
});

test("a busy evening is no finding: its contacts last longer on every day", () => {
  const input = history((_, contacts) => {
    for (let hour = 17; hour < 20; hour += 1) contacts[60 * 24 + hour] = 900;
  });
  expect(cleanHandleTimes(input).findings).toEqual([]);
});

test("contacts without a handle time are one finding over nights, and none where no handle time is ever known", () => {
  const lost = history((handle) => {
    for (let at = 40 * 24; at < 43 * 24; at += 1) handle[at] = handle[at] === null ? null : 0;
  });
  const { findings } = cleanHandleTimes(lost);
  expect(findings).toMatchObject([
    { kind: "zero", fromDate: "2026-02-14", toDate: "2026-02-16", proposal: "repair", evidence: { actual: 0 } },
  ]);
  const [finding] = findings;
  if (!finding) throw new Error("there is no finding");
  const repaired = { ...lost, handleSeconds: applyLayers(lost.handleSeconds, [layerFor(finding, "repair")]) };
  expect(cleanHandleTimes(repaired).findings).toEqual([]);
  const never = lost.handleSeconds.map((seconds) => (seconds === null ? null : 0));
  expect(cleanHandleTimes({ ...lost, handleSeconds: never }).findings).toEqual([]);
});

test("an interval that is not over says nothing", () => {
  const late = days * 24 - 6;
  const input = history((handle) => times(handle, late, late + 2, 5));
  expect(cleanHandleTimes(input).findings).toMatchObject([{ kind: "high" }]);
  expect(cleanHandleTimes({ ...input, until: late }).findings).toEqual([]);
});

test("a finding is the same in a shorter history, and a decision settles what it covers", () => {
  const change = (handle: (number | null)[]) => times(handle, 100 * 24, 101 * 24, 1.6);
  const [long] = cleanHandleTimes(history(change)).findings;
  const [short] = cleanHandleTimes(history(change, { first: 49 })).findings;
  expect(long?.id).toBe("handleTime high 2026-04-15T00:00Z");
  expect(short?.id).toBe(long?.id);
  const finding = { measure: "offered", kind: "high", from: 10, to: 14 } as const;
  const decided = (from: number, to: number, measure: "offered" | "handleTime" = "offered") => [{ measure, from, to }];
  expect(isSettled(finding, decided(12, 20))).toBe(true);
  expect(isSettled(finding, decided(13, 20))).toBe(false);
  expect(isSettled(finding, decided(10, 14, "handleTime"))).toBe(false);
  expect(isSettled({ ...finding, kind: "gap" }, decided(11, 14))).toBe(false);
  expect(isSettled({ ...finding, kind: "gap" }, [...decided(10, 12), ...decided(12, 14)])).toBe(true);
});

test("handle times that are none are refused by their interval", () => {
  const input = history((handle) => {
    handle[33] = -1;
  });
  expect(() => cleanHandleTimes(input)).toThrow("handleSeconds[33]: -1 is below 0");
  expect(() => cleanHandleTimes({ ...input, handleSeconds: [] })).toThrow(/has 0 intervals/);
});
