/** The value below which the share `p` of the values lies, between its neighbours in proportion; NaN of none. Sorts a copy. */
export const quantile = (values: Iterable<number>, p: number): number => {
  const sorted = Float64Array.from(values).sort();
  return quantileOfSorted(sorted, sorted.length, p);
};

/** The same of the first `count` values, which ascend. */
export const quantileOfSorted = (sorted: Float64Array, count: number, p: number): number => {
  const place = (count - 1) * p;
  const below = Math.floor(place);
  const low = sorted[below] ?? Number.NaN;
  const high = below + 1 < count ? (sorted[below + 1] ?? low) : low;
  return low + (high - low) * (place - below);
};

/** Inserts a value at its place among the first `count`, which ascend; NaN is left out. Returns how many they are then. */
export const insertSorted = (sorted: Float64Array, count: number, value: number): number => {
  if (Number.isNaN(value)) return count;
  let place = count;
  while (place > 0 && (sorted[place - 1] as number) > value) {
    sorted[place] = sorted[place - 1] as number;
    place -= 1;
  }
  sorted[place] = value;
  return count + 1;
};

/** Takes a value away that is among the first `count`, which ascend; NaN is not. Returns how many they are then. */
export const removeSorted = (sorted: Float64Array, count: number, value: number): number => {
  if (Number.isNaN(value)) return count;
  let place = 0;
  while (place < count && sorted[place] !== value) place += 1;
  for (; place + 1 < count; place += 1) sorted[place] = sorted[place + 1] as number;
  return count - 1;
};

export const median = (values: Iterable<number>): number => quantile(values, 0.5);

export const sum = (values: Iterable<number>): number => {
  let total = 0;
  for (const value of values) total += value;
  return total;
};

/** NaN of none. */
export const mean = (values: readonly number[]): number => sum(values) / values.length;

/** The standard deviation as the median absolute deviation shows it, which outliers do not move: 1.4826 · MAD. */
export const robustDeviation = (values: readonly number[]): number => {
  const centre = median(values);
  return 1.4826 * median(values.map((value) => Math.abs(value - centre)));
};
