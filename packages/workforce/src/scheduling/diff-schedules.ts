import type { Shift } from "../rules/roster.ts";

/** How a shift differs between two schedules. A shift that begins on another day is removed and added. */
export interface ShiftChange {
  readonly kind: "added" | "removed" | "moved" | "activities";
  readonly agent: string;
  readonly before: Shift | null;
  readonly after: Shift | null;
}

/**
 * What changes from one schedule to another, by agent and start: shown before a planner accepts it. Shifts are the same if their ids are,
 * else if they overlap.
 */
export const diffSchedules = (before: readonly Shift[], after: readonly Shift[]): ShiftChange[] => {
  const left = new Map(before.map((shift) => [shift.id, shift]));
  const overlapping = (shift: Shift): Shift | undefined =>
    before.find(
      (one) => one.agent === shift.agent && one.start < endOf(shift) && shift.start < endOf(one) && left.has(one.id),
    );
  const changes: ShiftChange[] = [];
  const rest: Shift[] = [];
  const compare = (had: Shift, has: Shift): void => {
    left.delete(had.id);
    const isMoved = had.start !== has.start || had.minutes !== has.minutes || had.agent !== has.agent;
    if (isMoved) changes.push({ kind: "moved", agent: has.agent, before: had, after: has });
    else if (described(had) !== described(has))
      changes.push({ kind: "activities", agent: has.agent, before: had, after: has });
  };
  for (const shift of after) {
    const had = left.get(shift.id);
    if (had) compare(had, shift);
    else rest.push(shift);
  }
  for (const shift of rest) {
    const had = overlapping(shift);
    if (had) compare(had, shift);
    else changes.push({ kind: "added", agent: shift.agent, before: null, after: shift });
  }
  for (const shift of left.values()) changes.push({ kind: "removed", agent: shift.agent, before: shift, after: null });
  const startOf = ({ before: had, after: has }: ShiftChange): number => (has ?? had)?.start ?? 0;
  return changes.sort(
    (one, other) => (one.agent < other.agent ? -1 : one.agent > other.agent ? 1 : 0) || startOf(one) - startOf(other),
  );
};

const endOf = ({ start, minutes }: Shift): number => start + minutes * 60_000;

const described = ({ activities }: Shift): string =>
  activities
    .map(({ code, start, minutes, skill = "" }) => `${start} ${minutes} ${code} ${skill}`)
    .sort()
    .join();
