import type { RosterInput, PlanShift, Shift } from "../rules/roster.ts";
import { activitiesFor } from "../rules/shift-rules.ts";

/** One legal way to lay the activities of a shift. */
export interface Pattern {
  /** Where each activity begins, in slots from the start of the shift. */
  readonly starts: readonly number[];
  /** The slots in which nobody is on queue. */
  readonly off: Int32Array;
}

/** A kind of shift at one of its lengths. */
export interface Template {
  readonly kind: PlanShift;
  readonly slots: number;
  readonly paid: number;
  readonly activities: readonly {
    readonly code: string;
    readonly minutes: number;
    readonly slots: number;
    readonly offQueue: boolean;
  }[];
  readonly patterns: readonly Pattern[];
}

/** More patterns than these make no better schedule, and a choice among them no worse one. */
const most = 1_500;

/** The template of a kind of shift, and null where its activities do not fit into it. */
export const templateOf = (
  kind: PlanShift,
  minutes: number,
  maxMinutesWithoutBreak: number | undefined,
  codes: RosterInput["codes"],
  slotMinutes: number,
): Template | null => {
  const wanted = activitiesFor(kind, minutes);
  const codeOf = (id: string) => codes.find((code) => code.id === id);
  const activities = wanted.map(({ code, minutes: length }) => ({
    code,
    minutes: length,
    slots: length / slotMinutes,
    offQueue: codeOf(code)?.kind !== "on-queue",
  }));
  const rests = wanted.map(({ code }) => ["break", "meal"].includes(codeOf(code)?.kind ?? ""));
  const slots = minutes / slotMinutes;
  const lengths = wanted.map(({ minutes: length }) => length / slotMinutes);
  const maxWork = (maxMinutesWithoutBreak ?? Infinity) / slotMinutes;
  const found: number[][] = [];
  const lay = (place: number, starts: number[]): void => {
    if (place === wanted.length) {
      if (longestWork(starts, lengths, rests, slots) <= maxWork) found.push([...starts]);
      return;
    }
    const { window } = wanted[place] as (typeof wanted)[number];
    const length = lengths[place] ?? 0;
    const last = Math.min(Math.floor(window.to / slotMinutes), slots - length);
    for (let start = Math.ceil(window.from / slotMinutes); start <= last; start += 1) {
      const isFree = starts.every((other, index) => start >= other + (lengths[index] ?? 0) || start + length <= other);
      if (isFree) lay(place + 1, [...starts, start]);
    }
  };
  if (combinations(wanted, slotMinutes) <= 200_000) lay(0, []);
  else layCoarsely(wanted, slotMinutes, lay);
  if (found.length === 0) return null;
  const stride = Math.max(1, found.length / most);
  const patterns: Pattern[] = [];
  for (let at = 0; at < found.length; at += stride) {
    const starts = found[Math.floor(at)] ?? [];
    patterns.push({ starts, off: offSlots(starts, lengths, activities) });
  }
  const unpaid = wanted.reduce((sum, { code, minutes: length }) => (codeOf(code)?.paid ? sum : sum + length), 0);
  return { kind, slots, paid: minutes - unpaid, activities, patterns };
};

const combinations = (wanted: readonly { readonly window: { from: number; to: number } }[], slot: number): number =>
  wanted.reduce((product, { window }) => product * (Math.floor((window.to - window.from) / slot) + 1), 1);

/** Where there are too many ways: each activity at the ends and the middle of its window. */
const layCoarsely = (
  wanted: readonly { readonly window: { from: number; to: number } }[],
  slot: number,
  lay: (place: number, starts: number[]) => void,
): void => {
  const choose = (starts: number[]): void => {
    const activity = wanted[starts.length];
    if (!activity) {
      lay(wanted.length, starts);
      return;
    }
    const { from, to } = activity.window;
    for (const start of new Set([from, (from + to) / 2, to])) choose([...starts, Math.floor(start / slot)]);
  };
  choose([]);
};

const longestWork = (
  starts: readonly number[],
  lengths: readonly number[],
  rests: readonly boolean[],
  slots: number,
): number => {
  const places = [...starts.keys()].filter((place) => rests[place]).sort((a, b) => (starts[a] ?? 0) - (starts[b] ?? 0));
  let [since, longest] = [0, 0];
  for (const place of places) {
    longest = Math.max(longest, (starts[place] ?? 0) - since);
    since = (starts[place] ?? 0) + (lengths[place] ?? 0);
  }
  return Math.max(longest, slots - since);
};

const offSlots = (
  starts: readonly number[],
  lengths: readonly number[],
  activities: Template["activities"],
): Int32Array =>
  Int32Array.from(
    activities.flatMap(({ offQueue }, place) =>
      offQueue ? Array.from({ length: lengths[place] ?? 0 }, (_, slot) => (starts[place] ?? 0) + slot) : [],
    ),
  );

/** A template for one shift as it is: nothing of it moves. */
export const fixedTemplate = (
  shift: Shift,
  kind: PlanShift,
  codes: RosterInput["codes"],
  slotMinutes: number,
): Template => {
  const activities = shift.activities.map(({ code, minutes }) => ({
    code,
    minutes,
    slots: Math.round(minutes / slotMinutes),
    offQueue: codes.find(({ id }) => id === code)?.kind !== "on-queue",
  }));
  const starts = shift.activities.map(({ start }) => Math.round(start / slotMinutes));
  const lengths = shift.activities.map(({ minutes }) => Math.round(minutes / slotMinutes));
  const off = offSlots(starts, lengths, activities);
  const unpaid = shift.activities.reduce(
    (sum, { code, minutes }) => (codes.find(({ id }) => id === code)?.paid ? sum : sum + minutes),
    0,
  );
  const slots = Math.round(shift.minutes / slotMinutes);
  return {
    kind,
    slots,
    paid: shift.minutes - unpaid,
    activities,
    patterns: [{ starts, off: off.filter((slot) => slot >= 0 && slot < slots) }],
  };
};
