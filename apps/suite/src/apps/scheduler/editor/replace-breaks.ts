import type { CoverageGroup } from "@evolve/contracts/schedule-coverage";
import type { RosterInput, ScheduleInput, Shift } from "@evolve/workforce";
import type { EditedShift } from "./draft-state.ts";
import { engineShift } from "./violations.ts";

interface Day {
  readonly roster: RosterInput;
  readonly date: string;
  /** Its first moment and that of the next day. */
  readonly from: number;
  readonly to: number;
  readonly groups: readonly CoverageGroup[];
  readonly shifts: Iterable<EditedShift>;
}

/** What the engine reads to place the breaks of a day again. */
export const breaksInput = ({ roster, date, from, to, groups, shifts }: Day): ScheduleInput => {
  const known = new Set(roster.agents.map(({ id }) => id));
  return {
    roster: { ...roster, start: date, days: 1 },
    intervalMinutes: groups[0]?.intervalMinutes ?? 30,
    groups: groups.map(({ id, skillId, required }) => ({
      id,
      required: required.map((people) => people ?? 0),
      ...(skillId !== null && { skill: skillId }),
    })),
    // Shifts that began the evening before count, too; their breaks belong to that day.
    shifts: [...shifts]
      .filter(({ agentId, start, minutes }) => known.has(agentId) && start + minutes * 60_000 > from && start < to)
      .map((shift) => ({ ...engineShift(shift), locked: shift.isLocked || shift.start < from })),
  };
};

/** Shifts with the activities that they have now; those that are as they were are left out. */
export const withBreaks = (
  before: ReadonlyMap<string, EditedShift>,
  after: readonly Shift[],
): (readonly [string, EditedShift])[] =>
  after.flatMap(({ id, activities }) => {
    const shift = before.get(id);
    if (!shift || shift.isLocked) return [];
    const placed = activities.map((activity) => ({ ...activity }));
    const textOf = (of: EditedShift["activities"]): string =>
      JSON.stringify(of.map(({ code, start, minutes }) => [start, minutes, code]).sort());
    return textOf(placed) === textOf(shift.activities) ? [] : [[id, { ...shift, activities: placed }]];
  });

/** Places them in a thread. */
export const placedBreaks = (input: ScheduleInput): Promise<readonly Shift[]> => {
  const worker = new Worker(new URL("./breaks-worker.ts", import.meta.url), { type: "module" });
  return new Promise<readonly Shift[]>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<readonly Shift[]>) => resolve(data);
    worker.onerror = (event) => reject(new Error(event.message));
    worker.postMessage(input);
  }).finally(() => worker.terminate());
};
