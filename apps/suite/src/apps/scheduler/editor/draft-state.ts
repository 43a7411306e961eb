import type { ScheduledShift, ShiftEdit } from "@evolve/contracts/schedules";

/** A shift as it is being edited. */
export type EditedShift = Pick<
  ScheduledShift,
  "id" | "agentId" | "start" | "minutes" | "activities" | "isLocked" | "reason"
>;

/** One thing that a planner did, as the shifts before and after it. */
type Step = readonly {
  readonly id: string;
  readonly before: EditedShift | null;
  readonly after: EditedShift | null;
  /** What the server had of it when the step was made, or what this browser has saved of it since. Undoing is based on it. */
  readonly base: ScheduledShift | null;
}[];

export interface DraftState {
  /** What is shown is based on these: as the server has them, or, of what is not saved yet, as the server had them. */
  readonly base: ReadonlyMap<string, ScheduledShift>;
  /** As the server has them, by the last that was heard of it. */
  readonly latest: ReadonlyMap<string, ScheduledShift>;
  /** As they are shown. */
  readonly shifts: ReadonlyMap<string, EditedShift>;
  readonly done: readonly Step[];
  readonly undone: readonly Step[];
  /** Of the schedule; what was read before it is out of date. */
  readonly version: number;
}

export const stepsKept = 100;

export const emptyDraft: DraftState = {
  base: new Map(),
  latest: new Map(),
  shifts: new Map(),
  done: [],
  undone: [],
  version: 0,
};

const editedRows = new WeakMap<ScheduledShift, EditedShift>();

/** The same row is the same shift, so that reading all of them again leaves what is worked out of each as it is. */
const edited = (row: ScheduledShift): EditedShift => {
  const { id, agentId, start, minutes, activities, isLocked, reason } = row;
  const shift = editedRows.get(row) ?? { id, agentId, start, minutes, activities, isLocked, reason };
  editedRows.set(row, shift);
  return shift;
};

/** What counts of a shift; the server sorts activities and trims the reason. */
const fieldsOf = ({ agentId, start, minutes, activities, isLocked, reason }: EditedShift): string =>
  JSON.stringify([
    agentId,
    start,
    minutes,
    isLocked,
    (reason ?? "").trim(),
    activities.map((part) => [part.start, part.minutes, part.code, part.locked ?? false, part.skill ?? ""]).sort(),
  ]);

type Maybe<Shift> = Shift | null | undefined;

const isSame = (one: Maybe<EditedShift>, other: Maybe<ScheduledShift>): boolean =>
  one && other ? fieldsOf(one) === fieldsOf(other) : !one && !other;

const versionOf = (row: Maybe<ScheduledShift>): number => row?.version ?? 0;

/** What is not saved yet, in the order in which it was done. */
export const pendingEdits = ({ base, shifts, done }: DraftState): ShiftEdit[] => {
  const edits: ShiftEdit[] = [];
  for (const [id, shift] of shifts) {
    const held = base.get(id);
    if (isSame(shift, held)) continue;
    const { reason, ...fields } = shift;
    const isTakenAway = (reason ?? "") === "" && (held?.reason ?? "") !== "";
    edits.push({
      kind: "put",
      ...fields,
      version: held?.version ?? 0,
      ...(reason !== null && reason !== "" && { reason }),
      ...(isTakenAway && { reason: "" }),
    });
  }
  for (const [id, { version }] of base) if (!shifts.has(id)) edits.push({ kind: "remove", id, version });
  const order = new Map(done.flat().map(({ id }, index) => [id, index]));
  return edits.sort((one, other) => (order.get(one.id) ?? -1) - (order.get(other.id) ?? -1));
};

const put = <Value>(map: Map<string, Value>, id: string, value: Value | null): void => {
  if (value === null) map.delete(id);
  else map.set(id, value);
};

/** Makes changes, each a shift's id and what it becomes, as one step. */
export const change = (state: DraftState, changes: readonly (readonly [string, EditedShift | null])[]): DraftState => {
  const shifts = new Map(state.shifts);
  const step = changes.map(([id, after]) => {
    const before = shifts.get(id) ?? null;
    put(shifts, id, after);
    return { id, before, after, base: state.base.get(id) ?? null };
  });
  return { ...state, shifts, done: [...state.done, step].slice(-stepsKept), undone: [] };
};

/**
 * Shows the shifts of a step as they were on one side of it. Where somebody else has changed a shift since, it is based on what the step
 * stood on, so that saving it is a conflict; a step that was never saved gives way to what they have saved.
 */
const turned = (state: DraftState, step: Step, side: "before" | "after"): DraftState => {
  const base = new Map(state.base);
  const shifts = new Map(state.shifts);
  for (const { id, base: own, [side]: wanted } of step) {
    const latest = state.latest.get(id) ?? null;
    const isOvertaken = versionOf(own) !== versionOf(latest);
    const givesWay = isOvertaken && isSame(wanted, own);
    put(base, id, isOvertaken && !givesWay ? own : latest);
    put(shifts, id, givesWay ? latest && edited(latest) : wanted);
  }
  return { ...state, base, shifts };
};

export const undo = (state: DraftState): DraftState => {
  const step = state.done.at(-1);
  if (!step) return state;
  return { ...turned(state, step, "before"), done: state.done.slice(0, -1), undone: [...state.undone, step] };
};

export const redo = (state: DraftState): DraftState => {
  const step = state.undone.at(-1);
  if (!step) return state;
  return { ...turned(state, step, "after"), done: [...state.done, step], undone: state.undone.slice(0, -1) };
};

/** Whether somebody else has changed a shift of a step since it was made. */
export const isOvertaken = ({ latest }: DraftState, step: Step | undefined): boolean =>
  step?.some(({ id, base }) => {
    const row = latest.get(id);
    return row !== undefined && row.version !== versionOf(base);
  }) ?? false;

/** Takes over what the server has now; what is not saved yet stays, based on what it was based on. */
export const received = (
  state: DraftState,
  { version, shifts: rows }: { readonly version: number; readonly shifts: readonly ScheduledShift[] },
): DraftState => {
  // It was on its way while something was saved.
  if (version < state.version) return state;
  const pending = new Set(pendingEdits(state).map(({ id }) => id));
  const latest = new Map(rows.map((row) => [row.id, row]));
  const base = new Map(rows.filter(({ id }) => !pending.has(id)).map((row) => [row.id, row]));
  const shifts = new Map([...base].map(([id, row]) => [id, edited(row)]));
  for (const id of pending) {
    const held = state.base.get(id);
    if (held) base.set(id, held);
    const shift = state.shifts.get(id);
    if (shift) shifts.set(id, shift);
  }
  return { ...state, base, latest, shifts, version };
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
    put(shifts, id, held && edited(held));
  }
  return change(
    { ...state, base, shifts },
    edits.map(({ id, shift }) => [id, shift]),
  );
};

/** The server has answered what was sent: it has written these as they are now, and removed those. */
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
  sent: readonly ShiftEdit[],
): DraftState => {
  const base = new Map(state.base);
  const latest = new Map(state.latest);
  const now = new Map<string, ScheduledShift | null>([
    ...removed.map((id) => [id, null] as const),
    ...applied.map((row) => [row.id, row] as const),
  ]);
  const sentOn = new Map(sent.map((edit) => [edit.id, edit.version]));
  const isBasedOnSent = (id: string, row: Maybe<ScheduledShift>): boolean => versionOf(row) === sentOn.get(id);
  for (const [id, row] of now) {
    put(latest, id, row);
    if (isBasedOnSent(id, base.get(id))) put(base, id, row);
  }
  const moved = (steps: readonly Step[]): Step[] =>
    steps.map((step) =>
      step.map((one) => {
        const row = now.get(one.id);
        return row !== undefined && isBasedOnSent(one.id, one.base) ? { ...one, base: row } : one;
      }),
    );
  return {
    ...state,
    base,
    latest,
    done: moved(state.done),
    undone: moved(state.undone),
    version: Math.max(version, state.version),
  };
};

/** Decides a conflict: `theirs` is what the shift is based on from now on. Without `take` the own version is a step upon it. */
export const settled = (
  state: DraftState,
  { id, theirs }: { readonly id: string; readonly theirs: ScheduledShift | null },
  take: boolean,
): DraftState => {
  const base = new Map(state.base);
  const latest = new Map(state.latest);
  const shifts = new Map(state.shifts);
  put(base, id, theirs);
  put(latest, id, theirs);
  put(shifts, id, theirs && edited(theirs));
  const theirsShown = { ...state, base, latest, shifts };
  return take ? theirsShown : change(theirsShown, [[id, state.shifts.get(id) ?? null]]);
};
