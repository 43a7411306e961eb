const aWeek = 7 * 24 * 60 * 60;

interface Drawing {
  /** Seconds for which each value holds. */
  readonly holds: number | undefined;
  /** Seconds from one bar to the next, at the least; 0 without bars. */
  readonly barStep: number;
}

/** What the time axis shows, in seconds: room for whole bars at both ends, and a week around an instant that is alone. */
export const timeRange = (
  instants: ArrayLike<number>,
  low: number,
  high: number,
  { holds, barStep }: Drawing,
): [number, number] => {
  if (holds !== undefined) return [low, high + holds];
  const [alone] = instants.length === 1 ? [instants[0]] : [];
  // uPlot would show years around it.
  if (alone !== undefined) return [alone - aWeek / 2, alone + aWeek / 2];
  return [low - barStep / 2, high + barStep / 2];
};
