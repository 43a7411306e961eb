import type { TileCurves } from "@evolve/contracts/dashboards";
import { calendarDays, localDateOf, type LocalDays } from "@evolve/workforce";
import type { Tx } from "../../../database/index.ts";
import { listUnits, type PlannedUnit } from "./units.ts";

/** A business unit with the day that its clocks show. */
export interface UnitToday extends PlannedUnit {
  readonly calendar: LocalDays;
  /** Milliseconds since 1970; the end exclusive. */
  readonly from: number;
  readonly to: number;
}

const minuteMs = 60_000;

export const unitsToday = async (tx: Tx, tenantId: string, now: Date): Promise<UnitToday[]> =>
  (await listUnits(tx, tenantId)).map((unit) => {
    const { zone, intervalMinutes } = unit;
    const calendar = calendarDays(localDateOf(now.getTime(), zone), zone, intervalMinutes, 1);
    const from = calendar.days[0]?.startsAt ?? 0;
    return { ...unit, calendar, from, to: from + calendar.intervals * intervalMinutes * minuteMs };
  });

/** The place of the interval that is under way. */
export const placeNow = ({ from, intervalMinutes }: UnitToday, now: Date): number =>
  Math.floor((now.getTime() - from) / (intervalMinutes * minuteMs));

type Values = readonly (number | null)[];

/** Adds up series of the same intervals; null where none of them knows anything. */
export const sumOf = (intervals: number, all: readonly Values[]): (number | null)[] =>
  Array.from({ length: intervals }, (_, at) =>
    all.reduce<number | null>((sum, values) => plus(sum, values[at] ?? null), null),
  );

const plus = (one: number | null, other: number | null): number | null => (other === null ? one : (one ?? 0) + other);

interface UnitCurves {
  readonly unit: UnitToday;
  /** One for each interval of the unit's day. */
  readonly expected: Values;
  readonly actual: Values;
}

/**
 * The curves of several business units in one, in intervals as long as the longest of theirs: contacts are added up, people are the mean of
 * their time. It begins and ends with an interval in which there is something.
 */
export const curvesOf = (units: readonly UnitCurves[], measure: "contacts" | "people", now: Date): TileCurves => {
  const longest = Math.max(0, ...units.map(({ unit }) => unit.intervalMinutes));
  const start = Math.min(...units.map(({ unit }) => unit.from));
  const length = longest * minuteMs;
  const sums = new Map<number, { expected: number | null; actual: number | null }>();
  for (const { unit, expected, actual } of units) {
    const weight = measure === "people" ? unit.intervalMinutes / longest : 1;
    const weighted = (value: number | null | undefined) =>
      value === null || value === undefined ? null : value * weight;
    for (let place = 0; place < unit.calendar.intervals; place += 1) {
      const instant =
        start + Math.floor((unit.from + place * unit.intervalMinutes * minuteMs - start) / length) * length;
      const sum = sums.get(instant) ?? { expected: null, actual: null };
      sums.set(instant, {
        expected: plus(sum.expected, weighted(expected[place])),
        actual: plus(sum.actual, weighted(actual[place])),
      });
    }
  }
  const rows = [...sums].sort(([one], [other]) => one - other);
  const isSomething = ([, { expected, actual }]: (typeof rows)[number]) => (expected ?? 0) + (actual ?? 0) > 0;
  const shown = rows.slice(Math.max(0, rows.findIndex(isSomething)), rows.findLastIndex(isSomething) + 1);
  const zones = new Set(units.map(({ unit }) => unit.zone));
  const rounded = (value: number | null) => value && Math.round(value * 100) / 100;
  return {
    zone: zones.size === 1 ? ([...zones][0] ?? null) : null,
    now: now.getTime(),
    instants: shown.map(([instant]) => instant),
    expected: shown.map(([, { expected }]) => rounded(expected)),
    actual: shown.map(([, { actual }]) => rounded(actual)),
  };
};
