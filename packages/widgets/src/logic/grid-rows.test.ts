import fc from "fast-check";
import { expect, test } from "vitest";
import type { GridColumn } from "../data-grid/types.ts";
import type { GridFilter } from "../grid/filter/filter-types.ts";
import { isReversed, rowFilter } from "./grid-filter.ts";
import { groupOf, groupRows, planGroups } from "./grid-groups.ts";
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

const byTeam = groupRows({ rows: people, column: { id: "team", value: ({ team }) => team }, locale: "en" });

test("a group has a head with its count, and a closed one nothing but its head", () => {
  const plan = planGroups(byTeam.groups, (id) => id !== "group:team:Sales");
  const lines = Array.from({ length: plan.count }, (_, index) => {
    const place = plan.placeOf(index);
    if (!place) return null;
    const { group, at, row } = place;
    return row === null ? `${group.words} ${group.count}` : byTeam.members[at]?.[row]?.id;
  });
  expect(lines).toEqual(["Billing 2", "1", "4", "Sales 2", " 1", "3"]);
  expect(plan.placeOf(6)).toBeUndefined();
  expect(plan.placeOf(-1)).toBeUndefined();
});

test("a place in groups of any size is the one that counting line by line would find", () => {
  const sizes = fc.array(fc.tuple(fc.nat({ max: 4 }), fc.boolean()), { maxLength: 12 });
  fc.assert(
    fc.property(sizes, (given) => {
      const groups = given.map(([count], at) => groupOf("c", { value: String(at), words: "", count }));
      const open = new Set(groups.filter((_, at) => given[at]?.[1]).map(({ id }) => id));
      const counted = groups.flatMap((group) => [
        { group, row: null },
        ...Array.from({ length: open.has(group.id) ? group.count : 0 }, (_, row) => ({ group, row })),
      ]);
      const plan = planGroups(groups, (id) => open.has(id));
      expect(plan.count).toBe(counted.length);
      counted.forEach(({ group, row }, index) => {
        expect(plan.placeOf(index)).toMatchObject({ group, row });
      });
    }),
  );
});
