import { expect, test } from "vitest";
import type { ForecastRow } from "./forecast-rows.ts";
import { readPasted } from "./pasted-rows.ts";

const row = (at: number, change: Partial<ForecastRow> = {}): ForecastRow => ({
  id: `r${at}`,
  label: `r${at}`,
  date: `2026-12-0${at + 1}`,
  clock: null,
  from: at * 48,
  to: at * 48 + 48,
  startsAt: 0,
  actual: null,
  baseline: 100,
  events: 0,
  override: 0,
  forecast: 100,
  lower: 80,
  upper: 120,
  handleSeconds: 240,
  actualHandleSeconds: null,
  hasHandleOverride: false,
  isClosed: false,
  layers: "",
  ...change,
});
const days = [row(0), row(1), row(2), row(3, { isClosed: true })];
const read = (text: string, { start = 0, locale = "en", rows = days } = {}) =>
  readPasted(text, rows, { start, locale });

test("A copied range is taken by its dates, in whichever order they are written; what is forecast anyway changes nothing", () => {
  const asked = [
    "Date\tForecast\tHandle, s\n2026-12-01\t1,400\t240\n2026-12-02\t100\t300\n",
    "Datum\n01.12.2026\t1400\n02.12.2026\t\t300",
    "12/1/2026\t1400\r\n12/2/2026\t100\t300\r\n",
  ];
  for (const text of asked) {
    const { overrides, faults } = read(text);
    expect(faults).toEqual([]);
    expect(overrides).toEqual([
      { measure: "offered", from: 0, to: 48, effect: "set", amount: 1_400 },
      { measure: "handleTime", from: 48, to: 96, effect: "set", amount: 300 },
    ]);
  }
  expect(read(asked[0] ?? "").unchanged).toBe(2);
});

test("Lines without dates follow each other from the first row shown; a large number is an amount and no date", () => {
  expect(read("+10 %\n45000", { start: 1 }).overrides).toEqual([
    { measure: "offered", from: 48, to: 96, effect: "percent", amount: 10 },
    { measure: "offered", from: 96, to: 144, effect: "set", amount: 45_000 },
  ]);
});

test("Intervals are found by their time, with or without a date", () => {
  const rows = ["08:00", "08:30"].map((clock, at) => row(at, { clock, date: "2026-12-01", from: at, to: at + 1 }));
  for (const text of ["8:30\t7", "2026-12-01\t08:30\t7", "2026-12-01 08:30\t7", "8:30 AM\t7"])
    expect(read(text, { rows }).overrides).toEqual([{ measure: "offered", from: 1, to: 2, effect: "set", amount: 7 }]);
});

test("A time that the clocks show twice is found twice, in the order of the lines; a third line is too many", () => {
  const at = ["02:00", "02:30", "02:00", "02:30"];
  const rows = at.map((clock, place) => row(place, { clock, date: "2026-10-25", from: place, to: place + 1 }));
  const lines = ["02:00\t1", "02:30\t2", "02:00\t3", "02:30\t4"].map((line) => `2026-10-25\t${line}`);
  const { overrides, faults } = read(lines.join("\n"), { rows });
  expect(overrides.map(({ from, amount }) => [from, amount])).toEqual([
    [0, 1],
    [1, 2],
    [2, 3],
    [3, 4],
  ]);
  expect(faults).toEqual([]);
  expect(read([...lines, "2:30\t5"].join("\n"), { rows }).faults).toMatchObject([{ line: 5, fault: "twice" }]);
});

test("Each line that is not taken says why, and the others are taken", () => {
  const text = "2026-12-01\t120\n2026-12-01\t130\n2027-01-05\t5\n2026-12-02\tmany\n2026-12-04\t9\n2026-12-03\t-3 x";
  const { overrides, faults } = read(text);
  expect(overrides).toHaveLength(1);
  expect(faults.map(({ line, fault }) => [line, fault])).toEqual([
    [2, "twice"],
    [3, "notInPeriod"],
    [4, "notAnAmount"],
    [5, "closed"],
    [6, "notAnAmount"],
  ]);
  expect(read("1\n2\n3\n4\n5").faults.map(({ fault }) => fault)).toEqual(["closed", "notInPeriod"]);
});
