import { type Control, reportProgress } from "../support/control.ts";
import { quantile } from "../support/statistics.ts";
import { combine, learnWeights, type Trial } from "./combine.ts";
import type { DailyHistory } from "./daily-history.ts";
import { accuracyOfMethods, type MethodAccuracy, type MethodChoice, type Points, pointsOf } from "./method-accuracy.ts";
import { forecastTotals } from "./methods.ts";

/** Past origins, a week apart, at which the forecast is repeated. */
const origins = 12;
/** Days before the first of them: eight weeks, of a short history the half, but three weeks. */
const leastHistory = (known: number): number => Math.max(21, Math.min(56, known / 2));
/** Longer leads are not tried: they would come from origins too long ago. */
const longestLead = 28;

export interface Trials {
  readonly trials: readonly Trial[];
  /** Of the combination and of each method; empty where nothing could be tried. */
  readonly methods: readonly MethodAccuracy[];
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
 * its own, so its accuracy is that of a user who relied on it. The band is that of the method that is used.
 *
 * Source: Tashman, International Journal of Forecasting 16 (2000) 437-450.
 */
export const tryPastOrigins = (
  history: DailyHistory,
  { horizonDays, method }: { readonly horizonDays: number; readonly method: MethodChoice },
  control: Control,
): Trials => {
  const { known } = history;
  const trials: Trial[] = [];
  const points: Points[] = [];
  const dayErrors: number[] = [];
  for (let age = origins; age >= 1; age -= 1) {
    const origin = known - 7 * age;
    if (origin < leastHistory(known)) continue;
    const days = Math.min(horizonDays, longestLead, known - origin);
    const targets = targetsOf(history, origin, days);
    if (targets.length === 0) continue;
    const totals = forecastTotals(history, origin, targets);
    const weights = learnWeights(trials, totals);
    const actual = targets.map((day) => history.totals[day] as number);
    const own = method === "combination" ? null : totals[method];
    targets.forEach((_, target) => {
      const total = own ? (own[target] ?? 0) : combine(totals, weights, target);
      if (total > 0) dayErrors.push((actual[target] ?? 0) / total - 1);
    });
    points.push(pointsOf(history, origin, { targets, totals, weights, days }));
    trials.push({ actual, totals, age });
    reportProgress(control, 0.9 * (1 - age / origins));
  }
  const used = points.flatMap(({ actual, of }) => {
    const forecasts = of[method];
    return forecasts ? [{ actual, forecasts }] : [];
  });
  const relative = dayErrors.length === 0 ? 0.1 : quantile(dayErrors.map(Math.abs), 0.8) / 1.28;
  return {
    trials,
    methods: accuracyOfMethods(points),
    band: bandOf(used, relative),
    coverage: used.length < 2 ? null : coverageOf(used, relative),
  };
};

/** The open days after an origin whose totals are known. */
const targetsOf = (history: DailyHistory, origin: number, days: number): number[] =>
  Array.from({ length: days }, (_, index) => origin + index).filter(
    (day) => !Number.isNaN(history.totals[day] as number),
  );

/** Forecasts of one method and actual values of intervals, side by side. */
interface Pairs {
  readonly actual: readonly number[];
  readonly forecasts: readonly number[];
}

const bandOf = (points: readonly Pairs[], relative: number): Band => {
  const scaled: number[] = [];
  for (const { actual, forecasts } of points)
    forecasts.forEach((mean, index) => {
      if (mean > 0) scaled.push(((actual[index] as number) - mean) / deviationOf(mean, relative));
    });
  // Too little to learn from: the band of a normal distribution.
  if (scaled.length < 50) return { low: -1.2816, high: 1.2816, relative };
  return { low: Math.min(0, quantile(scaled, 0.1)), high: Math.max(0, quantile(scaled, 0.9)), relative };
};

const coverageOf = (points: readonly Pairs[], relative: number): number => {
  let [inside, all] = [0, 0];
  for (const half of [0, 1]) {
    const { low, high } = bandOf(
      points.filter((_, trial) => trial % 2 !== half),
      relative,
    );
    for (const { actual, forecasts } of points.filter((_, trial) => trial % 2 === half))
      forecasts.forEach((mean, index) => {
        const deviation = deviationOf(mean, relative);
        const value = actual[index] as number;
        if (value >= Math.max(0, mean + low * deviation) && value <= mean + high * deviation) inside += 1;
        all += 1;
      });
  }
  return all === 0 ? 0 : inside / all;
};
