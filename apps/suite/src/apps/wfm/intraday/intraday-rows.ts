import type { IntradayDay } from "@evolve/contracts/intraday";
import type { Words } from "@evolve/i18n";
import { signedPercent } from "../../../parts/percent.ts";

/** An interval of a day. */
export interface IntradayRow {
  readonly at: number;
  readonly startsAt: number;
  readonly forecast: number | null;
  readonly actual: number | null;
  /** Of an interval without data. */
  readonly corrected: number | null;
  readonly handleSeconds: number | null;
  readonly actualHandleSeconds: number | null;
  readonly serviceLevel: number | null;
  readonly required: number | null;
  readonly correctedRequired: number | null;
  readonly scheduled: number | null;
  /** Missing people against what is required now, or was; null where none are. */
  readonly short: number | null;
}

/** A measure of the table: its name, and how its values are written. */
export type IntradayColumn = readonly [
  key: Exclude<keyof IntradayRow, "at" | "startsAt">,
  header: string,
  text: (value: number) => string,
];

/** The intervals from the first to the last that is open, or in which something is forecast or came. */
export const rowsOf = (day: IntradayDay): IntradayRow[] => {
  const { isOpen, forecast, actual, intervalMinutes, startsAt } = day;
  const places = [...isOpen.keys()].filter((at) => isOpen[at] === true || (forecast[at] ?? 0) + (actual[at] ?? 0) > 0);
  const [first = 0, last = -1] = [places[0], places.at(-1)];
  return Array.from({ length: last - first + 1 }, (_, place) => {
    const at = first + place;
    // Nobody is required while it is closed, which is no need of 0.
    const open = (values: readonly (number | null)[] | undefined): number | null =>
      isOpen[at] === true ? (values?.[at] ?? null) : null;
    const [required, correctedRequired] = [open(day.required), open(day.correctedRequired)];
    const scheduled = open(day.schedule?.people);
    const need = correctedRequired ?? required;
    const missing = need === null || scheduled === null ? 0 : Math.round((need - scheduled) * 100) / 100;
    return {
      at,
      startsAt: startsAt + at * intervalMinutes * 60_000,
      forecast: forecast[at] ?? null,
      actual: actual[at] ?? null,
      corrected: at < day.known ? null : (day.corrected[at] ?? null),
      handleSeconds: day.handleSeconds[at] ?? null,
      actualHandleSeconds: day.actualHandleSeconds[at] ?? null,
      serviceLevel: day.serviceLevel[at] ?? null,
      required,
      correctedRequired,
      scheduled,
      short: missing > 0 ? missing : null,
    };
  });
};

/** Where a chart cannot shade a line alone: a band between people scheduled and required. */
export const shortBand = (rows: readonly IntradayRow[]) => ({
  low: rows.map(({ short, scheduled }) => (short === null ? null : scheduled)),
  high: rows.map(({ short, scheduled }) => (short === null ? null : (scheduled ?? 0) + short)),
});

/** "13:30 – 14:00" on the business unit's clock. */
export const intervalText = (words: Words, { zone, startsAt, intervalMinutes }: IntradayDay, at: number): string => {
  const from = startsAt + at * intervalMinutes * 60_000;
  const clock = (time: number): string => words.date(time, "time", zone);
  return `${clock(from)} – ${clock(from + intervalMinutes * 60_000)}`;
};

/** "+4.5%" */
export const changeText = (words: Words, value: number, of: number): string => signedPercent(words, value / of - 1, 1);
