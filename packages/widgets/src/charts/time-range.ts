const aWeek = 7 * 24 * 60 * 60;

interface Drawing {
  /** Seconds for which each value holds. */
  readonly holds: number | undefined;
  readonly hasBars: boolean;
}

/** What the time axis shows, in seconds: room for whole bars at both ends, and a week around an instant that is alone. */
export const timeRange = (
  instants: ArrayLike<number>,
  low: number,
  high: number,
  { holds, hasBars }: Drawing,
): [number, number] => {
  if (holds !== undefined) return [low, high + holds];
  const [alone] = instants.length === 1 ? [instants[0]] : [];
  // uPlot would show years around it.
  if (alone !== undefined) return [alone - aWeek / 2, alone + aWeek / 2];
  const half = hasBars ? (high - low) / Math.max(1, instants.length - 1) / 2 : 0;
  return [low - half, high + half];
};
