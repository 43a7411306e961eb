import { expect, test } from "vitest";
import type { GridCellChange } from "../grid/cells/cell-types.ts";
import { noHistory, redo, undo, withAct } from "./edit-history.ts";

const change = (rowId: string, from: string, to: string): GridCellChange => ({ rowId, columnId: "name", from, to });

test("a whole paste is one act: one undo takes all of it back, one redo brings it again", () => {
  const paste = [change("1", "a", "x"), change("2", "b", "y")];
  const undone = undo(withAct(noHistory, paste));
  expect(undone?.changes).toEqual([change("2", "y", "b"), change("1", "x", "a")]);
  expect(undo(undone?.history ?? noHistory)).toBeNull();
  expect(redo(undone?.history ?? noHistory)?.changes).toEqual(paste);
});

test("an edit after an undo leaves nothing to redo", () => {
  const undone = undo(withAct(noHistory, [change("1", "a", "b")]));
  expect(redo(withAct(undone?.history ?? noHistory, [change("1", "a", "c")]))).toBeNull();
});

test("only the last hundred acts are remembered", () => {
  let history = noHistory;
  for (let act = 0; act < 150; act += 1) history = withAct(history, [change("1", String(act), String(act + 1))]);
  expect(history.past).toHaveLength(100);
  expect(undo(history)?.changes[0]?.to).toBe("149");
});
