import type { Shift } from "../rules/roster.ts";
import { shareEvenly } from "./share-evenly.ts";

export interface CoveredGroup {
  readonly id: string;
  /** Agents who have it take the group's contacts; everybody does where none is given. */
  readonly skill?: string;
  /** People by interval, by which those are shared who take contacts of several groups; null where it is not known. */
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
 * People on the queue by group and interval. A part of an interval counts in part. Who takes contacts of several groups is shared among
 * them so that all are served as evenly as skills allow (`shareEvenly`).
 */
export const peopleOnQueue = (input: CoverageInput): ReadonlyMap<string, Float64Array> => {
  const { from, intervals, groups } = input;
  const pools = countPools(input, from + intervals * input.intervalMinutes * minute);
  const people = groups.map(() => new Float64Array(intervals));
  for (let at = 0; at < intervals; at += 1) {
    const present = pools.map(({ groups: served, counts }) => ({ groups: served, people: counts[at] ?? 0 }));
    const shared = shareEvenly(
      present,
      groups.map(({ required }) => required[at] ?? 0),
    );
    people.forEach((counts, group) => (counts[at] = shared[group] ?? 0));
  }
  return new Map(groups.map(({ id }, at) => [id, people[at] ?? new Float64Array(intervals)]));
};

interface CountedPool {
  readonly groups: readonly number[];
  /** People by interval. */
  readonly counts: Float64Array;
}

/** People on the queue by interval, those together who take contacts of the same groups. */
const countPools = (input: CoverageInput, to: number): readonly CountedPool[] => {
  const { from, intervals, groups, shifts, isOnQueue, hasSkill } = input;
  const length = input.intervalMinutes * minute;
  const pools = new Map<string, CountedPool>();
  for (const shift of shifts) {
    const end = shift.start + shift.minutes * minute;
    if (end <= from || shift.start >= to) continue;
    const served = groups.flatMap(({ skill }, at) => (skill === undefined || hasSkill(shift, skill) ? [at] : []));
    const key = served.join();
    const { counts } = pools.get(key) ?? { counts: new Float64Array(intervals) };
    pools.set(key, { groups: served, counts });
    const add = (start: number, until: number, sign: 1 | -1): void => {
      const first = Math.max(0, Math.floor((start - from) / length));
      for (let at = first; at < intervals && from + at * length < until; at += 1) {
        const begins = from + at * length;
        const worked = (sign * (Math.min(until, begins + length) - Math.max(start, begins))) / length;
        counts[at] = (counts[at] ?? 0) + worked;
      }
    };
    add(shift.start, end, 1);
    for (const { code, start, minutes } of shift.activities)
      if (!isOnQueue(code)) add(shift.start + start * minute, shift.start + (start + minutes) * minute, -1);
  }
  return [...pools.values()];
};
