import fc from "fast-check";
import { expect, test } from "vitest";
import type { GridState } from "../data-grid/types.ts";
import {
  clampWidth,
  completeOrder,
  hiddenColumns,
  initialState,
  leastWidthOf,
  moveBeside,
  moveBy,
  pinnedSideOf,
  nextSorting,
  resetWidth,
  setHidden,
  setPinned,
  setSorting,
  setWidth,
  sortPlaceOf,
  visibleOrder,
  widthOf,
} from "./grid-columns.ts";

const columns = [
  { id: "name", isHideable: false, width: 240 },
  { id: "role" },
  { id: "team" },
  { id: "email", isHiddenAtFirst: true },
  { id: "seen", width: 40 },
];
const start = initialState(columns);

test("a grid begins with the screen's order, without the columns that are hidden at first", () => {
  expect(visibleOrder(start, columns)).toEqual(["name", "role", "team", "seen"]);
});

test("a column is at least 92 px wide, even if less is asked for [WIDG-067]", () => {
  expect(widthOf(start, { id: "seen", width: 40 })).toBe(92);
  expect(widthOf(setWidth(start, "role", 10), { id: "role" })).toBe(92);
  expect(clampWidth(131.6)).toBe(132);
});

test("a column gets as narrow as its screen allows, unless somebody has sized or pinned it", () => {
  const column = { id: "role", width: 200, minWidth: 120 };
  expect(leastWidthOf(start, column)).toBe(120);
  expect(leastWidthOf(start, { id: "role", width: 200 })).toBe(200);
  expect(leastWidthOf(setWidth(start, "role", 180), column)).toBe(180);
  expect(leastWidthOf(setPinned(start, "role", "start"), column)).toBe(200);
});

test("a column goes back to the screen's width", () => {
  const wide = setWidth(start, "name", 400);
  expect(widthOf(wide, { id: "name", width: 240 })).toBe(400);
  expect(widthOf(resetWidth(wide, "name"), { id: "name", width: 240 })).toBe(240);
});

test("a column that a release brings stands after its left neighbour; one that is gone is left out", () => {
  expect(completeOrder(["seen", "gone", "name", "role"], columns)).toEqual(["seen", "name", "role", "team", "email"]);
});

test("a column that must be seen stays, and so does the last one", () => {
  const all = columns.reduce((state, { id }) => setHidden(state, id, true), start);
  expect(hiddenColumns(all, columns)).not.toContain("name");
  const hideable = [{ id: "a" }, { id: "b" }];
  const none = { ...initialState(hideable), hidden: ["a", "b"] };
  expect(visibleOrder(none, hideable)).toEqual(["a"]);
});

test("a pinned column stands first, and moves among the pinned ones alone", () => {
  const pinned = setPinned(setPinned(start, "team", "start"), "role", "start");
  expect(visibleOrder(pinned, columns)).toEqual(["team", "role", "name", "seen"]);
  expect(visibleOrder(moveBy(pinned, columns, "role", -1), columns)).toEqual(["role", "team", "name", "seen"]);
  expect(moveBy(pinned, columns, "name", -1)).toBe(pinned);
});

test("a column pinned at the end stands last, and one that is dropped beside it is pinned there too", () => {
  const pinned = setPinned(setPinned(start, "name", "end"), "role", "end");
  expect(visibleOrder(pinned, columns)).toEqual(["team", "seen", "role", "name"]);
  const dropped = moveBeside(pinned, columns, "team", "name", "after");
  expect(visibleOrder(dropped, columns)).toEqual(["seen", "role", "name", "team"]);
  expect(setPinned(dropped, "name", "start")).toMatchObject({ pinned: ["name"], pinnedEnd: ["role", "team"] });
  expect(visibleOrder(setPinned(dropped, "name", null), columns)).toEqual(["name", "seen", "role", "team"]);
});

test("a move passes over hidden columns and stops at the end", () => {
  const once = moveBy(start, columns, "team", 1);
  expect(visibleOrder(once, columns)).toEqual(["name", "role", "seen", "team"]);
  expect(moveBy(once, columns, "team", 1)).toBe(once);
});

test("a column dropped beside a pinned one is pinned, beside another one it is not", () => {
  const pinned = setPinned(start, "name", "start");
  const both = moveBeside(pinned, columns, "seen", "name", "before");
  expect(both.pinned).toEqual(["seen", "name"]);
  expect(moveBeside(both, columns, "seen", "team", "after").pinned).toEqual(["name"]);
});

test("a header goes from ascending to descending to unsorted [WIDG-066]", () => {
  const first = nextSorting([], "name", false);
  const second = nextSorting(first, "name", false);
  expect(first).toEqual([{ id: "name", descending: false }]);
  expect(second).toEqual([{ id: "name", descending: true }]);
  expect(nextSorting(second, "name", false)).toEqual([]);
});

test("Shift adds a column and keeps the places of the others", () => {
  const two = nextSorting(nextSorting([], "team", false), "name", true);
  expect(sortPlaceOf(two, "name")).toEqual({ descending: false, place: 2 });
  const turned = nextSorting(two, "team", true);
  expect(turned).toEqual([
    { id: "team", descending: true },
    { id: "name", descending: false },
  ]);
  expect(nextSorting(turned, "team", true)).toEqual([{ id: "name", descending: false }]);
  expect(nextSorting(two, "role", false)).toEqual([{ id: "role", descending: false }]);
});

test("the menu sorts by one column, or takes it out", () => {
  const two = nextSorting(nextSorting([], "team", false), "name", true);
  expect(setSorting(two, "name", true)).toEqual([{ id: "name", descending: true }]);
  expect(setSorting(two, "team", null)).toEqual([{ id: "name", descending: false }]);
});

test("whatever was stored and done, every column is shown once or hidden, and none is invented", () => {
  const id = fc.oneof(fc.constantFrom(...columns.map((column) => column.id)), fc.string());
  const stored = fc.record({
    order: fc.array(id),
    widths: fc.dictionary(id, fc.double()),
    hidden: fc.array(id),
    pinned: fc.uniqueArray(id),
    sorting: fc.constant([]),
  });
  const known = columns.map((column) => column.id);
  const step = fc.tuple(
    fc.constantFrom("move", "beside", "hide", "pin"),
    fc.constantFrom(...known),
    fc.constantFrom(...known),
  );
  fc.assert(
    fc.property(stored, fc.array(step), (state, steps) => {
      const result = steps.reduce<GridState>((now, [kind, one, other]) => {
        if (kind === "move") return moveBy(now, columns, one, other.length % 2 ? 1 : -1);
        if (kind === "beside") return moveBeside(now, columns, one, other, "after");
        if (kind === "hide") return setHidden(now, one, !now.hidden.includes(one));
        return setPinned(now, one, pinnedSideOf(now, one) ? null : other.length % 2 ? "start" : "end");
      }, state);
      const visible = visibleOrder(result, columns);
      expect([...visible, ...hiddenColumns(result, columns)].toSorted()).toEqual(known.toSorted());
      expect(visible.length).toBeGreaterThan(0);
    }),
  );
});
