import type { LocalDays } from "../calendar/local-days.ts";
import type { DailyHistory } from "../forecast/daily-history.ts";
import { type Control, reportProgress } from "../support/control.ts";
import { insertSorted, quantileOfSorted, robustDeviation } from "../support/statistics.ts";

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
export const likeDayCurves = (
  history: DailyHistory,
  { days, intervals, slotsPerDay }: LocalDays,
  control: Control,
): Curves => {
  const empty = (): Float64Array => new Float64Array(intervals).fill(Number.NaN);
  const curves = { expected: empty(), low: empty(), high: empty(), likeDays: new Uint8Array(days.length) };
  // One for all 35,000 intervals of a year: an array for each would take longer than the sorting.
  const seen = new Float64Array(2 * reach);
  days.forEach((day, index) => {
    if (index % 64 === 0) reportProgress(control, index / days.length);
    const like: number[] = [];
    for (let week = 1; week <= reach; week += 1)
      for (const other of [index - 7 * week, index + 7 * week])
        if (!Number.isNaN(history.totals[other] ?? Number.NaN)) like.push(other);
    curves.likeDays[index] = like.length;
    if (like.length < leastLikeDays || history.closed[index]) return;
    day.slots.forEach((slot, place) => {
      let count = 0;
      for (const other of like) {
        count = insertSorted(seen, count, history.values[other * slotsPerDay + slot] as number);
      }
      if (count < leastLikeDays) return;
      const at = day.first + place;
      curves.expected[at] = quantileOfSorted(seen, count, 0.5);
      curves.low[at] = quantileOfSorted(seen, count, 0.1);
      curves.high[at] = quantileOfSorted(seen, count, 0.9);
    });
  });
  return curves;
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
