import { createWords } from "@evolve/i18n";
import { catalogueOf } from "@evolve/i18n/node";
import { expect, test } from "vitest";
import { balanceText } from "./balance.ts";
import { cellOf, copiedMap, tonesOf, valuesOf, weekMap, wholePercent } from "./staffing-map.ts";

const words = createWords("en", {});
const slots = Array.from({ length: 48 }, (_, slot) => slot);
const day = (date: string, first: number) => ({
  date,
  first,
  startsAt: Date.parse(date),
  intervals: 48,
  slots,
  closed: null,
});
/** Open from 9 to 11 on Monday, and from 10 to 12 on Tuesday. */
const week = {
  intervalMinutes: 30 as const,
  days: [day("2026-11-30", 0), day("2026-12-01", 48)],
  isOpen: Array.from({ length: 96 }, (_, at) => (at >= 18 && at < 22) || (at >= 68 && at < 72)),
};

test("a level below the goal never rounds up to it, and less than everything is not 100 %", () => {
  expect([0.7999, 0.8, 0.7949, 0.9999, 1].map((level) => wholePercent(level, 0.8))).toEqual([79, 80, 79, 99, 100]);
});

test("a scheduled week says how many hours it is short and over, and where it misses the goal", () => {
  const required = week.isOpen.map((open) => (open ? 3 : null));
  const people = week.isOpen.map((open, at) => (open ? (at === 18 ? 1 : at === 69 ? 5 : 3) : 0));
  const given = {
    ...week,
    required,
    schedule: { id: "s1", label: "Week", people, serviceLevel: people.map((count) => (count < 3 ? 0.5 : 0.9)) },
    planningGroup: { goal: { serviceLevel: 0.8 }, isDeferrable: false },
  };
  const texts = createWords("en", catalogueOf("en", ["requirement"]));
  expect(balanceText(texts, given)).toEqual(["1 h short, 1 h over", "1 of 8 intervals is below the goal"]);
});

test("the map leaves out the hours in which it is closed on all days, and hatches the others", () => {
  const map = weekMap(words, week);
  expect([map.columns[0], map.columns.at(-1), map.columns.length]).toEqual(["9:00 AM", "11:30 AM", 6]);
  expect(map.rows).toEqual(["Mon, Nov 30", "Tue, Dec 1"]);
  const closed = map.columns.map((_, column) => [0, 1].map((row) => map.isClosed({ column, row })));
  expect(closed[0]).toEqual([false, true]);
  expect(closed[5]).toEqual([true, false]);
  expect(cellOf(map, 68)).toEqual({ column: 2, row: 1 });
  const values = valuesOf(
    map,
    week.isOpen.map((_, at) => at),
  );
  expect(values[2]).toEqual([20, 68]);
});

test("an hour that the clocks leave out has no place, and counts as closed", () => {
  const short = { ...day("2026-03-29", 0), slots: slots.filter((slot) => slot !== 4 && slot !== 5), intervals: 46 };
  const map = weekMap(words, { ...week, days: [short], isOpen: short.slots.map(() => true) });
  expect(map.places[4]).toEqual([undefined]);
  expect(map.isClosed({ column: 4, row: 0 })).toBe(true);
  expect(map.places[6]).toEqual([4]);
});

test("an hour that the clocks show twice has its columns twice, on its day only", () => {
  const twice = [...slots.slice(0, 6), 4, 5, ...slots.slice(6)];
  const long = { ...day("2026-10-25", 0), slots: twice, intervals: 50 };
  const days = [long, day("2026-10-26", 50)];
  const texts = createWords("en", catalogueOf("en", ["requirement"]));
  const map = weekMap(texts, { ...week, days, isOpen: Array.from({ length: 98 }, () => true) });
  expect(map.columns.slice(4, 9)).toEqual([
    "2:00 AM",
    "2:30 AM",
    "2:00 AM, second time",
    "2:30 AM, second time",
    "3:00 AM",
  ]);
  expect(map.places.slice(4, 9)).toEqual([
    [4, 54],
    [5, 55],
    [6, undefined],
    [7, undefined],
    [8, 56],
  ]);
  expect(cellOf(map, 7)).toEqual({ column: 7, row: 0 });
  expect(map.isClosed({ column: 6, row: 1 })).toBe(true);
  const values = Array.from({ length: 98 }, (_, at) => at);
  expect(copiedMap(texts, map, values).split("\n")[7]).toBe("2:00 AM, second time\t6\t");
});

test("a view is copied as a spreadsheet takes it: intervals down, days across, without grouping, closed ones empty", () => {
  const values = week.isOpen.map((_, at) => (at === 21 ? null : at * 100.5));
  const [head, ...lines] = copiedMap(words, weekMap(words, week), values)
    .trimEnd()
    .split(/\r?\n/)
    .map((line) => line.split("\t"));
  expect(head?.slice(1)).toEqual(["Mon, Nov 30", "Tue, Dec 1"]);
  expect(lines.map(([clock, ...cells]) => `${clock} ${cells.join("|")}`)).toEqual([
    "9:00 AM 1809|",
    "9:30 AM 1909.5|",
    "10:00 AM 2010|6834",
    "10:30 AM |6934.5",
    "11:00 AM |7035",
    "11:30 AM |7135.5",
  ]);
});

test("some cells are copied with their times and days", () => {
  const values = week.isOpen.map((_, at) => at);
  const copied = copiedMap(words, weekMap(words, week), values, { left: 2, right: 3, top: 1, bottom: 1 });
  const [head, ...lines] = copied.split("\n").map((line) => line.split("\t"));
  expect(head?.slice(1)).toEqual(["Tue, Dec 1"]);
  expect(lines).toEqual([
    ["10:00 AM", "68"],
    ["10:30 AM", "69"],
  ]);
});

test("people short and over have colours by the limits of whoever looks, and the legend says which [PREF-002]", () => {
  const texts = createWords("en", catalogueOf("en", ["requirement"]));
  const tones = tonesOf(texts, "net", { goal: 0.8, limits: { short: [1, 4, 10], over: [2, 3, 10] } });
  expect([-12, -10, -9, -4, -3, -1, 0, 1, 2, 3, 9, 10].map((net) => tones?.of(net))).toEqual([
    ...["short-3", "short-3", "short-2", "short-2", "short-1", "short-1", "met"],
    ...["met", "over-1", "over-2", "over-2", "over-3"],
  ]);
  const legend = ["10+ short", "4–9 short", "1–3 short", "Met", "2 over", "3–9 over", "10+ over"];
  expect(tones?.legend.map(({ label }) => label)).toEqual(legend);
});
