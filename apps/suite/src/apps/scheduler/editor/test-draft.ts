import type { ScheduledShift, ShiftEdit } from "@evolve/contracts/schedules";

/* A draft of three people with the server behind it, for tests of the editor's screens. */

export const firstDay = "2027-01-11";
const hour = 3_600_000;
const midnight = Date.parse(`${firstDay}T00:00:00Z`);
/** A moment of the first day. */
export const at = (hours: number): number => midnight + hours * hour;

const breakAt = (start: number) => ({ code: "break", start, minutes: 30 });

/** Eight hours with a break in the middle. */
export const shiftOf = (
  id: string,
  agentId: string,
  startHour: number,
  more: Partial<ScheduledShift> = {},
): ScheduledShift => ({
  id,
  agentId,
  start: at(startHour),
  minutes: 480,
  activities: [breakAt(240)],
  isLocked: false,
  day: firstDay,
  isEdited: false,
  reason: null,
  version: 1,
  ...more,
});

const plan = {
  id: "days",
  days: { min: 0, max: 7 },
  minRestMinutes: 600,
  maxConsecutiveDays: 7,
  shifts: [
    {
      id: "day",
      weekdays: [0, 1, 2, 3, 4, 5, 6],
      start: { from: 300, to: 840, step: 15 },
      length: { min: 120, max: 600, step: 15 },
      activities: [{ code: "break", minutes: 30, window: { from: 30, to: 420 } }],
    },
  ],
};

const names = { ann: "Ann Lee", bo: "Bo Marsh", cleo: "Cleo Park" };
const unit = { id: "unit", name: "Centre", zone: "Etc/UTC", weekStart: 1, intervalMinutes: 30 };
const schedule = {
  id: "draft",
  businessUnitId: unit.id,
  name: "Winter",
  state: "draft" as const,
  firstDay,
  days: 56,
  version: 1,
  shifts: 3,
};

interface Given {
  readonly shifts?: readonly ScheduledShift[];
  /** People needed by the hour of the day; by default one from eight to ten. */
  readonly required?: (hourOfDay: number) => number;
  /** Paid hours that a week has at least. */
  readonly weeklyHours?: number;
  /** By person; others take calls. */
  readonly skillIds?: Readonly<Record<string, readonly string[]>>;
  /** What the server knows of all weeks. */
  readonly saved?: readonly object[];
  readonly timeOff?: Readonly<Record<string, readonly { readonly from: number; readonly to: number }[]>>;
}

type Body<Fields> = { readonly body?: Fields };

/** What the server has, what it answers, and what others do there. */
export const testDraft = ({
  shifts = [shiftOf("a", "ann", 9), shiftOf("b", "bo", 10)],
  required = (hourOfDay) => (hourOfDay === 8 || hourOfDay === 9 ? 1 : 0),
  weeklyHours = 0,
  skillIds = {},
  saved = [],
  timeOff = {},
}: Given = {}) => {
  const held = new Map(shifts.map((shift) => [shift.id, shift]));
  let version = 1;
  let needsReason = false;
  let drafts = [schedule];
  const put = (edit: Extract<ShiftEdit, { kind: "put" }>): ScheduledShift => {
    version += 1;
    const { id, agentId, start, minutes, activities, isLocked } = edit;
    const written = { day: firstDay, isEdited: true, reason: edit.reason ?? null, version: edit.version + 1 };
    const shift = { id, agentId, start, minutes, activities, isLocked, ...written };
    held.set(shift.id, shift);
    return shift;
  };
  const write = (edits: readonly ShiftEdit[]) => {
    const answer = {
      version,
      applied: [] as ScheduledShift[],
      removed: [] as string[],
      conflicts: [] as { id: string; theirs: ScheduledShift | null }[],
      refused: [] as { id: string; rules: object[] }[],
    };
    for (const edit of edits) {
      const theirs = held.get(edit.id) ?? null;
      if ((theirs?.version ?? 0) !== edit.version) answer.conflicts.push({ id: edit.id, theirs });
      else if (edit.kind === "remove") {
        held.delete(edit.id);
        version += 1;
        answer.removed.push(edit.id);
      } else if (needsReason && (edit.reason ?? "") === "") {
        const rules = [{ code: "not-in-plan", date: firstDay, values: {} }];
        answer.refused.push({ id: edit.id, rules });
      } else answer.applied.push(put(edit));
    }
    return { ...answer, version };
  };
  const people = Object.entries(names).map(([id, name]) => ({ id, name }));
  const intervals = Array.from({ length: 48 }, (_, index) => required(Math.floor(index / 2)));
  const answers = {
    listSchedules: () => ({ businessUnits: [unit], schedules: drafts }),
    readShifts: () => ({ version, shifts: [...held.values()] }),
    readScheduleRoster: () => ({
      roster: {
        start: "2027-01-04",
        days: 21,
        zone: unit.zone,
        weekStart: 1,
        codes: [
          { id: "queue", kind: "on-queue", paid: true },
          { id: "break", kind: "break", paid: true },
        ],
        plans: [{ ...plan, weeklyMinutes: { min: weeklyHours * 60, max: 2_400 } }],
        agents: people.map(({ id }) => ({
          id,
          skills: [],
          assignments: [{ from: "2026-01-05", plan: "days" }],
          ...(timeOff[id] && { timeOff: timeOff[id] }),
        })),
      },
      agents: people.map(({ id, name }) => ({
        id,
        name,
        teamId: "team",
        teamName: "Team",
        zone: unit.zone,
        skillIds: skillIds[id] ?? ["calls"],
      })),
      skills: [
        { id: "calls", name: "Calls" },
        { id: "billing", name: "Billing" },
      ],
      codes: [
        { id: "queue", name: "On queue", kind: "onQueue", colorCode: "", isPaid: true },
        { id: "break", name: "Break", kind: "break", colorCode: "", isPaid: true },
      ],
    }),
    readScheduleCoverage: () => ({
      from: midnight,
      groups: [
        {
          id: "group",
          name: "Support",
          skillId: null,
          intervalMinutes: 30,
          goal: null,
          terms: null,
          onQueue: intervals,
          required: intervals,
          contacts: intervals.map(() => 0),
          handleSeconds: intervals.map(() => 0),
          shrinkage: intervals.map(() => 0),
          isOpen: intervals.map(() => true),
        },
      ],
    }),
    writeShifts: ({ body }: Body<{ edits: readonly ShiftEdit[] }>) => write(body?.edits ?? []),
    readScheduleViolations: () => ({ total: saved.length, violations: saved }),
    announcePresence: () => ({ people: [] }),
    searchGenerations: () => ({ runs: [], totalRecords: 0 }),
    compareSchedule: () => ({ agents: 3, newDays: 56, broken: { errors: 2, warnings: 1 }, total: 2, changes: [] }),
    publishSchedule: () => ({ number: 1, agents: 3, changes: 2, notified: 2 }),
    renameSchedule: ({ body }: Body<{ name: string }>) => {
      drafts = drafts.map((draft) => ({ ...draft, name: body?.name ?? "" }));
      return { success: true };
    },
    deleteSchedule: () => {
      drafts = [];
      return { success: true };
    },
  };
  return {
    answers,
    /** Somebody else has saved a shift. */
    change: (id: string, fields: Partial<ScheduledShift>): void => {
      const shift = held.get(id);
      if (shift) held.set(id, { ...shift, ...fields, version: shift.version + 1 });
      version += 1;
    },
    /** From now on each shift breaks a rule. */
    breakRules: (): void => {
      needsReason = true;
    },
  };
};

const boxOf = (selector: string): DOMRect =>
  document.querySelector(selector)?.getBoundingClientRect() ?? new DOMRect(0, 0, 0, 0);

/** How far below a person's row another one's is. */
export const rowsApart = (from: string, to: string): number =>
  boxOf(`[data-timeline-row="${to}"]`).top - boxOf(`[data-timeline-row="${from}"]`).top;

/** Takes a bar by a point a quarter into it and moves the pointer; an hour is 60 pixels wide. The answer lets go. */
export const dragBar = (id: string, { x, y = 0 }: { x: number; y?: number }): (() => void) => {
  const selector = `[data-bar="${id}"]`;
  const { left, top, width, height } = boxOf(selector);
  const from = { x: left + width / 4, y: top + height / 2 };
  const fire = (target: EventTarget | null, type: string, clientX: number, clientY: number): void => {
    const event = { bubbles: true, clientX, clientY, button: 0, pointerType: "mouse" };
    target?.dispatchEvent(new PointerEvent(type, event));
  };
  fire(document.querySelector(selector), "pointerdown", from.x, from.y);
  fire(document, "pointermove", from.x + x / 2, from.y + y / 2);
  fire(document, "pointermove", from.x + x, from.y + y);
  return () => fire(document, "pointerup", from.x + x, from.y + y);
};
