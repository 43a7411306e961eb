import { expect, test } from "vitest";
import { boxOf, columnsInRange, extended } from "./cell-range.ts";

const bounds = { top: 1, bottom: 50, left: 1, right: 6 };
const cell = { row: 3, column: 2 };

test("Shift and an arrow draw the range one cell further, with Ctrl to the edge, never into header or checkbox", () => {
  const down = extended({ from: cell, to: cell }, "ArrowDown", false, bounds);
  expect(down).toEqual({ from: cell, to: { row: 4, column: 2 } });
  expect(extended(down, "ArrowRight", true, bounds).to).toEqual({ row: 4, column: 6 });
  expect(extended({ from: cell, to: { row: 1, column: 1 } }, "ArrowUp", false, bounds).to.row).toBe(1);
  expect(extended({ from: cell, to: { row: 1, column: 1 } }, "ArrowLeft", true, bounds).to.column).toBe(1);
});

test("a range drawn backwards covers the same cells", () => {
  const range = { from: { row: 5, column: 4 }, to: { row: 2, column: 1 } };
  expect(boxOf(range)).toEqual({ top: 2, bottom: 5, left: 1, right: 4 });
  expect(columnsInRange(range, 3)).toEqual({ first: 1, last: 4 });
  expect(columnsInRange(range, 6)).toBeNull();
  expect(columnsInRange(null, 3)).toBeNull();
});
