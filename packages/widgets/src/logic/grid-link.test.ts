import fc from "fast-check";
import { expect, test } from "vitest";
import type { GridColumn } from "../data-grid/types.ts";
import type { GridFilter } from "../grid/filter/filter-types.ts";
import { type GridLinkFacts, readGridLink, writeGridLink } from "./grid-link.ts";

const ids = ["billing", "chat, email", String.raw`a\b`, "", "a,b"];
const columns: Pick<GridColumn<never>, "id" | "isSortable" | "isGroupable" | "filter">[] = [
  { id: "name", isSortable: true, filter: { kind: "text" } },
  {
    id: "team",
    isSortable: true,
    isGroupable: true,
    filter: { kind: "set", options: ids.map((id) => ({ id, label: id })) },
  },
  { id: "calls", isSortable: true, filter: { kind: "number" } },
  { id: "since.desc", isSortable: true, filter: { kind: "date" } },
  { id: "phone" },
];
const facts: GridLinkFacts = {
  columns,
  first: { sorting: [{ id: "name", descending: false }], groupBy: "team" },
  paging: { page: 0, pageSize: 50, pageSizes: [20, 50, 100] },
};
const firstList = { ...facts.first, filters: {}, page: 0, pageSize: 50 };

const written = (list: Parameters<typeof writeGridLink>[0]) =>
  Object.fromEntries(Object.entries(writeGridLink(list, facts)).filter(([, text]) => text !== ""));

test("a list is said in words that a person can read and change", () => {
  const list = {
    sorting: [
      { id: "calls", descending: true },
      { id: "name", descending: false },
    ],
    groupBy: null,
    filters: {
      name: { kind: "text", operator: "startsWith", text: "ann" },
      team: { kind: "set", ids: ["billing", "a,b"] },
      calls: { kind: "number", least: 10, most: null },
      "since.desc": { kind: "date", from: "2026-01-01", to: "2026-01-31" },
    } satisfies Record<string, GridFilter>,
    page: 2,
    pageSize: 100,
  };
  const query = {
    sort: "calls.desc,name",
    group: "none",
    "f.name": "starts:ann",
    "f.team": String.raw`billing,a\,b`,
    "f.calls": "10..",
    "f.since.desc": "2026-01-01..2026-01-31",
    page: "3",
    size: "100",
  };
  expect(written(list)).toEqual(query);
  expect(readGridLink(query, facts)).toEqual(list);
});

test("what is as the screen begins is not in the address, and an address that says nothing is no link", () => {
  expect(written(firstList)).toEqual({});
  expect(readGridLink({}, facts)).toBeNull();
  expect(readGridLink({ q: "ann", language: "ru" }, facts)).toBeNull();
});

test("a link that says one thing is whole: the rest is as at first", () => {
  expect(readGridLink({ page: "2" }, facts)).toEqual({ ...firstList, page: 1 });
});

test("what is foreign, mistyped or impossible is passed over, and the rest counts", () => {
  expect(
    readGridLink(
      {
        sort: "password.desc,phone,calls.desc,calls,,",
        group: "phone",
        "f.team": "sales,billing",
        "f.calls": "20..10",
        "f.since.desc": "2026-02-30..",
        "f.phone": "x",
        "f.name": "   ",
        page: "-1",
        size: "7",
      },
      facts,
    ),
  ).toEqual({
    ...firstList,
    sorting: [{ id: "calls", descending: true }],
    filters: { team: { kind: "set", ids: ["billing"] } },
  });
  for (const text of ["", "..", "10...20", "ten", "1..2..3", "Infinity", "1e999"])
    expect(readGridLink({ "f.calls": text }, facts)).toBeNull();
  expect(readGridLink({ page: "1e9", size: "999999999999", group: "__proto__", "f.team": "\\" }, facts)).toBeNull();
});

test("a column can be sorted by nothing where the screen begins sorted", () => {
  expect(written({ ...firstList, sorting: [] })).toEqual({ sort: "none" });
  expect(readGridLink({ sort: "none" }, facts)?.sorting).toEqual([]);
});

const text = fc.string({ maxLength: 200 }).map((words) => words.trim());
const numbers = fc.double({ noNaN: true, noDefaultInfinity: true }).map((value) => (value === 0 ? 0 : value));
const days = fc
  .date({ min: new Date("1900-01-01"), max: new Date("2200-01-01"), noInvalidDate: true })
  .map((day) => day.toISOString().slice(0, 10));
const ends = <Value extends string | number>(values: fc.Arbitrary<Value>) =>
  fc
    .tuple(fc.option(values), fc.option(values))
    .filter(([first, last]) => first !== null || last !== null)
    .map(([one, other]): readonly [Value | null, Value | null] =>
      one !== null && other !== null && one > other ? [other, one] : [one, other],
    );
const filters = fc.record(
  {
    name: fc
      .tuple(fc.constantFrom("contains", "notContains", "equals", "startsWith", "endsWith", "empty", "notEmpty"), text)
      .filter(([operator, words]) => words !== "" || operator.toLowerCase().includes("empty"))
      .map(([operator, words]) => ({
        kind: "text",
        operator,
        text: operator.toLowerCase().includes("empty") ? "" : words,
      })),
    team: fc.uniqueArray(fc.constantFrom(...ids), { minLength: 1 }).map((chosen) => ({ kind: "set", ids: chosen })),
    calls: ends(numbers).map(([least, most]) => ({ kind: "number", least, most })),
    "since.desc": ends(days).map(([from, to]) => ({ kind: "date", from, to })),
  },
  { requiredKeys: [] },
) as fc.Arbitrary<Record<string, GridFilter>>;
const lists = fc.record({
  sorting: fc.uniqueArray(
    fc.record({ id: fc.constantFrom("name", "team", "calls", "since.desc"), descending: fc.boolean() }),
    { selector: ({ id }) => id },
  ),
  groupBy: fc.constantFrom("team", null),
  filters,
  page: fc.nat({ max: 999_999 }),
  pageSize: fc.constantFrom(20, 50, 100),
});

test("any list that a grid can show goes through an address and comes out the same", () => {
  fc.assert(
    fc.property(lists, (list) => {
      const address = new URLSearchParams(written(list)).toString();
      const read = readGridLink(Object.fromEntries(new URLSearchParams(address)), facts);
      expect(read ?? firstList).toEqual(list);
    }),
  );
});

test("no address makes it fail", () => {
  const parameters = fc.constantFrom(
    "sort",
    "group",
    "page",
    "size",
    "f.name",
    "f.team",
    "f.calls",
    "f.since.desc",
    "f.x",
  );
  fc.assert(
    fc.property(fc.dictionary(parameters, fc.string()), (query) => {
      const read = readGridLink(query, facts);
      expect(readGridLink(written(read ?? firstList), facts) ?? firstList).toEqual(read ?? firstList);
    }),
  );
});
