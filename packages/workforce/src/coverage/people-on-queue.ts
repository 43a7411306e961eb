import type { Shift } from "../rules/roster.ts";

export interface CoveredGroup {
  readonly id: string;
  /** Who has it takes the group's contacts; everybody where none is given. */
  readonly skill?: string;
  /** People by interval, by which the time of those is shared who take contacts of several groups; null where it is not known. */
  readonly required: readonly (number | null)[];
}

export interface CoverageInput {
  /** Milliseconds since 1970, of the first interval. */
  readonly from: number;
  readonly intervalMinutes: number;
  readonly intervals: number;
  readonly groups: readonly CoveredGroup[];
  readonly shifts: Iterable<Shift>;
  readonly isOnQueue: (code: string) => boolean;
  /** Whether the person has a skill on the day of the shift. */
  readonly hasSkill: (shift: Shift, skill: string) => boolean;
}

const minute = 60_000;

/**
 * People on the queue by group and interval. A part of an interval counts in part. Who takes contacts of several groups counts for each by
 * what it requires of what all of them require in the interval, and in equal parts where nothing is required.
 */
export const peopleOnQueue = (input: CoverageInput): ReadonlyMap<string, Float64Array> => {
  const { from, intervalMinutes, intervals, groups, shifts, isOnQueue, hasSkill } = input;
  const length = intervalMinutes * minute;
  const people = groups.map(() => new Float64Array(intervals));
  const sharesOf = sharing(groups);
  for (const shift of shifts) {
    const end = shift.start + shift.minutes * minute;
    if (end <= from || shift.start >= from + intervals * length) continue;
    const shares = sharesOf(
      groups.flatMap(({ skill }, at) => (skill === undefined || hasSkill(shift, skill) ? [at] : [])),
    );
    const add = (start: number, until: number, sign: 1 | -1): void => {
      const first = Math.max(0, Math.floor((start - from) / length));
      for (let at = first; at < intervals && from + at * length < until; at += 1) {
        const begins = from + at * length;
        const worked = (sign * (Math.min(until, begins + length) - Math.max(start, begins))) / length;
        for (const [group, share] of shares(at)) {
          const covered = people[group] as Float64Array;
          covered[at] = (covered[at] ?? 0) + worked * share;
        }
      }
    };
    add(shift.start, end, 1);
    for (const { code, start, minutes } of shift.activities)
      if (!isOnQueue(code)) add(shift.start + start * minute, shift.start + (start + minutes) * minute, -1);
  }
  return new Map(groups.map(({ id }, at) => [id, people[at] ?? new Float64Array(intervals)]));
};

type Shares = readonly (readonly [group: number, share: number])[];

/** The shares of people by the groups that they serve; many people serve the same. */
const sharing = (groups: readonly CoveredGroup[]) => {
  const known = new Map<string, (at: number) => Shares>();
  const sharesOf = (served: readonly number[]): ((at: number) => Shares) => {
    const byInterval: Shares[] = [];
    return (at) =>
      (byInterval[at] ??= served.map((group) => {
        const need = served.reduce((sum, one) => sum + (groups[one]?.required[at] ?? 0), 0);
        return [group, need > 0 ? (groups[group]?.required[at] ?? 0) / need : 1 / served.length];
      }));
  };
  return (served: readonly number[]): ((at: number) => Shares) => {
    const key = served.join();
    const shares = known.get(key) ?? sharesOf(served);
    known.set(key, shares);
    return shares;
  };
};
