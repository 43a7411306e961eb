import * as fc from "fast-check";
import { expect, test } from "vitest";
import { dateFault, spanFault } from "./date-span.ts";
import { clipSpan, presetSpan, rangePresets } from "./range-presets.ts";

const dayMs = 86_400_000;
const nth = (count: number): string => new Date(count * dayMs).toISOString().slice(0, 10);
const count = fc.integer({ min: 10_000, max: 30_000 });
const weekStart = fc.integer({ min: 0, max: 6 });
const daysOf = ({ from, to }: { from: string; to: string }): number => (Date.parse(to) - Date.parse(from)) / dayMs + 1;
const weekday = (day: string): number => new Date(day).getUTCDay();

test("Weeks begin on the chosen weekday and are whole; the last four end where this one begins", () => {
  fc.assert(
    fc.property(count, weekStart, (days, start) => {
      const today = nth(days);
      const [week, last, four] = (["thisWeek", "lastWeek", "last4Weeks"] as const).map((preset) =>
        presetSpan(preset, today, start),
      );
      for (const span of [week, last, four]) expect(span && weekday(span.from)).toBe(start);
      expect([week, last, four].map((span) => span && daysOf(span))).toEqual([7, 7, 28]);
      expect(week && week.from <= today && today <= week.to).toBe(true);
      expect(last?.to).toBe(four?.to);
      expect(last && Date.parse(last.to) + dayMs).toBe(week && Date.parse(week.from));
    }),
  );
});

test("Months are whole: the first to the last day, this one with today in it", () => {
  fc.assert(
    fc.property(count, (days) => {
      const today = nth(days);
      const month = presetSpan("thisMonth", today, 1);
      const last = presetSpan("lastMonth", today, 1);
      expect(month.from).toBe(`${today.slice(0, 7)}-01`);
      expect(nth(Date.parse(month.to) / dayMs + 1).slice(8)).toBe("01");
      expect(last.from.slice(8)).toBe("01");
      expect(Date.parse(last.to) + dayMs).toBe(Date.parse(month.from));
    }),
  );
});

test("A preset is cut to the limits, or not offered where nothing is left of it", () => {
  fc.assert(
    fc.property(count, count, count, fc.constantFrom(...rangePresets), weekStart, (days, one, other, preset, start) => {
      const limits = { minValue: nth(Math.min(one, other)), maxValue: nth(Math.max(one, other)) };
      const span = presetSpan(preset, nth(days), start);
      const cut = clipSpan(span, limits);
      const expected: string[] = [];
      for (let day = Date.parse(span.from) / dayMs; nth(day) <= span.to; day += 1) {
        if (dateFault(nth(day), limits) === undefined) expected.push(nth(day));
      }
      expect(cut).toEqual(expected.length > 0 ? { from: expected[0], to: expected.at(-1) } : null);
    }),
  );
});

test("A span's fault is that of its first end, of its second, or their order", () => {
  const limits = {
    minValue: "2026-11-01",
    maxValue: "2026-11-30",
    isUnavailable: (day: string) => day === "2026-11-15",
  };
  expect(spanFault({ from: "2026-10-31", to: "2026-11-15" }, limits)).toBe("tooEarly");
  expect(spanFault({ from: "2026-11-14", to: "2026-11-15" }, limits)).toBe("unavailable");
  expect(spanFault({ from: "2026-11-14", to: "2026-12-01" }, limits)).toBe("tooLate");
  expect(spanFault({ from: "2026-11-14", to: "2026-11-13" }, limits)).toBe("reversed");
  expect(spanFault({ from: "2026-11-14", to: "2026-11-16" }, limits)).toBeUndefined();
  expect(clipSpan({ from: "2026-11-15", to: "2026-11-16" }, limits)).toBeNull();
});
