import { expect, test } from "vitest";
import type { GridReading } from "../grid/cells/cell-types.ts";
import { planPaste } from "./paste-plan.ts";
import type { PasteTarget } from "./paste-plan.ts";

const words = { readOnly: "cannot be changed", noCell: "no such cell" };
const digits = (text: string): GridReading =>
  /^\d+$/.test(text) ? { value: Number(text) } : { error: "not a number" };

/** Three rows of a name that can be changed, a number, and a column that cannot be changed. */
const targetAt = (row: number, column: number): PasteTarget | null => {
  if (row > 3 || column > 3) return null;
  const common = { rowId: `r${row}`, columnId: `c${column}`, header: ["", "Name", "Calls", "Id"][column] ?? "" };
  if (column === 1) return { ...common, value: "old", read: (text) => ({ value: text }) };
  if (column === 2) return { ...common, value: 5, read: digits };
  return { ...common, value: row, read: null };
};
const cell = (row: number, column: number) => ({ top: row, bottom: row, left: column, right: column });

test("a range is pasted from its first cell on, each cell checked by its own column", () => {
  const plan = planPaste({
    table: [
      ["Ann", "12"],
      ["Ben", "x"],
    ],
    box: cell(2, 1),
    targetAt,
    words,
  });
  expect(plan.changes.map(({ rowId, columnId, to }) => [rowId, columnId, to])).toEqual([
    ["r2", "c1", "Ann"],
    ["r2", "c2", 12],
    ["r3", "c1", "Ben"],
  ]);
  expect(plan.refusals).toEqual([{ row: 3, column: "Calls", reason: "not a number" }]);
  expect(plan.covered).toEqual({ top: 2, bottom: 3, left: 1, right: 2 });
});

test("a text of several lines becomes one, as it could be typed", () => {
  const plan = planPaste({ table: [[' He said "hi" \r\n\n and left\n']], box: cell(1, 1), targetAt, words });
  expect(plan.changes.map(({ to }) => to)).toEqual(['He said "hi" and left']);
});

test("what falls on a fixed cell or beyond the grid is refused by row and column", () => {
  const plan = planPaste({
    table: [
      ["1", "2"],
      ["3", "4"],
    ],
    box: cell(3, 2),
    targetAt,
    words,
  });
  expect(plan.changes.map(({ to }) => to)).toEqual([1]);
  expect(plan.refusals.map(({ row, column, reason }) => `${row} ${column}: ${reason}`)).toEqual([
    "3 Id: cannot be changed",
    "4 2: no such cell",
    "4 3: no such cell",
  ]);
});

test("one value fills the whole range; what is the same already is no change", () => {
  const plan = planPaste({ table: [["5"]], box: { top: 1, bottom: 2, left: 1, right: 2 }, targetAt, words });
  expect(plan.changes.map(({ rowId, columnId }) => rowId + columnId)).toEqual(["r1c1", "r2c1"]);
  expect(plan.taken).toBe(4);
});
