import type { AgentRules, Roster } from "../rules/agent-rules.ts";
import type { Activity, PlanShift, Shift } from "../rules/roster.ts";

/** Each activity in the middle of its window, or after the one before it. */
export const placedActivities = (activities: PlanShift["activities"], minutes: number): Activity[] => {
  let free = 0;
  return activities
    .filter(({ minShiftMinutes = 0 }) => minutes >= minShiftMinutes)
    .toSorted((one, other) => one.window.from - other.window.from)
    .map(({ code, window, minutes: length }) => {
      const middle = Math.round((window.from + window.to) / 10) * 5;
      const start = Math.max(free, Math.min(window.to, Math.max(window.from, middle)));
      free = start + length;
      return { code, start, minutes: length };
    });
};

/** The start that a kind of shift allows and that is nearest to a time, in minutes of the day. */
const nearestStart = ({ start: { from, to, step } }: PlanShift, time: number): number => {
  const steps = Math.max(1, step);
  const last = from + Math.floor((to - from) / steps) * steps;
  return Math.min(last, Math.max(from, from + Math.round((time - from) / steps) * steps));
};

/**
 * The shift with its activities that somebody's plan has on a local day and that begins nearest to a time, in minutes of the day; null
 * where the plan has none.
 */
export const planShift = (
  roster: Roster,
  agentId: string,
  { day, time, newId }: { readonly day: number; readonly time: number; readonly newId: string },
): Shift | null => {
  const rules: AgentRules | undefined = roster.agents.get(agentId);
  if (!rules) return null;
  const { clock } = rules;
  const weekday = clock.weekdayOf(day);
  const [nearest] = (rules.planOn(day)?.shifts ?? [])
    .filter(({ weekdays }) => weekdays.includes(weekday))
    .map((kind) => ({ kind, start: nearestStart(kind, time) }))
    .sort((one, other) => Math.abs(one.start - time) - Math.abs(other.start - time));
  if (!nearest) return null;
  const { length, activities } = nearest.kind;
  return {
    id: newId,
    agent: agentId,
    start: clock.momentOf(day, nearest.start),
    minutes: length.min,
    activities: placedActivities(activities, length.min),
  };
};
