import type { CoverageGroup } from "@evolve/contracts/schedule-coverage";
import { missingHours, peopleOnQueue, type Roster, scheduledLevel } from "@evolve/workforce";
import type { EditedShift } from "./draft-state.ts";
import { engineShift } from "./violations.ts";

/** Of one planning group and interval; null where it is not known. */
export interface CoveredInterval {
  readonly at: number;
  /** People to schedule, people scheduled, and what those are above that. */
  readonly required: number | null;
  readonly scheduled: number;
  /** People-hours that are missing, as generation counts them; 0 where the requirement is not known. */
  readonly missingHours: number;
  readonly net: number | null;
  /** The share answered within the goal's time, with the people scheduled. */
  readonly level: number | null;
}

const minute = 60_000;
const tenths = (value: number): number => Math.round(value * 10) / 10;

interface Scheduled {
  /** Milliseconds since 1970, of the first interval. */
  readonly from: number;
  readonly groups: readonly CoverageGroup[];
  readonly rules: Roster;
  readonly shifts: Iterable<EditedShift>;
  readonly isOnQueue: (code: string) => boolean;
}

/** How a planning group is covered by shifts, for each interval that its requirement was read for. */
export const coverageOf = (
  group: CoverageGroup,
  { from, groups, rules, shifts, isOnQueue }: Scheduled,
): CoveredInterval[] => {
  const { intervalMinutes, terms } = group;
  const people = peopleOnQueue({
    from,
    intervalMinutes,
    intervals: group.required.length,
    groups: groups.map(({ id, skillId, onQueue }) => ({
      id,
      required: onQueue,
      ...(skillId !== null && { skill: skillId }),
    })),
    shifts: [...shifts].map(engineShift),
    isOnQueue,
    hasSkill: ({ agent, start }, skill) => {
      const own = rules.agents.get(agent);
      return own?.hasSkill(skill, own.clock.dayOf(start)) ?? false;
    },
  }).get(group.id);
  return group.required.map((required, index) => {
    const held = people?.[index] ?? 0;
    const scheduled = tenths(held);
    const hasLevel = terms !== null && group.isOpen[index] === true;
    return {
      at: from + index * intervalMinutes * minute,
      required,
      scheduled,
      missingHours: missingHours([held], [required], intervalMinutes),
      net: required === null ? null : tenths(scheduled - required),
      level: hasLevel
        ? scheduledLevel({
            ...terms,
            arrivals: group.contacts[index] ?? 0,
            handleSeconds: group.handleSeconds[index] ?? 0,
            shrinkage: group.shrinkage[index] ?? 0,
            intervalSeconds: intervalMinutes * 60,
            people: held,
          })
        : null,
    };
  });
};

/** Where the most people are missing; null where nobody is. */
export const shortestOf = (intervals: readonly CoveredInterval[]): CoveredInterval | null =>
  intervals.reduce<CoveredInterval | null>(
    (worst, one) => ((one.net ?? 0) < Math.min(0, worst?.net ?? 0) ? one : worst),
    null,
  );
