import type { TimelineBar, TimelineTone } from "@evolve/widgets/timeline";
import type { EditedShift } from "./draft-state.ts";
import type { RosterAnswer } from "./use-editor.ts";

type Code = RosterAnswer["codes"][number];

/** By kind of activity. */
export const activityTones: Readonly<Record<string, TimelineTone>> = {
  onQueue: "blue",
  break: "amber",
  meal: "neutral",
  meeting: "violet",
  training: "green",
  offQueue: "teal",
  timeOff: "brown",
  unavailable: "red",
};

interface BarWords {
  readonly shift: string;
  readonly unknown: string;
}

/** Makes bars of shifts, with their activities upon them; the same shift is the same bar, so that its row is not drawn again. */
export const barMaker = (codes: ReadonlyMap<string, Code>, words: BarWords): ((shift: EditedShift) => TimelineBar) => {
  const made = new WeakMap<EditedShift, TimelineBar>();
  const barOf = ({ id, agentId, start, minutes, activities, isLocked }: EditedShift): TimelineBar => ({
    id,
    rowId: agentId,
    start,
    end: start + minutes * 60_000,
    label: words.shift,
    tone: "blue",
    isLocked,
    parts: activities.map((activity) => {
      const code = codes.get(activity.code);
      const begins = start + activity.start * 60_000;
      return {
        id: `${id} ${activity.start}`,
        start: begins,
        end: begins + activity.minutes * 60_000,
        label: code?.name ?? words.unknown,
        tone: activityTones[code?.kind ?? ""] ?? "neutral",
        pattern: code?.kind === "meal" ? ("hatched" as const) : ("plain" as const),
      };
    }),
  });
  return (shift) => {
    const bar = made.get(shift) ?? barOf(shift);
    made.set(shift, bar);
    return bar;
  };
};

interface TimeOffShown {
  readonly agents: RosterAnswer["roster"]["agents"];
  readonly shifts: Iterable<EditedShift>;
  readonly span: { readonly from: number; readonly to: number };
  readonly label: string;
}

/** Approved time off in the time that is shown, days in a row as one bar. What lies within a shift is one of its activities. */
export const timeOffBars = ({ agents, shifts, span, label }: TimeOffShown): TimelineBar[] => {
  const byAgent = Map.groupBy(shifts, ({ agentId }) => agentId);
  return agents.flatMap(({ id, timeOff = [] }) => {
    const own = byAgent.get(id) ?? [];
    const isWithinShift = (from: number, to: number): boolean =>
      own.some(({ start, minutes }) => start <= from && start + minutes * 60_000 >= to);
    const joined: { from: number; to: number }[] = [];
    for (const { from, to } of timeOff.toSorted((one, other) => one.from - other.from)) {
      if (to <= span.from || from >= span.to || isWithinShift(from, to)) continue;
      const last = joined.at(-1);
      if (last && last.to >= from) last.to = Math.max(last.to, to);
      else joined.push({ from, to });
    }
    return joined.map(({ from, to }): TimelineBar => ({
      id: `time-off ${id} ${from}`,
      rowId: id,
      start: Math.max(from, span.from),
      end: Math.min(to, span.to),
      label,
      tone: "brown",
      pattern: "hatched",
      isLocked: true,
    }));
  });
};

/** A shift with another span: what lies in it moves along, and what would lie outside is left out. */
export const respanned = (shift: EditedShift, start: number, end: number): EditedShift => {
  const minutes = Math.round((end - start) / 60_000);
  const by = minutes === shift.minutes ? 0 : Math.round((shift.start - start) / 60_000);
  const activities = shift.activities
    .map((activity) => ({ ...activity, start: activity.start + by }))
    .filter((activity) => activity.start >= 0 && activity.start + activity.minutes <= minutes);
  return { ...shift, start, minutes, activities };
};
