import fc from "fast-check";
import { expect, test } from "vitest";
import {
  countSelected,
  everything,
  extentOf,
  isSelected,
  nothing,
  setRows,
  extentOfGroup,
  extentOfRows,
  keptForOthers,
  regrouped,
  toggleAll,
  toggleGroup,
  toggleRow,
} from "./grid-selection.ts";
import { groupOf } from "./grid-groups.ts";

const rowsOf = (chosen: readonly string[]) => chosen.map((id) => ({ id }));
const ids = Array.from({ length: 30 }, (_, index) => `row-${index}`);

test("the header's box goes from none and from some to all, and from all to none [WIDG-022]", () => {
  expect(extentOf(nothing, 30)).toBe("none");
  expect(toggleAll(nothing, 30)).toEqual(everything);
  const some = toggleRow(nothing, "row-1");
  expect(extentOf(some, 30)).toBe("some");
  expect(toggleAll(some, 30)).toEqual(everything);
  expect(extentOf(everything, 30)).toBe("all");
  expect(toggleAll(everything, 30)).toEqual(nothing);
});

test("'all' counts rows that were never loaded, and rows that a refresh brings [WIDG-022]", () => {
  const allButOne = toggleRow(everything, "row-3");
  expect(countSelected(allButOne, 1248)).toBe(1247);
  expect(isSelected(allButOne, "a-row-that-came-later")).toBe(true);
  expect(countSelected(allButOne, 1300)).toBe(1299);
});

test("once other rows are asked for, 'all' chooses none of them; what was chosen one by one stays [WIDG-022]", () => {
  expect(keptForOthers(everything)).toEqual(nothing);
  expect(keptForOthers(toggleRow(everything, "row-3"))).toEqual(nothing);
  const some = toggleRow(nothing, "row-1");
  expect(keptForOthers(some)).toBe(some);
  const group = groupOf("team", { value: "b", words: "Billing", count: 9 });
  expect(keptForOthers(toggleGroup(some, group))).toEqual({ ...some, groups: [] });
  expect(isSelected(keptForOthers(toggleRow(some, "row-2", group)), "row-2", group)).toBe(true);
});

test("rows that may be elsewhere are never 'all' of a list, however many they are [WIDG-022]", () => {
  const three = setRows(nothing, rowsOf(["a", "b", "c"]), true);
  expect(extentOf(three, 3, 0, true)).toBe("some");
  expect(extentOf(three, 0, 0, true)).toBe("some");
  expect(toggleAll(three, 3, [], true)).toEqual(everything);
  expect(extentOf(everything, 3, 0, true)).toBe("all");
});

test("nothing is chosen of an empty list, whatever was before", () => {
  expect(extentOf(everything, 0)).toBe("none");
  expect(countSelected(toggleRow(everything, "row-1"), 0)).toBe(0);
});

test("choosing all rows one by one shows as all", () => {
  expect(extentOf(setRows(nothing, rowsOf(ids), true), ids.length)).toBe("all");
});

test("any toggles give what a plain set would", () => {
  const step = fc.oneof(
    fc.constantFrom(...ids).map((id) => ({ kind: "row" as const, id })),
    fc.tuple(fc.subarray(ids), fc.boolean()).map(([range, selected]) => ({ kind: "range" as const, range, selected })),
    fc.constant({ kind: "all" as const }),
  );
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      let selection = nothing;
      let expected = new Set<string>();
      for (const now of steps) {
        if (now.kind === "row") {
          selection = toggleRow(selection, now.id);
          if (!expected.delete(now.id)) expected.add(now.id);
        } else if (now.kind === "range") {
          selection = setRows(selection, rowsOf(now.range), now.selected);
          now.range.forEach((id) => (now.selected ? expected.add(id) : expected.delete(id)));
        } else {
          selection = toggleAll(selection, ids.length);
          expected = new Set(expected.size === ids.length ? [] : ids);
        }
      }
      expect(ids.filter((id) => isSelected(selection, id))).toEqual(ids.filter((id) => expected.has(id)));
      expect(countSelected(selection, ids.length)).toBe(expected.size);
    }),
  );
});

const billing = groupOf("team", { value: "b", words: "Billing", count: 200_000 });
const chat = groupOf("team", { value: "c", words: "Chat", count: 300_000 });

test("a server's group is chosen as a whole, with the rows of it that never came, and rows of it are taken out", () => {
  const whole = toggleGroup(toggleRow(nothing, "row-1", billing), billing);
  expect(extentOfGroup(whole, billing)).toBe("all");
  expect(extentOfGroup(whole, chat)).toBe("none");
  expect(countSelected(whole, 500_000)).toBe(200_000);
  expect(isSelected(whole, "row-1", billing)).toBe(true);
  expect(isSelected(whole, "row-1", chat)).toBe(false);
  const butOne = toggleRow(whole, "row-7", billing);
  expect(extentOfGroup(butOne, billing)).toBe("some");
  expect(countSelected(butOne, 500_000)).toBe(199_999);
  expect(toggleGroup(toggleGroup(butOne, billing), billing)).toEqual({ ...nothing, groups: [] });
});

test("of everything a group is left out, and the header's box knows", () => {
  const butChat = toggleGroup(everything, chat);
  expect(extentOf(butChat, 500_000)).toBe("some");
  expect(countSelected(butChat, 500_000)).toBe(200_000);
  expect(isSelected(butChat, "row-1", chat)).toBe(false);
  expect(extentOf(toggleGroup(toggleGroup(nothing, chat), billing), 500_000)).toBe("all");
});

test("in other groups only everything and nothing stay chosen", () => {
  expect(regrouped(everything)).toEqual(everything);
  expect(regrouped(toggleGroup(everything, chat))).toEqual(nothing);
  expect(regrouped(toggleRow(nothing, "row-1", chat))).toEqual(nothing);
});

test("a group whose rows are all here is as chosen as they are", () => {
  expect(extentOfRows(nothing, ["a", "b"])).toBe("none");
  expect(extentOfRows({ all: false, except: ["a", "x"] }, ["a", "b"])).toBe("some");
  expect(extentOfRows({ all: true, except: ["x"] }, ["a", "b"])).toBe("all");
});
