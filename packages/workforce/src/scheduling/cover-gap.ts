import type { AgentRules, Roster } from "../rules/agent-rules.ts";
import { endOf } from "../rules/agent-rules.ts";
import type { PlanShift, Shift } from "../rules/roster.ts";
import type { Violation } from "../rules/violation.ts";
import { addedErrors, shiftsByAgent } from "./find-cover.ts";
import { placedActivities } from "./plan-shift.ts";

/** Time in which people are missing. */
export interface Gap {
  /** Milliseconds since 1970; the end is no longer part of it. */
  readonly from: number;
  readonly to: number;
  readonly skill?: string;
}

/** What somebody would work to cover a gap, or why that is nothing. */
export interface GapCover {
  readonly agent: string;
  /** A new shift, or a longer one in place of that with the same id; null with an obstacle. */
  readonly shift: Shift | null;
  /** Rules that it would break, or break by more than they are already. */
  readonly broken: readonly Violation[];
  /** `at-work`: is there already. `no-such-shift`: the plan has none that covers the gap. */
  readonly obstacle: "no-skill" | "at-work" | "no-plan" | "no-such-shift" | null;
}

const minute = 60_000;

/**
 * Who can cover a gap, by a longer shift or, on a day off, by one of the plan: those who break no rule first, then by how many they
 * break, last those who cannot.
 *
 * @param shifts the schedule, with the weeks around it
 * @param newId names a new shift
 */
export const coverGap = (roster: Roster, gap: Gap, shifts: readonly Shift[], newId: () => string): GapCover[] => {
  const byAgent = shiftsByAgent(shifts);
  return [...roster.agents.values()]
    .map((rules) => coverBy(roster, rules, gap, byAgent.get(rules.agent.id) ?? [], newId))
    .sort((one, other) => rank(one) - rank(other) || (one.agent < other.agent ? -1 : 1));
};

const rank = ({ obstacle, broken }: GapCover): number => (obstacle === null ? broken.length : 1_000);

const coverBy = (
  roster: Roster,
  rules: AgentRules,
  { from, to, skill }: Gap,
  own: readonly Shift[],
  newId: () => string,
): GapCover => {
  const agent = rules.agent.id;
  const { clock } = rules;
  const day = clock.dayOf(from);
  const cannot = (obstacle: GapCover["obstacle"]): GapCover => ({ agent, shift: null, broken: [], obstacle });
  if (skill !== undefined && !rules.hasSkill(skill, day)) return cannot("no-skill");
  if (own.some((shift) => shift.start <= from && endOf(shift) >= to)) return cannot("at-work");
  const held = own.filter(
    (shift) => (clock.dayOf(shift.start) === day || (shift.start < to && endOf(shift) > from)) && shift.locked !== true,
  );
  const plan = rules.planOn(day);
  if (held.length === 0 && plan === null) return cannot("no-plan");
  const weekday = clock.weekdayOf(day);
  const candidates =
    held.length > 0
      ? held.map((shift) => longer(shift, from, to))
      : (plan?.shifts ?? [])
          .filter(({ weekdays }) => weekdays.includes(weekday))
          .flatMap((kind) => shiftOf(rules, kind, day, { from, to }, newId) ?? []);
  const found = candidates
    .map((shift) => ({
      shift,
      broken: addedErrors(roster, agent, own, [...own.filter(({ id }) => id !== shift.id), shift]),
    }))
    .sort((one, other) => one.broken.length - other.broken.length || one.shift.minutes - other.shift.minutes)[0];
  return found ? { agent, ...found, obstacle: null } : cannot("no-such-shift");
};

/** A shift that reaches over the gap too; its activities stay at their times. */
const longer = (shift: Shift, from: number, to: number): Shift => {
  const start = Math.min(shift.start, from);
  const by = (shift.start - start) / minute;
  return {
    ...shift,
    start,
    minutes: (Math.max(endOf(shift), to) - start) / minute,
    activities: shift.activities.map((activity) => ({ ...activity, start: activity.start + by })),
  };
};

/** The shortest shift of a kind that covers the gap and begins as late as it may. */
const shiftOf = (
  { agent, clock }: AgentRules,
  { start, length, activities }: PlanShift,
  day: number,
  { from, to }: Gap,
  newId: () => string,
): Shift | null => {
  const wanted = clock.timeOf(from);
  const latest = start.from + Math.floor((Math.min(start.to, wanted) - start.from) / start.step) * start.step;
  if (latest < start.from) return null;
  for (let minutes = length.min; minutes <= length.max; minutes += Math.max(1, length.step)) {
    const begins = clock.momentOf(day, latest);
    if (begins <= from && begins + minutes * minute >= to)
      return {
        id: newId(),
        agent: agent.id,
        start: begins,
        minutes,
        activities: placedActivities(activities, minutes),
      };
  }
  return null;
};
