import type { LocalDays } from "../calendar/local-days.ts";
import type { DailyHistory } from "../forecast/daily-history.ts";
import { type Control, reportProgress } from "../support/control.ts";
import { insertSorted, quantileOfSorted, removeSorted, robustDeviation } from "../support/statistics.ts";

/** Same weekdays before and after a day that it is compared with. */
const reach = 6;
/** Fewer like days tell nothing. */
const leastLikeDays = 3;

/** What like days have at each interval, and how many of them there are of each day. */
export interface Curves {
  readonly expected: Float64Array;
  readonly low: Float64Array;
  readonly high: Float64Array;
  readonly likeDays: Uint8Array;
}

/** Compares each day with the same weekdays around it. */
export const likeDayCurves = (history: DailyHistory, calendar: LocalDays, control: Control): Curves => {
  const likeDays = countLikeDays(history);
  const cells = curvesOfCells(history, control);
  return {
    expected: inIntervals(cells.expected, calendar),
    low: inIntervals(cells.low, calendar),
    high: inIntervals(cells.high, calendar),
    likeDays,
  };
};

const countLikeDays = ({ totals, known }: DailyHistory): Uint8Array =>
  Uint8Array.from({ length: known }, (_, day) => {
    let count = 0;
    for (let week = -reach; week <= reach; week += 1)
      if (week !== 0 && !Number.isNaN(totals[day + 7 * week] ?? Number.NaN)) count += 1;
    return count;
  });

/**
 * The curves by day and interval of a day of 24 hours. They are made for one interval of one weekday after the other: from a week to the
 * next one like day comes and one goes, and the others are in order already.
 */
const curvesOfCells = (
  { values, totals, closed, known, slotsPerDay }: DailyHistory,
  control: Control,
): Omit<Curves, "likeDays"> => {
  const empty = (): Float64Array => new Float64Array(values.length).fill(Number.NaN);
  const [expected, low, high] = [empty(), empty(), empty()];
  const weeks = Math.ceil(known / 7);
  // With room for the weeks before the first and after the last.
  const series = new Float64Array(weeks + 2 * reach + 1).fill(Number.NaN);
  const like = new Float64Array(2 * reach);
  for (let cell = 0; cell < 7 * slotsPerDay; cell += 1) {
    if (cell % slotsPerDay === 0) reportProgress(control, cell / (7 * slotsPerDay));
    const weekday = Math.floor(cell / slotsPerDay);
    for (let week = 0; week < weeks; week += 1) {
      const isUsable = !Number.isNaN(totals[7 * week + weekday] ?? Number.NaN);
      series[reach + week] = isUsable ? (values[7 * week * slotsPerDay + cell] as number) : Number.NaN;
    }
    let count = 0;
    for (let week = 1; week <= reach; week += 1) count = insertSorted(like, count, series[reach + week] as number);
    for (let week = 0; week < weeks; week += 1) {
      const day = 7 * week + weekday;
      if (count >= leastLikeDays && !closed[day]) {
        const at = 7 * week * slotsPerDay + cell;
        expected[at] = quantileOfSorted(like, count, 0.5);
        low[at] = quantileOfSorted(like, count, 0.1);
        high[at] = quantileOfSorted(like, count, 0.9);
      }
      count = removeSorted(like, count, series[week] as number);
      count = removeSorted(like, count, series[reach + week + 1] as number);
      count = insertSorted(like, count, series[reach + week] as number);
      count = insertSorted(like, count, series[2 * reach + week + 1] as number);
    }
  }
  return { expected, low, high };
};

/** As the clocks showed them: a day on which they change lacks an hour, or has one twice. */
const inIntervals = (cells: Float64Array, { days, intervals, slotsPerDay }: LocalDays): Float64Array => {
  const values = new Float64Array(intervals);
  days.forEach(({ first, slots }, day) => {
    for (let place = 0; place < slots.length; place += 1)
      values[first + place] = cells[day * slotsPerDay + (slots[place] as number)] as number;
  });
  return values;
};

/** The contacts of a day like its like days. */
export const expectedOn = ({ days }: Pick<LocalDays, "days">, { expected }: Curves, day: number): number => {
  const { first = 0, slots = [] } = days[day] ?? {};
  let total = 0;
  for (let at = first; at < first + slots.length; at += 1) {
    const value = expected[at] as number;
    if (!Number.isNaN(value)) total += value;
  }
  return total;
};

/** By how much days differ from their like days, as a logarithm. */
export const usualDeviation = (history: DailyHistory, curves: Curves): number => {
  const ratios = [...history.totals.keys()].flatMap((day) => {
    const [actual, expected] = [history.totals[day] as number, expectedOn(history, curves, day)];
    return actual > 0 && expected > 0 ? [Math.log(actual / expected)] : [];
  });
  return ratios.length < 10 ? 0.1 : Math.max(0.02, robustDeviation(ratios));
};
