import type { CoveredInterval } from "./coverage.ts";

/** Time in which people are missing, around where the most are. */
export interface CoverGap {
  readonly from: number;
  readonly to: number;
  /** As many as are missing at most; below nought. */
  readonly net: number;
}

/** Nobody covers a whole day: of a long stretch the hours around its worst interval. */
const around = 3_600_000;

/** The stretches in which people are missing, the worst first. */
export const gapsOf = (intervals: readonly CoveredInterval[], lengthMs: number): CoverGap[] => {
  const isShort = (interval: CoveredInterval | undefined): boolean => (interval?.net ?? 0) < 0;
  const gaps: CoverGap[] = [];
  for (let at = 0; at < intervals.length; at += 1) {
    if (!isShort(intervals[at])) continue;
    let end = at;
    while (isShort(intervals[end + 1])) end += 1;
    const stretch = intervals.slice(at, end + 1);
    const worst = stretch.reduce((least, one) => ((one.net ?? 0) < (least.net ?? 0) ? one : least));
    const [first, last] = [stretch[0]?.at ?? 0, (stretch.at(-1)?.at ?? 0) + lengthMs];
    gaps.push({
      from: Math.max(first, worst.at - around),
      to: Math.min(last, worst.at + lengthMs + around),
      net: worst.net ?? 0,
    });
    at = end;
  }
  return gaps.sort((one, other) => one.net - other.net);
};
