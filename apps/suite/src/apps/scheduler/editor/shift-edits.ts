import { planShift, type Roster } from "@evolve/workforce";
import type { EditedShift } from "./draft-state.ts";

type Change = readonly [id: string, shift: EditedShift | null];
type Activity = EditedShift["activities"][number];

const minute = 60_000;

/** An activity over a part of a shift, in place of what was there; null is work on the queue. */
export const painted = (shift: EditedShift, code: string | null, from: number, to: number): EditedShift => {
  const start = Math.max(0, Math.round((from - shift.start) / minute));
  const end = Math.min(shift.minutes, Math.round((to - shift.start) / minute));
  if (end <= start) return shift;
  const left = shift.activities.flatMap((activity): Activity[] => {
    const until = activity.start + activity.minutes;
    if (until <= start || activity.start >= end) return [activity];
    return [
      ...(activity.start < start ? [{ ...activity, minutes: start - activity.start }] : []),
      ...(until > end ? [{ ...activity, start: end, minutes: until - end }] : []),
    ];
  });
  const added = code === null ? [] : [{ code, start, minutes: end - start }];
  return { ...shift, activities: [...left, ...added].sort((one, other) => one.start - other.start) };
};

/** Two shifts of one, at a time within it; an activity that lies over that time is divided too. */
export const split = (shift: EditedShift, at: number, newId: string): Change[] => {
  const first = Math.round((at - shift.start) / minute);
  if (first <= 0 || first >= shift.minutes) return [];
  const part = (from: number, to: number): Activity[] =>
    shift.activities.flatMap((activity) => {
      const start = Math.max(from, activity.start);
      const end = Math.min(to, activity.start + activity.minutes);
      return end > start ? [{ ...activity, start: start - from, minutes: end - start }] : [];
    });
  const { minutes } = shift;
  return [
    [shift.id, { ...shift, minutes: first, activities: part(0, first) }],
    [
      newId,
      {
        ...shift,
        id: newId,
        start: at,
        minutes: minutes - first,
        activities: part(first, minutes),
        reason: null,
      },
    ],
  ];
};

/** The same shift for somebody on another day, at the same time by the clock of the place. */
export const pasted = (
  shift: EditedShift,
  { agentId, day, clock, newId }: { agentId: string; day: number; clock: Roster["clock"]; newId: string },
): Change => [
  newId,
  {
    ...shift,
    id: newId,
    agentId,
    start: clock.momentOf(day, clock.timeOf(shift.start)),
    isLocked: false,
    reason: null,
  },
];

interface Place {
  readonly agentId: string;
  /** The number of a local day, and minutes of it. */
  readonly day: number;
  readonly time: number;
  readonly newId: string;
}

/** A new shift as the person's plan has it that day, near a time; eight hours from that time on where the plan has none. */
export const added = (rules: Roster, { agentId, day, time, newId }: Place): EditedShift => {
  const clock = rules.agents.get(agentId)?.clock ?? rules.clock;
  const planned = planShift(rules, agentId, { day, time, newId });
  return {
    id: newId,
    agentId,
    start: planned?.start ?? clock.momentOf(day, time),
    minutes: planned?.minutes ?? 480,
    activities: planned?.activities.map((activity) => ({ ...activity })) ?? [],
    isLocked: false,
    reason: null,
  };
};

/** Two people work each other's shift. A shift keeps its agent, so both are new ones. */
export const swapped = (one: EditedShift, other: EditedShift, ids: readonly [string, string]): Change[] => [
  [one.id, null],
  [other.id, null],
  [ids[0], { ...other, id: ids[0], agentId: one.agentId, reason: null }],
  [ids[1], { ...one, id: ids[1], agentId: other.agentId, reason: null }],
];

/** A shift for somebody else. */
export const handedOver = (shift: EditedShift, agentId: string, newId: string): Change[] => [
  [shift.id, null],
  [newId, { ...shift, id: newId, agentId, reason: null }],
];
