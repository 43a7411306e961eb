import { mean } from "../support/statistics.ts";
import { type CalendarFit, fitCalendar } from "./calendar-regression.ts";
import { type DailyHistory, latestDays } from "./daily-history.ts";

/** The ways to forecast a day's total that are combined. The first two are the naive ones that a forecast is compared with. */
export const methodNames = [
  "same-weekday-last-week",
  "mean-of-8-weeks",
  "calendar-regression",
  "calendar-with-level",
  "calendar-with-trend",
  "calendar-with-last-year",
] as const;

export type MethodName = (typeof methodNames)[number];

/** Totals of the target days for each method; of none where the history is too short for it. */
export type MethodTotals = Readonly<Record<MethodName, Float64Array | null>>;

/** Forecasts the totals of `targets` from what is known before the day `origin`. Whether a target is closed is not asked. */
export const forecastTotals = (history: DailyHistory, origin: number, targets: readonly number[]): MethodTotals => {
  const fit = fitCalendar(history, origin);
  const { level, trend } = smooth(fit.residuals, fit.deviation);
  const correction = retransformation(history, fit, origin, level.path);
  const withCalendar = (drift: (lead: number, day: number) => number): Float64Array =>
    Float64Array.from(targets, (day) =>
      Math.max(0, Math.expm1(Math.min(20, fit.explain(day) + drift(day - origin + 1, day))) * correction),
    );
  const yearly = lastYear(fit.residuals, origin);
  return {
    "same-weekday-last-week": sameWeekdays(history, origin, targets, 1),
    "mean-of-8-weeks": sameWeekdays(history, origin, targets, 8),
    "calendar-regression": withCalendar(() => 0),
    "calendar-with-level": withCalendar(() => level.last),
    "calendar-with-trend": withCalendar((lead) => trend.level + trend.slope * damped(lead)),
    "calendar-with-last-year": yearly && withCalendar((_, day) => level.last + yearly(day)),
  };
};

const sameWeekdays = (
  history: DailyHistory,
  origin: number,
  targets: readonly number[],
  weeks: number,
): Float64Array => {
  const means = Array.from({ length: 7 }, (_, weekday) => {
    const own = latestDays(history, origin, weeks, (day) => history.days[day]?.weekday === weekday);
    const chosen = own.length > 0 ? own : latestDays(history, origin, weeks, () => true);
    return chosen.length === 0 ? 0 : mean(chosen.map((day) => history.totals[day] as number));
  });
  return Float64Array.from(targets, (day) => means[history.days[day]?.weekday ?? 0] ?? 0);
};

/** Smoothing of what the calendar leaves: Holt's linear method with a damped trend (Gardner and McKenzie 1985). */
const levelWeight = 0.2;
const slopeWeight = 0.05;
const damping = 0.93;
/** An outlier enters the smoothing with at most so many deviations. */
const clip = 3;

const damped = (lead: number): number => (damping * (1 - damping ** lead)) / (1 - damping);

const smooth = (residuals: Float64Array, deviation: number) => {
  const path = new Float64Array(residuals.length);
  let last = 0;
  const trend = { level: 0, slope: 0 };
  const limited = (error: number): number => Math.max(-clip * deviation, Math.min(clip * deviation, error));
  for (let day = Math.max(0, residuals.length - 360); day < residuals.length; day += 1) {
    const residual = residuals[day] as number;
    trend.slope *= damping;
    trend.level += trend.slope;
    if (!Number.isNaN(residual)) {
      last += levelWeight * limited(residual - last);
      const error = limited(residual - trend.level);
      trend.level += levelWeight * error;
      trend.slope += levelWeight * slopeWeight * error;
    }
    path[day] = last;
  }
  return { level: { last, path }, trend };
};

/**
 * By what the exponential of a mean logarithm falls short of the mean: Duan's smearing (JASA 78 (1983) 605-610), over a
 * quarter of a year; outliers do not move it.
 */
const retransformation = ({ totals }: DailyHistory, fit: CalendarFit, origin: number, path: Float64Array): number => {
  let actual = 0;
  let fitted = 0;
  for (let day = Math.max(0, origin - 91); day < origin; day += 1) {
    const residual = (fit.residuals[day] as number) - (path[day] as number);
    if (Number.isNaN(residual) || Math.abs(residual) > clip * fit.deviation) continue;
    actual += totals[day] as number;
    fitted += Math.expm1(fit.explain(day) + (path[day] as number));
  }
  return fitted > 0 && actual > 0 ? Math.min(1.5, Math.max(0.67, actual / fitted)) : 1;
};

/** How the season moves a day against the origin, as it did 52 weeks before; null where the history does not go back that far. */
const lastYear = (residuals: Float64Array, origin: number): ((day: number) => number) | null => {
  const year = 364;
  const average = (from: number, to: number): number => {
    const seen = residuals.slice(Math.max(0, from), Math.min(origin, to)).filter((residual) => !Number.isNaN(residual));
    return seen.length < (to - from) / 2 ? Number.NaN : mean([...seen]);
  };
  const then = average(origin - year - 21, origin - year);
  if (origin - year - 21 < 0 || Number.isNaN(then)) return null;
  return (day) => {
    const season = average(day - year - 7, day - year + 8) - then;
    return Number.isNaN(season) ? 0 : season;
  };
};
