import fc from "fast-check";
import { expect, test } from "vitest";
import { clampPosition, nextPosition } from "./grid-keys.ts";

const bounds = { rows: 51, columns: 8, page: 10 };
const press = (row: number, column: number, key: string, ctrlKey = false) =>
  nextPosition({ row, column }, { key, ctrlKey }, bounds);

test("arrows go one cell and hold at the edges", () => {
  expect(press(3, 3, "ArrowUp")).toEqual({ row: 2, column: 3 });
  expect(press(3, 3, "ArrowDown")).toEqual({ row: 4, column: 3 });
  expect(press(3, 3, "ArrowLeft")).toEqual({ row: 3, column: 2 });
  expect(press(3, 3, "ArrowRight")).toEqual({ row: 3, column: 4 });
  expect(press(0, 0, "ArrowUp")).toEqual({ row: 0, column: 0 });
  expect(press(50, 7, "ArrowRight")).toEqual({ row: 50, column: 7 });
});

test("Home and End go to the ends of the row, with Ctrl to the ends of the grid", () => {
  expect(press(3, 3, "Home")).toEqual({ row: 3, column: 0 });
  expect(press(3, 3, "End")).toEqual({ row: 3, column: 7 });
  expect(press(3, 3, "Home", true)).toEqual({ row: 0, column: 0 });
  expect(press(3, 3, "End", true)).toEqual({ row: 50, column: 7 });
});

test("PageUp and PageDown go by what fits on the screen", () => {
  expect(press(3, 3, "PageDown")).toEqual({ row: 13, column: 3 });
  expect(press(3, 3, "PageUp")).toEqual({ row: 0, column: 3 });
});

test("other keys are left to the cell", () => {
  expect(press(3, 3, "a")).toBeNull();
  expect(press(3, 3, "Enter")).toBeNull();
});

test("no key leaves the grid, however small it is", () => {
  const keys = ["ArrowUp", "ArrowDown", "ArrowLeft", "ArrowRight", "Home", "End", "PageUp", "PageDown"];
  fc.assert(
    fc.property(
      fc.integer({ min: 1, max: 2000 }),
      fc.integer({ min: 1, max: 40 }),
      fc.array(fc.tuple(fc.constantFrom(...keys), fc.boolean())),
      (rows, columns, presses) => {
        const size = { rows, columns, page: 9 };
        let position = clampPosition({ row: 5, column: 5 }, size);
        for (const [key, ctrlKey] of presses) {
          position = nextPosition(position, { key, ctrlKey }, size) ?? position;
          expect(position.row).toBeGreaterThanOrEqual(0);
          expect(position.row).toBeLessThan(rows);
          expect(position.column).toBeGreaterThanOrEqual(0);
          expect(position.column).toBeLessThan(columns);
        }
      },
    ),
  );
});
