import type { SimulationInput } from "./model.ts";

/** Counts for each interval in which contacts came. */
export interface IntervalCounts {
  readonly offered: Uint32Array;
  readonly answered: Uint32Array;
  /** Answered within the target. */
  readonly answeredInLevel: Uint32Array;
  readonly abandoned: Uint32Array;
  /** Of those answered and abandoned together. */
  readonly waitSeconds: Float64Array;
  readonly handleSeconds: Float64Array;
}

export interface SkillResult {
  readonly offered: number;
  readonly answered: number;
  readonly abandoned: number;
  /** Of those offered; those who hang up in time are not counted as answered. 1 where nobody came. */
  readonly serviceLevel: number;
  readonly abandonRate: number;
  /** Over all who came. Nobody served for ever waits Infinity. */
  readonly averageWaitSeconds: number;
  readonly intervals: IntervalCounts;
}

export interface GroupResult {
  /** Time on contacts over time present. */
  readonly occupancy: number;
  readonly busySeconds: number;
}

export interface SimulationResult {
  readonly skills: readonly SkillResult[];
  readonly groups: readonly GroupResult[];
}

export const createTally = (
  { skills, groups, intervalSeconds, warmUpIntervals = 0 }: SimulationInput,
  intervals: number,
) => {
  const counts = skills.map((): IntervalCounts => ({
    offered: new Uint32Array(intervals),
    answered: new Uint32Array(intervals),
    answeredInLevel: new Uint32Array(intervals),
    abandoned: new Uint32Array(intervals),
    waitSeconds: new Float64Array(intervals),
    handleSeconds: new Float64Array(intervals),
  }));
  const busy = new Float64Array(groups.length);
  const present = new Float64Array(groups.length);
  const [begin, end] = [warmUpIntervals * intervalSeconds, intervals * intervalSeconds];
  const add = (values: Uint32Array | Float64Array, interval: number, value: number): void => {
    values[interval] = (values[interval] as number) + value;
  };
  const of = (skill: number): IntervalCounts => counts[skill] as IntervalCounts;
  return {
    offer: (skill: number, interval: number): void => add(of(skill).offered, interval, 1),
    answer: (skill: number, interval: number, waited: number, inLevel: boolean, handle: number): void => {
      const own = of(skill);
      add(own.answered, interval, 1);
      if (inLevel) add(own.answeredInLevel, interval, 1);
      add(own.waitSeconds, interval, waited);
      add(own.handleSeconds, interval, handle);
    },
    abandon: (skill: number, interval: number, waited: number): void => {
      add(of(skill).abandoned, interval, 1);
      add(of(skill).waitSeconds, interval, waited);
    },
    staff: (group: number, interval: number, agents: number): void => {
      if (interval >= warmUpIntervals) add(present, group, agents * intervalSeconds);
    },
    /** Work outside the time that is counted does not enter the occupancy. */
    work: (group: number, from: number, seconds: number): void =>
      add(busy, group, Math.max(0, Math.min(end, from + seconds) - Math.max(begin, from))),
    result: (): SimulationResult => ({
      skills: counts.map((own) => summaryOf(own, warmUpIntervals)),
      groups: groups.map((_, group) => {
        const busySeconds = busy[group] as number;
        return {
          busySeconds,
          occupancy: busySeconds === 0 ? 0 : Math.min(1, busySeconds / (present[group] as number)),
        };
      }),
    }),
  };
};

const summaryOf = (intervals: IntervalCounts, from: number): SkillResult => {
  const total = (values: Uint32Array | Float64Array): number => {
    let sum = 0;
    for (let interval = from; interval < values.length; interval += 1) sum += values[interval] as number;
    return sum;
  };
  const [offered, answered, abandoned] = [
    total(intervals.offered),
    total(intervals.answered),
    total(intervals.abandoned),
  ];
  const shareOf = (count: number, ofNone: number): number => (offered === 0 ? ofNone : count / offered);
  return {
    offered,
    answered,
    abandoned,
    serviceLevel: shareOf(total(intervals.answeredInLevel), 1),
    abandonRate: shareOf(abandoned, 0),
    averageWaitSeconds: shareOf(total(intervals.waitSeconds), 0),
    intervals,
  };
};
