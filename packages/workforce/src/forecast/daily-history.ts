import type { LocalDay, LocalDays } from "../calendar/local-days.ts";
import { median } from "../support/statistics.ts";

/** A series as days: totals to model, and the intervals behind them to learn the course of a day from. */
export interface DailyHistory {
  /** The days of the history and those to forecast. */
  readonly days: readonly LocalDay[];
  /** How many of them are history. */
  readonly known: number;
  readonly slotsPerDay: number;
  /** Known days × slots; NaN where missing. An hour that happens twice counts with its mean. */
  readonly values: Float64Array;
  /** For each known day what it would be with 24 hours and no gap; NaN where it is closed, missing or more than half missing. */
  readonly totals: Float64Array;
  /** For each day whether nothing is offered: listed as closed, on a weekday that never opens, or at zero on one that does. */
  readonly closed: readonly boolean[];
}

/** Arranges a series by days. Missing values are null or NaN. */
export const arrangeByDay = (
  calendar: LocalDays,
  known: number,
  values: readonly (number | null)[] | Float64Array,
  closedDays: ReadonlySet<string>,
): DailyHistory => {
  const { days, slotsPerDay } = calendar;
  const matrix = new Float64Array(known * slotsPerDay).fill(Number.NaN);
  const counts = new Uint8Array(slotsPerDay);
  days.slice(0, known).forEach((day, index) => {
    if (closedDays.has(day.date)) return;
    counts.fill(0);
    const row = index * slotsPerDay;
    for (let place = 0; place < day.slots.length; place += 1) {
      const slot = day.slots[place] as number;
      const value = values[day.first + place] ?? Number.NaN;
      if (Number.isNaN(value)) continue;
      const seen = counts[slot] as number;
      matrix[row + slot] = seen === 0 ? value : ((matrix[row + slot] as number) * seen + value) / (seen + 1);
      counts[slot] = seen + 1;
    }
  });
  const totals = totalsOf(days, known, slotsPerDay, matrix);
  const closed = days.map((day) => closedDays.has(day.date));
  closeEmptyDays(days, totals, closed);
  closeWeekdays(days, totals, closed);
  return { days, known, slotsPerDay, values: matrix, totals, closed };
};

const totalsOf = (
  days: readonly LocalDay[],
  known: number,
  slotsPerDay: number,
  matrix: Float64Array,
): Float64Array => {
  // What each slot of each weekday usually has, to judge how much of a day is missing.
  const sums = new Float64Array(7 * slotsPerDay);
  const counts = new Float64Array(7 * slotsPerDay);
  for (let day = 0; day < known; day += 1) {
    const cells = (days[day]?.weekday ?? 0) * slotsPerDay;
    for (let slot = 0; slot < slotsPerDay; slot += 1) {
      const value = matrix[day * slotsPerDay + slot] as number;
      if (Number.isNaN(value)) continue;
      sums[cells + slot] = (sums[cells + slot] as number) + value;
      counts[cells + slot] = (counts[cells + slot] as number) + 1;
    }
  }
  const usual = sums.map((total, cell) => (counts[cell] ? total / counts[cell] : 0));
  const totals = new Float64Array(known).fill(Number.NaN);
  for (let day = 0; day < known; day += 1) {
    const cells = (days[day]?.weekday ?? 0) * slotsPerDay;
    let total = 0;
    let seen = 0;
    let whole = 0;
    let isKnown = false;
    for (let slot = 0; slot < slotsPerDay; slot += 1) {
      const value = matrix[day * slotsPerDay + slot] as number;
      const like = usual[cells + slot] as number;
      whole += like;
      if (Number.isNaN(value)) continue;
      total += value;
      seen += like;
      isKnown = true;
    }
    const share = whole === 0 ? 1 : seen / whole;
    if (isKnown && share >= 0.5) totals[day] = total / share;
  }
  return totals;
};

/** A day without a contact, where the weekday usually has many, is a closure that nobody listed. */
const closeEmptyDays = (days: readonly LocalDay[], totals: Float64Array, closed: boolean[]): void => {
  for (let weekday = 0; weekday < 7; weekday += 1) {
    const own = [...totals.keys()].filter((day) => days[day]?.weekday === weekday && !Number.isNaN(totals[day]));
    if (median(own.map((day) => totals[day] as number)) < 20) continue;
    for (const day of own)
      if (totals[day] === 0) {
        totals[day] = Number.NaN;
        closed[day] = true;
      }
  }
};

/** A weekday without a usable day in the last half year is closed, also in the days to come; less than a week tells nothing. */
const closeWeekdays = (days: readonly LocalDay[], totals: Float64Array, closed: boolean[]): void => {
  if (totals.length < 7) return;
  const opens = new Set<number>();
  for (let day = Math.max(0, totals.length - 182); day < totals.length; day += 1)
    if (!Number.isNaN(totals[day])) opens.add(days[day]?.weekday ?? 0);
  days.forEach(({ weekday }, day) => {
    if (!opens.has(weekday) && Number.isNaN(totals[day] ?? Number.NaN)) closed[day] = true;
  });
};

/** The latest known days before `origin` with a usable total that `isWanted`, newest first, at most `count`. */
export const latestDays = (
  { totals }: DailyHistory,
  origin: number,
  count: number,
  isWanted: (day: number) => boolean,
): number[] => {
  const found: number[] = [];
  for (let day = origin - 1; day >= 0 && found.length < count; day -= 1)
    if (!Number.isNaN(totals[day]) && isWanted(day)) found.push(day);
  return found;
};
