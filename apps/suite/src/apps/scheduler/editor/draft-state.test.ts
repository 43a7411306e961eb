import type { ScheduledShift } from "@evolve/contracts/schedules";
import { expect, test } from "vitest";
import {
  change,
  type DraftState,
  emptyDraft,
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
  const saved = written(state, { version: 6, applied: [row("a", { version: 2, start: 60 })], removed: ["b"] });
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
