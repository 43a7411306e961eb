import { type MethodName, methodNames, type MethodTotals } from "./methods.ts";

/** What each method weighs; the weights sum to 1. */
export type Weights = Readonly<Record<MethodName, number>>;

/** Forecasts of one past origin beside what came, for days that were open and counted. */
export interface Trial {
  readonly actual: readonly number[];
  readonly totals: MethodTotals;
  /** In weeks before the series' end. */
  readonly age: number;
}

/** A trial's errors weigh half after so many weeks, so that a change of the series' nature is followed. */
const halfLifeWeeks = 8;

/**
 * Weights from how the methods did at past origins: those, none negative, that would have had the smallest squared error of the combination,
 * relative to the day, drawn towards weights by the methods' own errors while there is little to learn from.
 *
 * Source: Bates and Granger, Operational Research Quarterly 20 (1969) 451-468; the weights are found by exponentiated gradient
 * (Kivinen and Warmuth 1997).
 */
export const learnWeights = (trials: readonly Trial[], available: MethodTotals): Weights => {
  const names = methodNames.filter((name) =>
    [available, ...trials.map(({ totals }) => totals)].every((totals) => totals[name] !== null),
  );
  const errors: { weight: number; of: number[] }[] = [];
  for (const { actual, totals, age } of trials)
    actual.forEach((value, day) => {
      if (value <= 0) return;
      // A day that nobody foresaw tells nothing about the methods.
      const of = names.map((name) => Math.max(-0.5, Math.min(0.5, ((totals[name]?.[day] ?? 0) - value) / value)));
      errors.push({ weight: 0.5 ** (age / halfLifeWeeks), of });
    });
  const prior = priorOf(errors, names.length);
  const weights = errors.length === 0 ? prior : descend(errors, prior);
  const of = (name: MethodName): number => weights[names.indexOf(name)] ?? 0;
  return Object.fromEntries(methodNames.map((name) => [name, of(name)])) as Record<MethodName, number>;
};

/** A day's total from the methods' totals. */
export const combine = (totals: MethodTotals, weights: Weights, target: number): number =>
  methodNames.reduce((sum, name) => sum + weights[name] * (totals[name]?.[target] ?? 0), 0);

/** By the inverse of the squared mean squared error, which favours the better without trusting them alone. */
const priorOf = (errors: readonly { weight: number; of: number[] }[], count: number): number[] => {
  if (errors.length === 0) return new Array<number>(count).fill(1 / count);
  const squares = Array.from({ length: count }, (_, method) =>
    errors.reduce((sum, { weight, of }) => sum + weight * (of[method] ?? 0) ** 2, 1e-12),
  );
  return scaled(squares.map((square) => square ** -1));
};

const scaled = (values: readonly number[]): number[] => {
  const total = values.reduce((sum, value) => sum + value, 0);
  return values.map((value) => value / total);
};

const descend = (errors: readonly { weight: number; of: number[] }[], prior: readonly number[]): number[] => {
  const total = errors.reduce((sum, { weight }) => sum + weight, 0);
  // The covariance of the methods' errors.
  const products = prior.map((_, one) =>
    prior.map(
      (__, other) =>
        errors.reduce((sum, { weight, of }) => sum + weight * (of[one] ?? 0) * (of[other] ?? 0), 0) / total,
    ),
  );
  const scale = Math.max(1e-12, ...products.map((row, method) => row[method] ?? 0));
  let weights = [...prior];
  const rounds = 200;
  for (let round = 0; round < rounds; round += 1) {
    const gradient = weights.map(
      (_, one) => products[one]?.reduce((sum, product, other) => sum + product * (weights[other] ?? 0), 0) ?? 0,
    );
    weights = scaled(weights.map((weight, method) => weight * Math.exp((-0.5 * (gradient[method] ?? 0)) / scale)));
  }
  // Each method has about as many weights to learn as there are methods; days of one week err together.
  const trust = errors.length / (errors.length + 10 * prior.length);
  return weights.map((weight, method) => trust * weight + (1 - trust) * (prior[method] ?? 0));
};
