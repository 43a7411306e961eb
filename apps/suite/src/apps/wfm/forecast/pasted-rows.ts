import type { Override } from "@evolve/contracts/forecasts";
import { readTsv } from "@evolve/widgets/tsv";
import { type DateOrder, dateOrders, readClock } from "@evolve/workforce";
import type { ForecastRow } from "./forecast-rows.ts";
import { readAmount } from "./read-amount.ts";

export type PasteFault = "notInPeriod" | "notAnAmount" | "closed" | "twice";

export interface PastedLine {
  /** From 1. */
  readonly line: number;
  readonly text: string;
  readonly fault: PasteFault;
}

export interface Pasted {
  readonly overrides: readonly Override[];
  /** Lines that are not taken, each with its reason. */
  readonly faults: readonly PastedLine[];
  /** Cells that say what is forecast anyway. */
  readonly unchanged: number;
}

interface Keyed {
  readonly date: string | null;
  readonly clock: string | null;
  readonly amounts: readonly string[];
}

const measures = ["offered", "handleTime"] as const;
/** What a spreadsheet was given is rounded: a smaller difference is none. */
const tolerance = { offered: 0.5, handleTime: 0.5 } as const;
const clockText = (minutes: number): string =>
  `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;

/** The date and the time that a line begins with, in one cell or two, and the amounts after them. */
const keyOf = (cells: readonly string[], order: DateOrder): Keyed => {
  let date: string | null = null;
  let clock: string | null = null;
  let at = 0;
  for (; at < Math.min(2, cells.length); at += 1) {
    const cell = (cells[at] ?? "").trim();
    // A plain number is an amount; a spreadsheet's number of a day looks the same.
    const read = /^[\d.,\s]{1,12}$/u.test(cell) && !isPlainDate(cell) ? null : readClock(cell, order);
    if (!read) break;
    date ??= read.date;
    clock ??= read.minutes === null ? null : clockText(read.minutes);
  }
  return { date, clock, amounts: cells.slice(at).map((cell) => cell.trim()) };
};
const isPlainDate = (cell: string): boolean => /^\d{1,4}\.\d{1,2}\.\d{2,4}$/u.test(cell);

/** The rows that a line can mean: two where the clocks show a time twice. A time alone is one of the day of the first row shown. */
const rowsByKey = (rows: readonly ForecastRow[], start: number) => {
  const hasClock = rows[0]?.clock !== null;
  const keyed = Map.groupBy(rows, ({ date, clock }) => `${date} ${clock ?? ""}`);
  return ({ date, clock }: Pick<Keyed, "date" | "clock">): readonly ForecastRow[] =>
    keyed.get(`${date ?? rows[start]?.date} ${hasClock ? clock : ""}`) ?? [];
};

/**
 * Reads what was copied from a spreadsheet: a line for each row, which begins with its date, its time or both, then contacts and
 * handle time. Lines without any date follow each other from `start` on. A first line without amounts is a heading.
 */
export const readPasted = (
  text: string,
  rows: readonly ForecastRow[],
  { start, locale }: { readonly start: number; readonly locale: string },
): Pasted => {
  const table = readTsv(text).map((cells, at) => ({ cells, line: at + 1 }));
  const filled = table.filter(({ cells }) => cells.some((cell) => cell.trim() !== ""));
  const rowsOf = rowsByKey(rows, start);
  const fitting = (order: DateOrder): number =>
    filled.filter(({ cells }) => {
      const key = keyOf(cells, order);
      return key.date !== null && rowsOf(key).length > 0;
    }).length;
  const order = dateOrders.reduce((best, one) => (fitting(one) > fitting(best) ? one : best));
  const keyed = filled.map(({ cells, line }) => ({ line, text: cells.join(" "), ...keyOf(cells, order) }));
  const isHeading = ({ date, clock, amounts }: Keyed): boolean =>
    date === null && clock === null && amounts.every((amount) => readAmount(amount, locale) === null);
  const lines = keyed.filter((line, at) => at > 0 || !isHeading(line));
  const hasKeys = lines.some(({ date, clock }) => date !== null || clock !== null);

  const overrides: Override[] = [];
  const faults: PastedLine[] = [];
  const taken = new Set<string>();
  let unchanged = 0;
  lines.forEach((given, place) => {
    const refuse = (fault: PasteFault): void =>
      void faults.push({ line: given.line, text: given.text.slice(0, 60), fault });
    const isKeyed = given.date !== null || given.clock !== null;
    const named = isKeyed ? rowsOf(given) : hasKeys ? [] : rows.slice(start + place, start + place + 1);
    if (named.length === 0) return refuse("notInPeriod");
    const row = named.find(({ id }) => !taken.has(id));
    if (!row) return refuse("twice");
    if (row.isClosed) return refuse("closed");
    taken.add(row.id);
    for (const [at, measure] of measures.entries()) {
      const cell = given.amounts[at] ?? "";
      if (cell === "") continue;
      const amount = readAmount(cell, locale);
      if (!amount || (amount.effect === "set" && amount.amount < 0)) return refuse("notAnAmount");
      const now = measure === "offered" ? row.forecast : row.handleSeconds;
      const isSame =
        amount.effect === "set" ? Math.abs(amount.amount - now) <= tolerance[measure] : amount.amount === 0;
      if (isSame) unchanged += 1;
      else overrides.push({ measure, from: row.from, to: row.to, ...amount });
    }
  });
  return { overrides, faults, unchanged };
};
