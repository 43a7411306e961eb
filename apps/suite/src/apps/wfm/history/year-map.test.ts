import type { HistorySeries } from "@evolve/contracts/history";
import { createWords } from "@evolve/i18n";
import { expect, test } from "vitest";
import { spanText } from "./finding-words.ts";
import { completenessOf, learntIn, mapOf, usedPlaces } from "./year-map.ts";

const words = createWords("en", {});
const startsAt = Date.parse("2026-11-28T00:00:00Z");
const hours = (values: readonly (number | null)[]): (number | null)[] =>
  Array.from({ length: 48 }, (_, at) => (at >= 16 && at < 20 ? (values[at - 16] ?? null) : null));
const offered = [...hours([]), ...hours([5, 6, 7, 8]), ...hours([5, null, null, 8])];
const usual = [...hours([]), ...hours([5, 6, 7, 8]), ...hours([5, 6, 7, 8])];

/** A closed Saturday, a whole day from 8 to 10 o'clock, and one of which an hour is missing. */
const history: HistorySeries = {
  zone: "UTC",
  intervalMinutes: 30,
  hasEarlier: false,
  days: ["2026-11-28", "2026-11-29", "2026-11-30"].map((date, day) => ({
    date,
    first: day * 48,
    startsAt: startsAt + day * 86_400_000,
    intervals: 48,
    closed: null,
  })),
  imported: offered,
  missing: [{ from: 113, to: 115 }],
  measure: "offered",
  changes: [],
  expected: usual,
  low: usual,
  high: usual,
  findings: [],
  layers: [],
};
const handleTimes: HistorySeries = {
  ...history,
  measure: "handleTime",
  imported: offered.map((value) => (value === null ? null : 240)),
  missing: null,
};

test("a missing interval is told from a closed one, and the map shows the hours in which anything comes in", () => {
  const map = mapOf(history, history, words);
  expect(map.rows).toEqual(["8:00 AM", "8:30 AM", "9:00 AM", "9:30 AM"]);
  expect(map.columns[2]).toBe("Mon, Nov 30, 2026");
  const rows = [0, 1, 2, 3];
  expect(rows.map((row) => map.isClosed({ column: 0, row }))).toEqual([true, true, true, true]);
  expect(rows.map((row) => map.isMissing({ column: 0, row }))).toEqual([false, false, false, false]);
  expect(rows.map((row) => map.isMissing({ column: 2, row }))).toEqual([false, true, true, false]);
  expect(rows.map((row) => map.isClosed({ column: 2, row }))).toEqual([false, false, false, false]);
  expect(mapOf(handleTimes, history, words).values[2]).toEqual([240, null, null, 240]);
  const [, , monday] = history.days;
  expect(monday && usedPlaces(history, monday)).toEqual({ from: 112, to: 116 });
});

test("how complete a history is never rounds up to all of it, and a repair completes it", () => {
  expect(completenessOf(history)).toEqual({ missing: 2, share: 0.75 });
  expect(completenessOf({ ...history, missing: [] })).toEqual({ missing: 0, share: 1 });
});

test("what a forecast learns from is what was imported, with the changes in its place", () => {
  const changes = [
    { from: 113, values: [6, 7] },
    { from: 66, values: [null] },
  ];
  const learnt = learntIn({ ...history, changes });
  expect(learnt.slice(112, 116)).toEqual([5, 6, 7, 8]);
  expect(learnt.slice(64, 68)).toEqual([5, 6, null, 8]);
  expect(learntIn(handleTimes).slice(112, 116)).toEqual([240, null, null, 240]);
});

test("a stretch is told by its hours within a day, and by its days beyond", () => {
  const span = (from: number, to: number) => spanText(words, history, { from, to, fromDate: "2026-11-30" });
  expect(span(113, 115)).toBe("Mon, Nov 30, 2026, 8:30 AM – 9:30 AM");
  expect(span(96, 144)).toBe("Mon, Nov 30, 2026");
  expect(spanText(words, history, { from: 48, to: 144, fromDate: "2026-11-29" })).toBe(
    "Sun, Nov 29, 2026 – Mon, Nov 30, 2026",
  );
});
