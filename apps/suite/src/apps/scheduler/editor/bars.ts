import type { TimelineBar, TimelineTone } from "@evolve/widgets/timeline";
import type { EditedShift } from "./draft-state.ts";
import type { RosterAnswer } from "./use-editor.ts";

type Code = RosterAnswer["codes"][number];

const tones: Readonly<Record<string, TimelineTone>> = {
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
        tone: tones[code?.kind ?? ""] ?? "neutral",
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

/** A shift with another span: what lies in it moves along, and what would lie outside is left out. */
export const respanned = (shift: EditedShift, start: number, end: number): EditedShift => {
  const minutes = Math.round((end - start) / 60_000);
  const by = minutes === shift.minutes ? 0 : Math.round((shift.start - start) / 60_000);
  const activities = shift.activities
    .map((activity) => ({ ...activity, start: activity.start + by }))
    .filter((activity) => activity.start >= 0 && activity.start + activity.minutes <= minutes);
  return { ...shift, start, minutes, activities };
};
