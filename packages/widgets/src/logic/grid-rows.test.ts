import { expect, test } from "vitest";
import type { GridColumn } from "../data-grid/types.ts";
import type { GridFilter } from "../grid/filter/filter-types.ts";
import { isReversed, rowFilter } from "./grid-filter.ts";
import { groupLines } from "./grid-groups.ts";
import { sortRows } from "./grid-order.ts";

interface Person {
  id: string;
  name: string;
  team: string | null;
  calls: number | null;
  since: Date | null;
}

const people: Person[] = [
  { id: "1", name: "Zoë", team: "Billing", calls: 12, since: new Date(2024, 0, 31, 23, 59) },
  { id: "2", name: "ann", team: "Sales", calls: 7, since: new Date(2025, 5, 1) },
  { id: "3", name: "Änne", team: null, calls: null, since: null },
  { id: "4", name: "Row 10", team: "Billing", calls: -3, since: new Date(2026, 10, 21) },
  { id: "5", name: "Row 9", team: "Sales", calls: 7, since: null },
];

const columns: Pick<GridColumn<Person>, "id" | "value" | "text">[] = [
  { id: "name", value: ({ name }) => name },
  { id: "team", value: ({ team }) => team },
  { id: "calls", value: ({ calls }) => calls },
  { id: "since", value: ({ since }) => since },
];

const passing = (filters: Record<string, GridFilter>) => people.filter(rowFilter(columns, filters)).map(({ id }) => id);
const sorted = (...sorting: { id: string; descending: boolean }[]) =>
  sortRows(people, columns, sorting, "en").map(({ id }) => id);

test("a text filter finds words without regard to capitals and marks", () => {
  expect(passing({ name: { kind: "text", operator: "contains", text: "zoe" } })).toEqual(["1"]);
  expect(passing({ name: { kind: "text", operator: "startsWith", text: "AN" } })).toEqual(["2", "3"]);
  expect(passing({ name: { kind: "text", operator: "notContains", text: "row" } })).toEqual(["1", "2", "3"]);
  expect(passing({ name: { kind: "text", operator: "endsWith", text: "9" } })).toEqual(["5"]);
  expect(passing({ name: { kind: "text", operator: "equals", text: "ANN" } })).toEqual(["2"]);
  expect(passing({ team: { kind: "text", operator: "empty", text: "" } })).toEqual(["3"]);
});

test("numbers and days are narrowed from one end or both, ends included", () => {
  expect(passing({ calls: { kind: "number", least: 7, most: 12 } })).toEqual(["1", "2", "5"]);
  expect(passing({ calls: { kind: "number", least: null, most: 0 } })).toEqual(["4"]);
  expect(passing({ since: { kind: "date", from: "2024-01-31", to: "2025-06-01" } })).toEqual(["1", "2"]);
  expect(passing({ since: { kind: "date", from: "2026-01-01", to: null } })).toEqual(["4"]);
  expect(isReversed({ kind: "number", least: 2, most: 1 })).toBe(true);
  expect(isReversed({ kind: "date", from: "2026-01-02", to: "2026-01-02" })).toBe(false);
});

test("several filters all have to be passed; a set passes any of its values, an empty one everything", () => {
  expect(
    passing({ team: { kind: "set", ids: ["Billing", "Sales"] }, calls: { kind: "number", least: 8, most: null } }),
  ).toEqual(["1"]);
  expect(passing({ team: { kind: "set", ids: [] } })).toHaveLength(5);
});

test("rows sort as the language does, numbers in words by size, and what is empty comes last either way", () => {
  expect(sorted({ id: "name", descending: false })).toEqual(["2", "3", "5", "4", "1"]);
  expect(sorted({ id: "team", descending: false })).toEqual(["1", "4", "2", "5", "3"]);
  expect(sorted({ id: "calls", descending: true })).toEqual(["1", "2", "5", "4", "3"]);
});

test("the second sort decides among rows that the first finds alike, and none at all leaves them in order", () => {
  expect(sorted({ id: "team", descending: false }, { id: "calls", descending: false })).toEqual([
    "4",
    "1",
    "2",
    "5",
    "3",
  ]);
  expect(sorted()).toEqual(["1", "2", "3", "4", "5"]);
});

test("a group has a head with its count, and a closed one nothing but its head", () => {
  const lines = groupLines({
    rows: people,
    rowId: ({ id }) => id,
    column: { id: "team", value: ({ team }) => team },
    closed: new Set(["group:team:Sales"]),
    locale: "en",
  });
  expect(lines.map((line) => (line.kind === "group" ? `${line.words} ${line.count} ${line.isOpen}` : line.id))).toEqual(
    ["Billing 2 true", "1", "4", "Sales 2 false", " 1 true", "3"],
  );
});
