interface Span {
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly start: number;
  readonly end: number;
}

/** Bars that overlap stand in lanes, one below the other: the lane of each, from 0, and how many there are. */
export const lanesOf = (bars: readonly Span[]): { laneOf: ReadonlyMap<string, number>; count: number } => {
  const laneOf = new Map<string, number>();
  const ends: number[] = [];
  for (const { id, start, end } of bars.toSorted((a, b) => a.start - b.start || b.end - a.end)) {
    const free = ends.findIndex((busyUntil) => busyUntil <= start);
    const lane = free < 0 ? ends.length : free;
    ends[lane] = end;
    laneOf.set(id, lane);
  }
  return { laneOf, count: Math.max(1, ends.length) };
};
