import type { ScheduledShift, ShiftEdit } from "@evolve/contracts/schedules";

/** A shift as it is being edited. */
export type EditedShift = Pick<
  ScheduledShift,
  "id" | "agentId" | "start" | "minutes" | "activities" | "isLocked" | "reason"
>;

/** One thing that a planner did, as the shifts before and after it. */
type Step = readonly { readonly id: string; readonly before: EditedShift | null; readonly after: EditedShift | null }[];

export interface DraftState {
  /** As the server has them, with their versions. */
  readonly base: ReadonlyMap<string, ScheduledShift>;
  /** As they are shown. */
  readonly shifts: ReadonlyMap<string, EditedShift>;
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
  /** Of the schedule; what was read before it is out of date. */
  readonly version: number;
}

export const stepsKept = 100;

export const emptyDraft: DraftState = { base: new Map(), shifts: new Map(), done: [], undone: [], version: 0 };

const edited = ({ id, agentId, start, minutes, activities, isLocked, reason }: ScheduledShift): EditedShift => ({
  id,
  agentId,
  start,
  minutes,
  activities,
  isLocked,
  reason,
});

const fieldsOf = (shift: EditedShift): string =>
  JSON.stringify([shift.agentId, shift.start, shift.minutes, shift.activities, shift.isLocked, shift.reason]);

const isSame = (one: EditedShift | undefined, other: ScheduledShift | undefined): boolean =>
  one === undefined || other === undefined
    ? one === undefined && other === undefined
    : fieldsOf(one) === fieldsOf(edited(other));

/** What is not saved yet, in the order in which it was done. */
export const pendingEdits = ({ base, shifts, done }: DraftState): ShiftEdit[] => {
  const edits: ShiftEdit[] = [];
  for (const [id, shift] of shifts) {
    const held = base.get(id);
    if (isSame(shift, held)) continue;
    const { reason, ...fields } = shift;
    edits.push({
      kind: "put",
      ...fields,
      version: held?.version ?? 0,
      ...(reason !== null && reason !== "" && { reason }),
    });
  }
  for (const [id, { version }] of base) if (!shifts.has(id)) edits.push({ kind: "remove", id, version });
  const order = new Map(done.flat().map(({ id }, index) => [id, index]));
  return edits.sort((one, other) => (order.get(one.id) ?? -1) - (order.get(other.id) ?? -1));
};

const withShift = (shifts: Map<string, EditedShift>, id: string, shift: EditedShift | null): void => {
  if (shift === null) shifts.delete(id);
  else shifts.set(id, shift);
};

/** Makes changes, each a shift's id and what it becomes, as one step. */
export const change = (state: DraftState, changes: readonly (readonly [string, EditedShift | null])[]): DraftState => {
  const shifts = new Map(state.shifts);
  const step = changes.map(([id, after]) => {
    const before = shifts.get(id) ?? null;
    withShift(shifts, id, after);
    return { id, before, after };
  });
  return { ...state, shifts, done: [...state.done, step].slice(-stepsKept), undone: [] };
};

export const undo = (state: DraftState): DraftState => {
  const step = state.done.at(-1);
  if (!step) return state;
  const shifts = new Map(state.shifts);
  for (const { id, before } of step) withShift(shifts, id, before);
  return { ...state, shifts, done: state.done.slice(0, -1), undone: [...state.undone, step] };
};

export const redo = (state: DraftState): DraftState => {
  const step = state.undone.at(-1);
  if (!step) return state;
  const shifts = new Map(state.shifts);
  for (const { id, after } of step) withShift(shifts, id, after);
  return { ...state, shifts, done: [...state.done, step], undone: state.undone.slice(0, -1) };
};

/** Takes over what the server has now; what is not saved yet stays, based on what it was based on. */
export const received = (
  state: DraftState,
  { version, shifts: rows }: { readonly version: number; readonly shifts: readonly ScheduledShift[] },
): DraftState => {
  // It was on its way while something was saved.
  if (version < state.version) return state;
  const pending = new Set(pendingEdits(state).map(({ id }) => id));
  const base = new Map(rows.filter(({ id }) => !pending.has(id)).map((row) => [row.id, row]));
  const shifts = new Map([...base].map(([id, row]) => [id, edited(row)]));
  for (const id of pending) {
    const held = state.base.get(id);
    if (held) base.set(id, held);
    const shift = state.shifts.get(id);
    if (shift) shifts.set(id, shift);
  }
  return { ...state, base, shifts, version };
};

/** An edit that is not saved, with the shift that it was based on. */
export interface KeptEdit {
  readonly id: string;
  readonly base: ScheduledShift | null;
  readonly shift: EditedShift | null;
}

/** What a reload of the page is not to lose. */
export const kept = (state: DraftState): KeptEdit[] =>
  pendingEdits(state).map(({ id }) => ({
    id,
    base: state.base.get(id) ?? null,
    shift: state.shifts.get(id) ?? null,
  }));

/** Edits of the page before it was loaded again, as one step. */
export const restored = (state: DraftState, edits: readonly KeptEdit[]): DraftState => {
  if (edits.length === 0) return state;
  const base = new Map(state.base);
  const shifts = new Map(state.shifts);
  for (const { id, base: held } of edits) {
    if (held) base.set(id, held);
    else base.delete(id);
    withShift(shifts, id, held && edited(held));
  }
  return change(
    { ...state, base, shifts },
    edits.map(({ id, shift }) => [id, shift]),
  );
};

/** The server has written these as they are now, and removed those. */
export const written = (
  state: DraftState,
  {
    version,
    applied,
    removed,
  }: {
    readonly version: number;
    readonly applied: readonly ScheduledShift[];
    readonly removed: readonly string[];
  },
): DraftState => {
  const base = new Map(state.base);
  for (const row of applied) base.set(row.id, row);
  for (const id of removed) base.delete(id);
  return { ...state, base, version: Math.max(version, state.version) };
};

/** Decides a conflict: `theirs` becomes what the edit is based on, and with `take` what is shown. */
export const settled = (
  state: DraftState,
  { id, theirs }: { readonly id: string; readonly theirs: ScheduledShift | null },
  take: boolean,
): DraftState => {
  const base = new Map(state.base);
  const shifts = new Map(state.shifts);
  if (theirs) base.set(id, theirs);
  else base.delete(id);
  if (take) withShift(shifts, id, theirs && edited(theirs));
  return { ...state, base, shifts };
};
