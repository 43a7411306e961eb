/** The value below which the share of the others lies. */
export const quantile = (values: readonly number[], share: number): number => {
  const sorted = values.toSorted((one, other) => one - other);
  const position = (sorted.length - 1) * share;
  const below = sorted[Math.floor(position)];
  const above = sorted[Math.ceil(position)];
  if (below === undefined || above === undefined) throw new Error("there are no values");
  return below + (above - below) * (position - Math.floor(position));
};

export const median = (values: readonly number[]): number => quantile(values, 0.5);

/** How often two samples of one source differ as much as these, or more: the two-sample Kolmogorov-Smirnov test. */
export const sameSource = (one: readonly number[], other: readonly number[]): number => {
  const effective = (one.length * other.length) / (one.length + other.length);
  const root = Math.sqrt(effective);
  // Stephens' correction brings the asymptotic distribution to small samples.
  return tailOfKolmogorov((root + 0.12 + 0.11 / root) * largestGap(one, other));
};

/** The largest distance of the two cumulative distributions. */
const largestGap = (one: readonly number[], other: readonly number[]): number => {
  const [left, right] = [one, other].map((values) => values.toSorted((a, b) => a - b));
  if (!left || !right) return 0;
  let gap = 0;
  let [i, j] = [0, 0];
  while (i < left.length && j < right.length) {
    const at = Math.min(left[i] ?? Infinity, right[j] ?? Infinity);
    while (i < left.length && (left[i] ?? Infinity) <= at) i += 1;
    while (j < right.length && (right[j] ?? Infinity) <= at) j += 1;
    gap = Math.max(gap, Math.abs(i / left.length - j / right.length));
  }
  return gap;
};

/** Its series does not settle for small arguments, where the value is 1 anyway. */
const certain = 0.2;

const tailOfKolmogorov = (lambda: number): number => {
  if (lambda < certain) return 1;
  let sum = 0;
  for (let k = 1; k <= 100; k += 1) sum += (k % 2 === 1 ? 2 : -2) * Math.exp(-2 * k * k * lambda * lambda);
  return Math.min(1, Math.max(0, sum));
};
