import { combine, type Weights } from "./combine.ts";
import { type DailyHistory, latestDays } from "./daily-history.ts";
import { intradayProfiles } from "./intraday-profile.ts";
import { type MethodName, methodNames, type MethodTotals } from "./methods.ts";

/** How far a forecast was from what came: WAPE is Σ|error| / Σ actual, bias Σ(forecast − actual) / Σ actual. */
export interface Accuracy {
  readonly wape: number;
  readonly bias: number;
}

/** Errors over intervals, days and weeks: what is too many in one half-hour and too few in the next is right for the day. */
export interface AccuracyByGrain {
  readonly byInterval: Accuracy;
  readonly byDay: Accuracy;
  /** Null where no week was whole. */
  readonly byWeek: Accuracy | null;
}

/** One method, or the combination of all. */
export type MethodChoice = MethodName | "combination";
export const methodChoices: readonly MethodChoice[] = ["combination", ...methodNames];

export interface MethodAccuracy extends AccuracyByGrain {
  readonly method: MethodChoice;
  /** By whole weeks from the origin to the forecast day. */
  readonly leads: readonly (AccuracyByGrain & { readonly weeks: number })[];
}

/** Forecasts of one past origin beside what came, for each interval that was open and counted. */
export interface Points {
  readonly actual: number[];
  /** Days from the origin. */
  readonly lead: number[];
  /** Absent where the history before the origin was too short for the method. */
  readonly of: Partial<Record<MethodChoice, number[]>>;
  /** Days after the origin that were tried, closed ones included. */
  readonly days: number;
}

/**
 * What a method forecasts for an interval of a day: its total times the course of the day. The naive ones are what they say: the values
 * of the same weekday, which anybody could use without a model.
 */
export const slotForecasts = (history: DailyHistory, origin: number, totals: MethodTotals, weights: Weights) => {
  const profiles = intradayProfiles(history, origin);
  const { days, slotsPerDay } = history;
  const naive = new Map<string, Float64Array>();
  const sameWeekdays = (weekday: number, weeks: number): Float64Array => {
    const key = `${weekday} ${weeks}`;
    const known = naive.get(key);
    if (known) return known;
    const same = latestDays(history, origin, weeks, (other) => days[other]?.weekday === weekday);
    const values = Float64Array.from({ length: slotsPerDay }, (_, slot) => meanOfSlot(history, same, slot));
    naive.set(key, values);
    return values;
  };
  /** `target` is the place of `day` in `totals`. */
  return (method: MethodChoice, day: number, target: number): ((slot: number) => number) => {
    const weekday = days[day]?.weekday ?? 0;
    if (method === "same-weekday-last-week" || method === "mean-of-8-weeks") {
      const values = sameWeekdays(weekday, method === "mean-of-8-weeks" ? 8 : 1);
      return (slot) => values[slot] ?? 0;
    }
    const total = method === "combination" ? combine(totals, weights, target) : (totals[method]?.[target] ?? 0);
    const profile = profiles[weekday];
    return (slot) => total * (profile?.[slot] ?? 0);
  };
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

/** All methods' forecasts of the target days of one origin. */
export const pointsOf = (
  history: DailyHistory,
  origin: number,
  {
    targets,
    totals,
    weights,
    days,
  }: { targets: readonly number[]; totals: MethodTotals; weights: Weights; days: number },
): Points => {
  const { slotsPerDay, values } = history;
  const profiles = intradayProfiles(history, origin);
  const forecastOf = slotForecasts(history, origin, totals, weights);
  const methods = methodChoices.filter((method) => method === "combination" || totals[method] !== null);
  const points: Points = {
    actual: [],
    lead: [],
    of: Object.fromEntries(methods.map((method) => [method, []])),
    days,
  };
  targets.forEach((day, target) => {
    const profile = profiles[history.days[day]?.weekday ?? 0];
    const forecasts = methods.map((method) => [points.of[method], forecastOf(method, day, target)] as const);
    for (let slot = 0; slot < slotsPerDay; slot += 1) {
      const actual = values[day * slotsPerDay + slot] as number;
      if (Number.isNaN(actual) || (profile?.[slot] === 0 && actual === 0)) continue;
      points.actual.push(actual);
      points.lead.push(day - origin);
      for (const [known, forecast] of forecasts) known?.push(forecast(slot));
    }
  });
  return points;
};

interface Errors {
  absolute: number;
  signed: number;
  total: number;
}

interface Grains {
  readonly interval: Errors;
  readonly day: Errors;
  readonly week: Errors;
}

const noErrors = (): Errors => ({ absolute: 0, signed: 0, total: 0 });
const noGrains = (): Grains => ({ interval: noErrors(), day: noErrors(), week: noErrors() });
const add = (errors: Errors, error: number, actual: number): void => {
  errors.absolute += Math.abs(error);
  errors.signed += error;
  errors.total += actual;
};
const accuracyOf = ({ absolute, signed, total }: Errors): Accuracy =>
  total === 0 ? { wape: 0, bias: 0 } : { wape: absolute / total, bias: signed / total };
const byGrain = ({ interval, day, week }: Grains): AccuracyByGrain => ({
  byInterval: accuracyOf(interval),
  byDay: accuracyOf(day),
  byWeek: week.total === 0 ? null : accuracyOf(week),
});

/** How each method did at the past origins where it could be tried. */
export const accuracyOfMethods = (trials: readonly Points[]): MethodAccuracy[] =>
  methodChoices.flatMap((method) => {
    const all = noGrains();
    const leads = new Map<number, Grains>();
    for (const { actual, lead, of, days } of trials) {
      const forecasts = of[method];
      if (!forecasts) continue;
      /** Error and actual of each day, and of each week, of this origin. */
      const [ofDays, ofWeeks] = [new Map<number, [number, number]>(), new Map<number, [number, number]>()];
      actual.forEach((value, at) => {
        const [day, error] = [lead[at] ?? 0, (forecasts[at] ?? 0) - value];
        const weeks = Math.floor(day / 7);
        const ofLead = leads.get(weeks) ?? noGrains();
        leads.set(weeks, ofLead);
        add(all.interval, error, value);
        add(ofLead.interval, error, value);
        for (const [sums, key] of [
          [ofDays, day],
          [ofWeeks, weeks],
        ] as const) {
          const [errors, total] = sums.get(key) ?? [0, 0];
          sums.set(key, [errors + error, total + value]);
        }
      });
      for (const [day, [error, total]] of ofDays) {
        add(all.day, error, total);
        add((leads.get(Math.floor(day / 7)) ?? noGrains()).day, error, total);
      }
      for (const [weeks, [error, total]] of ofWeeks) {
        if ((weeks + 1) * 7 > days) continue;
        add(all.week, error, total);
        add((leads.get(weeks) ?? noGrains()).week, error, total);
      }
    }
    if (all.interval.total === 0) return [];
    return [
      {
        method,
        ...byGrain(all),
        leads: [...leads].sort(([one], [other]) => one - other).map(([weeks, of]) => ({ weeks, ...byGrain(of) })),
      },
    ];
  });
