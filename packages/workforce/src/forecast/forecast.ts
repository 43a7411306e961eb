import { localDays } from "../calendar/local-days.ts";
import { type Control, reportProgress } from "../support/control.ts";
import { checkNumber, InputError } from "../support/input-error.ts";
import { learnWeights, type Weights } from "./combine.ts";
import { arrangeByDay, type DailyHistory } from "./daily-history.ts";
import { type Accuracy, type MethodAccuracy, type MethodChoice, slotForecasts } from "./method-accuracy.ts";
import { forecastTotals, type MethodName, methodNames } from "./methods.ts";
import { checkSeries, type SeriesInput } from "./series.ts";
import { type Band, rangeOf, tryPastOrigins } from "./rolling-origin.ts";

export interface ForecastInput extends SeriesInput {
  /** Local days to forecast, from the first after the last one with a value. */
  readonly horizonDays: number;
  /** A whole number. The same input and seed give the same forecast; today's methods draw nothing at random. */
  readonly seed: number;
  /** A method that is used alone; by default the combination. */
  readonly method?: MethodChoice;
}

export interface ForecastResult {
  /** The local date of the first forecast day; its first value is that of local midnight. */
  readonly start: string;
  /** Expected contacts for each interval; 0 on closed days and outside opening hours. */
  readonly mean: number[];
  /** Eight in ten actual values are expected from `lower` to `upper`. */
  readonly lower: number[];
  readonly upper: number[];
  /** How the forecast came about: the combination and its heaviest part. */
  readonly method: string;
  readonly report: ForecastReport;
}

export interface ForecastReport {
  /** What each method weighs in the combination, heaviest first; together 1. */
  readonly weights: readonly { readonly method: MethodName; readonly weight: number }[];
  /** The method that was used: the combination instead of one that the history is too short for. */
  readonly method: MethodChoice;
  /** At past origins, over intervals, the combination beside the naive methods; null where the history is too short to try. */
  readonly accuracy: {
    readonly combination: Accuracy;
    readonly sameWeekdayLastWeek: Accuracy;
    readonly meanOf8Weeks: Accuracy;
  } | null;
  /** At past origins, each method that could be tried. */
  readonly methods: readonly MethodAccuracy[];
  /** The share of past actual values within the band; null where the history is too short to try. */
  readonly coverage: number | null;
  /** How wide the 80 % band is, for `rangeOf`. */
  readonly band: Band;
  /** How many past origins were tried. */
  readonly origins: number;
  /** Days of history that were open and known. */
  readonly openDays: number;
  /** What a reader of the forecast should know. */
  readonly remarks: readonly ForecastRemark[];
}

export type ForecastRemark = "short-history" | "no-yearly-season" | "missing-days" | "method-not-available";

const longestHorizon = 550;

/**
 * Forecasts contacts offered: a daily total times the course of the day. The total combines methods (calendar regression on the
 * logarithm, the same with a smoothed level, a damped trend or last year's season, and the naive ones) with weights learnt at past
 * origins of this series; the course is a median over like days. A planner may choose one method instead.
 *
 * Source: docs/decisions/0061.
 *
 * @throws InputError naming the field that is missing, negative, absurd or no number
 * @throws CancelledError
 */
export const forecast = (input: ForecastInput, control: Control = {}): ForecastResult => {
  const { horizonDays, seed } = input;
  checkNumber(horizonDays, "horizonDays", { min: 1, max: longestHorizon, whole: true });
  checkNumber(seed, "seed", { whole: true });
  const { start, known } = checkSeries(input);
  reportProgress(control, 0);
  const calendar = localDays(start, input.zone, input.intervalMinutes, { days: known + horizonDays });
  const history = arrangeByDay(calendar, known, input.values, new Set(input.closedDays));
  const openDays = history.totals.reduce((count, total) => count + (Number.isNaN(total) ? 0 : 1), 0);
  if (openDays === 0)
    throw new InputError("values", "hold no day to learn from; import at least one open day, better a year");

  const targets = Array.from({ length: horizonDays }, (_, index) => known + index);
  const totals = forecastTotals(history, known, targets);
  const wanted = input.method ?? "combination";
  const method = wanted !== "combination" && totals[wanted] === null ? "combination" : wanted;
  const tried = tryPastOrigins(history, { horizonDays, method }, control);
  const weights = method === "combination" ? learnWeights(tried.trials, totals) : only(method);
  const forecastOf = slotForecasts(history, known, totals, weights);
  const mean = targets.flatMap((day, target) => {
    const slots = calendar.days[day]?.slots ?? [];
    const ofSlot = forecastOf(method, day, target);
    return slots.map((slot) => (history.closed[day] ? 0 : ofSlot(slot)));
  });
  reportProgress(control, 1);
  return {
    start: calendar.days[known]?.date ?? "",
    mean,
    lower: mean.map((value) => rangeOf(value, tried.band).lower),
    upper: mean.map((value) => rangeOf(value, tried.band).upper),
    method: method === "combination" ? methodOf(weights) : method,
    report: {
      weights: ranked(weights),
      method,
      accuracy: besideNaive(tried.methods),
      methods: tried.methods,
      coverage: tried.coverage,
      band: tried.band,
      origins: tried.trials.length,
      openDays,
      remarks: [...remarksOn(history, openDays), ...(method === wanted ? [] : (["method-not-available"] as const))],
    },
  };
};

const only = (method: MethodName): Weights =>
  Object.fromEntries(methodNames.map((name) => [name, name === method ? 1 : 0])) as Record<MethodName, number>;

const besideNaive = (methods: readonly MethodAccuracy[]): ForecastReport["accuracy"] => {
  const of = (method: MethodChoice) => methods.find((one) => one.method === method)?.byInterval;
  const [combination, lastWeek, eightWeeks] = [of("combination"), of("same-weekday-last-week"), of("mean-of-8-weeks")];
  return combination && lastWeek && eightWeeks
    ? { combination, sameWeekdayLastWeek: lastWeek, meanOf8Weeks: eightWeeks }
    : null;
};

const ranked = (weights: Weights) =>
  methodNames
    .map((method) => ({ method, weight: weights[method] }))
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);

const methodOf = (weights: Weights): string => {
  const [first] = ranked(weights);
  return `combination; ${first?.method ?? "none"} weighs ${Math.round(100 * (first?.weight ?? 0))} %`;
};

const remarksOn = ({ known, totals, closed, days }: DailyHistory, openDays: number): ForecastRemark[] => {
  const opens = new Set(
    [...totals.keys()].filter((day) => !Number.isNaN(totals[day])).map((day) => days[day]?.weekday),
  );
  const missing = [...totals.keys()].filter(
    (day) => Number.isNaN(totals[day]) && !closed[day] && opens.has(days[day]?.weekday),
  );
  return [
    ...(known < 56 ? (["short-history"] as const) : []),
    ...(known < 385 ? (["no-yearly-season"] as const) : []),
    ...(missing.length > openDays / 20 ? (["missing-days"] as const) : []),
  ];
};
