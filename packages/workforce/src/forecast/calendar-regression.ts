import { CholeskyDecomposition, Matrix } from "ml-matrix";
import { robustDeviation } from "../support/statistics.ts";
import type { DailyHistory } from "./daily-history.ts";

/** A day's weight in the regression halves with so many days of age. */
const halfLifeDays = 60;
/** Older days weigh less than two per cent and are left out. */
const windowDays = 360;
/** Residuals beyond so many deviations count less: Huber's function, 95 % efficient for a normal distribution. */
const huber = 1.345;
const rounds = 5;

/*
 * Columns: the level, seven weekdays, 31 days of the month, the last three days of a month, and the days around a closure.
 * All but the level are shrunk towards 0 as if so many days had been seen without the effect, which matters for those that
 * are seldom seen; the effect of a day of the month also towards those of its neighbours. The first day after a closure is hardly
 * shrunk: it explains most of what Mondays are where weekends are closed.
 */
const level = 0;
const weekdays = 1;
const monthDays = 8;
const monthEnds = 39;
const closures = 42;
const columns = 45;
const neighbours = 2;

const shrinkage = (column: number): number => {
  if (column === level) return 1e-6;
  if (column < monthDays) return 1;
  return column < closures ? 0.5 : 0.1;
};

export interface CalendarFit {
  /** ln(1 + total) that the calendar explains, for any day. */
  readonly explain: (day: number) => number;
  /** For each known day before the origin, what the calendar does not explain; NaN where the day has no total. */
  readonly residuals: Float64Array;
  /** Of the residuals, robust. */
  readonly deviation: number;
}

/**
 * A regression of the logarithm of the daily total on the calendar: weekday, day of the month, month's end, days before and after
 * a closure. Robust by reweighting (Huber 1981), recent days weigh more, effects seldom seen are shrunk (ridge).
 */
export const fitCalendar = (history: DailyHistory, origin: number): CalendarFit => {
  const { totals } = history;
  const features = history.days.map((_, day) => featuresOf(history, day));
  const rows: number[] = [];
  for (let day = Math.max(0, origin - windowDays); day < origin; day += 1)
    if (!Number.isNaN(totals[day])) rows.push(day);
  const age = rows.map((day) => 0.5 ** ((origin - day) / halfLifeDays));
  let weights = age;
  let coefficients: Float64Array = new Float64Array(columns);
  const explain = (day: number): number =>
    (features[day] ?? []).reduce((sum, column) => sum + (coefficients[column] as number), 0);
  let deviation = 0;
  for (let round = 0; round < rounds; round += 1) {
    coefficients = solve(rows, weights, features, totals);
    const errors = rows.map((day) => Math.log1p(totals[day] as number) - explain(day));
    deviation = Math.max(1e-6, robustDeviation(errors));
    weights = errors.map((error, row) => (age[row] ?? 0) * Math.min(1, (huber * deviation) / Math.abs(error)));
  }
  const residuals = new Float64Array(origin);
  for (let day = 0; day < origin; day += 1) residuals[day] = Math.log1p(totals[day] as number) - explain(day);
  return { explain, residuals, deviation };
};

/** The columns that are 1 for a day; the others are 0. */
const featuresOf = ({ days, closed }: DailyHistory, day: number): readonly number[] => {
  const local = days[day];
  if (!local) return [];
  const columns = [level, weekdays + local.weekday, monthDays + local.dayOfMonth - 1];
  if (local.daysToMonthEnd < 3) columns.push(monthEnds + local.daysToMonthEnd);
  if (closed[day - 1]) columns.push(closures);
  else if (closed[day - 2]) columns.push(closures + 1);
  if (closed[day + 1]) columns.push(closures + 2);
  return columns;
};

/** Weighted ridge regression by the normal equations, which are positive definite. */
const solve = (
  rows: readonly number[],
  weights: readonly number[],
  features: readonly (readonly number[])[],
  totals: Float64Array,
): Float64Array => {
  const normal = Matrix.zeros(columns, columns);
  const right = Matrix.zeros(columns, 1);
  for (let column = 0; column < columns; column += 1) normal.set(column, column, shrinkage(column));
  for (let column = monthDays; column < monthEnds - 1; column += 1) tie(normal, column, column + 1);
  rows.forEach((day, row) => {
    const weight = weights[row] ?? 0;
    const target = Math.log1p(totals[day] as number);
    const own = features[day] ?? [];
    for (const one of own) {
      right.set(one, 0, right.get(one, 0) + weight * target);
      for (const other of own) normal.set(one, other, normal.get(one, other) + weight);
    }
  });
  return Float64Array.from(new CholeskyDecomposition(normal).solve(right).to1DArray());
};

/** Adds the penalty on the squared difference of two coefficients. */
const tie = (normal: Matrix, one: number, other: number): void => {
  for (const column of [one, other]) normal.set(column, column, normal.get(column, column) + neighbours);
  normal.set(one, other, normal.get(one, other) - neighbours);
  normal.set(other, one, normal.get(other, one) - neighbours);
};
