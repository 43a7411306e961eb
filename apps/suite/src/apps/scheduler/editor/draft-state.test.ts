import type { ScheduledShift } from "@evolve/contracts/schedules";
import { expect, test } from "vitest";
import {
  change,
  type DraftState,
  emptyDraft,
  isOvertaken,
  kept,
  type KeptEdit,
  pendingEdits,
  received,
  redo,
  restored,
  settled,
  stepsKept,
  undo,
  written,
} from "./draft-state.ts";

const row = (id: string, more: Partial<ScheduledShift> = {}): ScheduledShift => ({
  id,
  agentId: "ada",
  start: 0,
  minutes: 480,
  activities: [],
  isLocked: false,
  day: "2026-11-30",
  isEdited: false,
  reason: null,
  version: 1,
  ...more,
});
const moved = (state: DraftState, id: string, start: number): DraftState => {
  const shift = state.shifts.get(id);
  return shift ? change(state, [[id, { ...shift, start }]]) : state;
};
/** What is pending is sent, and answered. */
const saving = (state: DraftState, answer: Parameters<typeof written>[1]): DraftState =>
  written(state, answer, pendingEdits(state));
const begun = received(emptyDraft, { version: 5, shifts: [row("a"), row("b")] });

test("A hundred steps are undone and made again, and what is undone is not saved", () => {
  let state = begun;
  for (let step = 1; step <= stepsKept + 5; step += 1) state = moved(state, "a", step);
  expect(pendingEdits(state)).toMatchObject([{ kind: "put", id: "a", version: 1, start: 105 }]);
  for (let step = 0; step < stepsKept + 5; step += 1) state = undo(state);
  expect(state.shifts.get("a")?.start).toBe(5);
  for (let step = 0; step < stepsKept; step += 1) state = redo(state);
  expect(state.shifts.get("a")?.start).toBe(105);
  expect(pendingEdits(undo(moved(begun, "b", 7)))).toEqual([]);
});

test("What others saved is taken over, and what is not saved yet is kept on what it was based on", () => {
  const state = received(moved(begun, "a", 60), {
    version: 6,
    shifts: [row("a", { version: 2, start: 30 }), row("b", { version: 3, start: 9 })],
  });
  expect([state.shifts.get("a")?.start, state.shifts.get("b")?.start]).toEqual([60, 9]);
  expect(pendingEdits(state)).toMatchObject([{ id: "a", version: 1, start: 60 }]);
});

test("A conflict is decided for one of both versions; a removed shift can be kept as a new one", () => {
  const theirs = row("a", { version: 2, start: 30 });
  const mine = settled(moved(begun, "a", 60), { id: "a", theirs }, false);
  expect(pendingEdits(mine)).toMatchObject([{ id: "a", version: 2, start: 60 }]);
  expect(pendingEdits(settled(moved(begun, "a", 60), { id: "a", theirs }, true))).toEqual([]);
  const kept = settled(moved(begun, "a", 60), { id: "a", theirs: null }, false);
  expect(pendingEdits(kept)).toMatchObject([{ id: "a", version: 0, start: 60 }]);
});

test("What has been saved is not sent again", () => {
  const state = change(moved(begun, "a", 60), [["b", null]]);
  expect(pendingEdits(state)).toHaveLength(2);
  const saved = saving(state, { version: 6, applied: [row("a", { version: 2, start: 60 })], removed: ["b"] });
  expect(pendingEdits(saved)).toEqual([]);
  // An answer that was on its way meanwhile does not bring back what was.
  expect(received(saved, { version: 5, shifts: [row("a"), row("b")] })).toBe(saved);
});

test("Edits are sent in the order in which they were done, the last change of each shift", () => {
  const state = moved(change(moved(begun, "b", 5), [["c", { ...row("c"), start: 9 }]]), "a", 60);
  expect(pendingEdits(state).map(({ id }) => id)).toEqual(["b", "c", "a"]);
  expect(pendingEdits(moved(state, "b", 7)).map(({ id }) => id)).toEqual(["c", "a", "b"]);
});

test("After a reload edits are again what they were, on what they were based on, whatever others have done", () => {
  const state = change(moved(change(begun, [["b", null]]), "a", 60), [["c", { ...row("c"), start: 9 }]]);
  const copy = JSON.parse(JSON.stringify(kept(state))) as KeptEdit[];
  const others = received(emptyDraft, { version: 8, shifts: [row("a", { version: 2, start: 30 }), row("d")] });
  const back = restored(others, copy);
  expect(pendingEdits(back)).toMatchObject([
    { kind: "remove", id: "b", version: 1 },
    { kind: "put", id: "a", version: 1, start: 60 },
    { kind: "put", id: "c", version: 0, start: 9 },
  ]);
  expect(back.shifts.get("d")).toBeDefined();
  expect(pendingEdits(undo(back))).toEqual([]);
});

/** Saved by us as version 2, then by somebody else as version 3. */
const theirs = row("a", { version: 3, start: 90 });
const overtaken = (): DraftState => {
  const saved = saving(moved(begun, "a", 60), {
    version: 6,
    applied: [row("a", { version: 2, start: 60 })],
    removed: [],
  });
  return received(saved, { version: 7, shifts: [theirs, row("b")] });
};

test("A step that is undone after somebody else saved the shift is a conflict, not an edit of their version", () => {
  const state = overtaken();
  expect(isOvertaken(state, state.done.at(-1))).toBe(true);
  const undone = undo(state);
  expect(pendingEdits(undone)).toMatchObject([{ kind: "put", id: "a", version: 2, start: 0 }]);
  // Made again it is what we had saved, which gives way to what there is.
  expect(pendingEdits(redo(undone))).toEqual([]);
  expect(redo(undone).shifts.get("a")?.start).toBe(90);
  // A later step stands on their version, the earlier one does not.
  const later = moved(state, "a", 120);
  expect(pendingEdits(later)).toMatchObject([{ version: 3, start: 120 }]);
  expect(pendingEdits(undo(later))).toEqual([]);
  expect(pendingEdits(undo(undo(later)))).toMatchObject([{ version: 2, start: 0 }]);
});

test("A shift that somebody else has removed is not created again by undoing", () => {
  const saved = saving(moved(begun, "a", 60), {
    version: 6,
    applied: [row("a", { version: 2, start: 60 })],
    removed: [],
  });
  const gone = received(saved, { version: 7, shifts: [row("b")] });
  expect(pendingEdits(undo(gone))).toMatchObject([{ kind: "put", id: "a", version: 2 }]);
});

test("A removal and a new shift are undone on the versions that saving has given them", () => {
  const state = change(begun, [
    ["a", null],
    ["c", { ...row("c"), start: 9 }],
  ]);
  const saved = saving(state, { version: 6, applied: [row("c", { version: 4, start: 9 })], removed: ["a"] });
  expect(pendingEdits(undo(saved))).toMatchObject([
    { kind: "put", id: "a", version: 0 },
    { kind: "remove", id: "c", version: 4 },
  ]);
  const others = received(saved, { version: 7, shifts: [row("c", { version: 5, start: 99 })] });
  expect(pendingEdits(undo(others))).toContainEqual({ kind: "remove", id: "c", version: 4 });
});

test("What was not saved yet gives way when it is undone after others have saved", () => {
  const state = received(moved(begun, "a", 60), {
    version: 6,
    shifts: [row("a", { version: 2, start: 30 }), row("b")],
  });
  const undone = undo(state);
  expect([pendingEdits(undone), undone.shifts.get("a")?.start]).toEqual([[], 30]);
  expect(pendingEdits(redo(undone))).toMatchObject([{ id: "a", version: 1, start: 60 }]);
});

test("A saved step of weeks that are no longer shown is undone on its version", () => {
  const saved = saving(moved(begun, "a", 60), {
    version: 6,
    applied: [row("a", { version: 2, start: 60 })],
    removed: [],
  });
  const elsewhere = received(saved, { version: 6, shifts: [row("d")] });
  expect(isOvertaken(elsewhere, elsewhere.done.at(-1))).toBe(false);
  expect(pendingEdits(undo(elsewhere))).toMatchObject([{ kind: "put", id: "a", version: 2, start: 0 }]);
});

test("A step that is undone while its edit is being saved is based on what was saved", () => {
  const state = moved(begun, "a", 60);
  const sent = pendingEdits(state);
  const answer = { version: 6, applied: [row("a", { version: 2, start: 60 })], removed: [] };
  expect(pendingEdits(written(undo(state), answer, sent))).toMatchObject([{ id: "a", version: 2, start: 0 }]);
});

test("The own version that is kept in a conflict is a step upon theirs, and undone to theirs", () => {
  const kept = settled(moved(begun, "a", 60), { id: "a", theirs }, false);
  expect(undo(kept).shifts.get("a")?.start).toBe(90);
  expect(pendingEdits(undo(kept))).toEqual([]);
});

test("The order of activities and spaces around a reason are no change", () => {
  const shift = {
    ...row("a"),
    activities: [
      { code: "x", start: 60, minutes: 15 },
      { code: "y", start: 0, minutes: 15 },
    ],
  };
  const state = change(begun, [["a", { ...shift, reason: " Agreed " }]]);
  const activities = [
    { code: "y", start: 0, minutes: 15 },
    { minutes: 15, code: "x", start: 60 },
  ];
  const answer = { version: 6, applied: [row("a", { version: 2, activities, reason: "Agreed" })], removed: [] };
  expect(pendingEdits(saving(state, answer))).toEqual([]);
});
