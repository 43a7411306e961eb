import { type Control, reportProgress } from "../support/control.ts";
import { quantile } from "../support/statistics.ts";
import { combine, learnWeights, type Trial } from "./combine.ts";
import { type DailyHistory, latestDays } from "./daily-history.ts";
import { intradayProfiles } from "./intraday-profile.ts";
import { forecastTotals } from "./methods.ts";

/** Past origins, a week apart, at which the forecast is repeated. */
const origins = 12;
/** Days before the first of them: eight weeks, of a short history the half, but three weeks. */
const leastHistory = (known: number): number => Math.max(21, Math.min(56, known / 2));
/** Longer leads are not tried: they would come from origins too long ago. */
const longestLead = 28;

/** How far a forecast was from what came, over intervals: WAPE is Σ|error| / Σ actual, bias Σ(forecast − actual) / Σ actual. */
export interface Accuracy {
  readonly wape: number;
  readonly bias: number;
}

export interface Trials {
  readonly trials: readonly Trial[];
  /** Of the combination and of the two naive methods, over the same intervals; null where nothing could be tried. */
  readonly accuracy: {
    readonly combination: Accuracy;
    readonly lastWeek: Accuracy;
    readonly eightWeeks: Accuracy;
  } | null;
  readonly band: Band;
  /** The share of actual values that lay within bands learnt from the other half of the trials; null where nothing could be tried. */
  readonly coverage: number | null;
}

/** The 80 % band in units of a forecast's deviation. */
export interface Band {
  readonly low: number;
  readonly high: number;
  /** Deviation of the daily totals relative to their forecasts. */
  readonly relative: number;
}

/** The deviation of one interval: chance (Poisson) and the day's own. */
const deviationOf = (mean: number, relative: number): number => Math.sqrt(mean + (relative * mean) ** 2);

/** Where eight in ten actual values are expected, of an interval or of intervals that err together, such as a day's. */
export const rangeOf = (mean: number, { low, high, relative }: Band): { lower: number; upper: number } => {
  const deviation = deviationOf(mean, relative);
  return { lower: Math.max(0, mean + low * deviation), upper: mean + high * deviation };
};

/**
 * Repeats the forecast at past origins with what was known then. Each combination uses weights learnt from origins before
 * its own, so its accuracy is that of a user who relied on it.
 *
 * Source: Tashman, International Journal of Forecasting 16 (2000) 437-450.
 */
export const tryPastOrigins = (history: DailyHistory, horizonDays: number, control: Control): Trials => {
  const { known } = history;
  const trials: Trial[] = [];
  const points: Points[] = [];
  const dayErrors: number[] = [];
  for (let age = origins; age >= 1; age -= 1) {
    const origin = known - 7 * age;
    if (origin < leastHistory(known)) continue;
    const targets = targetsOf(history, origin, Math.min(horizonDays, longestLead));
    if (targets.length === 0) continue;
    const totals = forecastTotals(history, origin, targets);
    const weights = learnWeights(trials, totals);
    const combined = targets.map((_, target) => combine(totals, weights, target));
    const actual = targets.map((day) => history.totals[day] as number);
    combined.forEach((total, target) => total > 0 && dayErrors.push((actual[target] ?? 0) / total - 1));
    points.push(pointsOf(history, origin, targets, combined));
    trials.push({ actual, totals, age });
    reportProgress(control, 0.9 * (1 - age / origins));
  }
  const relative = dayErrors.length === 0 ? 0.1 : quantile(dayErrors.map(Math.abs), 0.8) / 1.28;
  return {
    trials,
    accuracy: points.length === 0 ? null : accuracyOf(points),
    band: bandOf(points, relative),
    coverage: points.length < 2 ? null : coverageOf(points, relative),
  };
};

/** The open days after an origin whose totals are known. */
const targetsOf = (history: DailyHistory, origin: number, lead: number): number[] => {
  const days = Array.from({ length: Math.min(lead, history.known - origin) }, (_, index) => origin + index);
  return days.filter((day) => !Number.isNaN(history.totals[day] as number));
};

/** Forecasts and actual values of intervals, side by side. */
interface Points {
  readonly actual: number[];
  readonly combination: number[];
  readonly lastWeek: number[];
  readonly eightWeeks: number[];
}

const pointsOf = (
  history: DailyHistory,
  origin: number,
  targets: readonly number[],
  totals: readonly number[],
): Points => {
  const { days, slotsPerDay, values } = history;
  const profiles = intradayProfiles(history, origin);
  const points: Points = { actual: [], combination: [], lastWeek: [], eightWeeks: [] };
  const naive = new Map<number, readonly number[]>();
  targets.forEach((day, target) => {
    const weekday = days[day]?.weekday ?? 0;
    const same = naive.get(weekday) ?? latestDays(history, origin, 8, (other) => days[other]?.weekday === weekday);
    naive.set(weekday, same);
    for (let slot = 0; slot < slotsPerDay; slot += 1) {
      const actual = values[day * slotsPerDay + slot] as number;
      const share = profiles[weekday]?.[slot] as number;
      if (Number.isNaN(actual) || (share === 0 && actual === 0)) continue;
      points.actual.push(actual);
      points.combination.push((totals[target] ?? 0) * share);
      points.lastWeek.push(meanOfSlot(history, same.slice(0, 1), slot));
      points.eightWeeks.push(meanOfSlot(history, same, slot));
    }
  });
  return points;
};

const meanOfSlot = ({ values, slotsPerDay }: DailyHistory, days: readonly number[], slot: number): number => {
  let total = 0;
  let count = 0;
  for (const day of days) {
    const value = values[day * slotsPerDay + slot] as number;
    if (Number.isNaN(value)) continue;
    total += value;
    count += 1;
  }
  return count === 0 ? 0 : total / count;
};

const accuracyOf = (points: readonly Points[]): Trials["accuracy"] => {
  const of = (method: "combination" | "lastWeek" | "eightWeeks"): Accuracy => {
    let [absolute, signed, total] = [0, 0, 0];
    for (const trial of points)
      trial.actual.forEach((actual, index) => {
        const error = (trial[method][index] as number) - actual;
        absolute += Math.abs(error);
        signed += error;
        total += actual;
      });
    return total === 0 ? { wape: 0, bias: 0 } : { wape: absolute / total, bias: signed / total };
  };
  return { combination: of("combination"), lastWeek: of("lastWeek"), eightWeeks: of("eightWeeks") };
};

const bandOf = (points: readonly Points[], relative: number): Band => {
  const scaled: number[] = [];
  for (const { actual, combination } of points)
    combination.forEach((mean, index) => {
      if (mean > 0) scaled.push(((actual[index] as number) - mean) / deviationOf(mean, relative));
    });
  // Too little to learn from: the band of a normal distribution.
  if (scaled.length < 50) return { low: -1.2816, high: 1.2816, relative };
  return { low: Math.min(0, quantile(scaled, 0.1)), high: Math.max(0, quantile(scaled, 0.9)), relative };
};

const coverageOf = (points: readonly Points[], relative: number): number => {
  let [inside, all] = [0, 0];
  for (const half of [0, 1]) {
    const { low, high } = bandOf(
      points.filter((_, trial) => trial % 2 !== half),
      relative,
    );
    for (const { actual, combination } of points.filter((_, trial) => trial % 2 === half))
      combination.forEach((mean, index) => {
        const deviation = deviationOf(mean, relative);
        const value = actual[index] as number;
        if (value >= Math.max(0, mean + low * deviation) && value <= mean + high * deviation) inside += 1;
        all += 1;
      });
  }
  return all === 0 ? 0 : inside / all;
};
