import type { HistorySeries } from "@evolve/contracts/history";
import type { Words } from "@evolve/i18n";
import type { HeatCell } from "@evolve/widgets/heat-map";
import { dayLabel } from "../day-names.ts";

const hourMs = 3_600_000;

type Day = HistorySeries["days"][number];

/** What was imported as a forecast sees it: repaired, and null where it is excluded. */
export const learntIn = (history: HistorySeries): (number | null)[] => {
  const learnt = [...history.imported];
  for (const { from, values } of history.changes)
    for (const [place, value] of values.entries()) learnt[from + place] = value;
  return learnt;
};

/** `to` is the one after the last. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/** For each interval of a day, which interval of a day of 24 hours the clocks show. */
const slotsOf = ({ startsAt, intervals }: Day, { zone, intervalMinutes }: HistorySeries): number[] => {
  const usual = Array.from({ length: intervals }, (_, at) => at);
  if (intervals * intervalMinutes === 1_440) return usual;
  const clock = new Intl.DateTimeFormat("en", { timeZone: zone, hour: "numeric", minute: "numeric", hourCycle: "h23" });
  return usual.map((at) => {
    const parts = clock.formatToParts(startsAt + at * intervalMinutes * 60_000);
    const valueOf = (type: string): number => Number(parts.find((part) => part.type === type)?.value ?? 0);
    return Math.floor((valueOf("hour") * 60 + valueOf("minute")) / intervalMinutes);
  });
};

/** How many intervals are missing, and which share of all is known: what is not complete never rounds up to 1. */
export const completenessOf = (contacts: HistorySeries): { missing: number; share: number } => {
  const missing = (contacts.missing ?? []).reduce((count, { from, to }) => count + to - from, 0);
  const known = contacts.imported.filter((value) => value !== null).length;
  const share = known + missing === 0 ? 1 : known / (known + missing);
  return { missing, share: missing === 0 ? 1 : Math.min(0.999, share) };
};

/** The places of a day's first and last interval that belong to the hours in which anything ever comes in. */
export const usedPlaces = (contacts: HistorySeries, day: Day): Span => {
  const { from, to } = usedSlots(contacts);
  const places = slotsOf(day, contacts).flatMap((slot, at) => (slot >= from && slot < to ? [day.first + at] : []));
  return { from: places[0] ?? day.first, to: (places.at(-1) ?? day.first + day.intervals - 1) + 1 };
};

/** A year as columns of days and rows of intervals, without the hours in which nothing ever comes in. */
export const mapOf = (history: HistorySeries, contacts: HistorySeries, words: Words) => {
  const slotsPerDay = 1_440 / history.intervalMinutes;
  const columns = history.days.map((day) => {
    const values: (number | null)[] = Array.from({ length: slotsPerDay }, () => null);
    const places: (number | null)[] = [...values];
    slotsOf(day, history).forEach((slot, at) => {
      const value = history.imported[day.first + at] ?? null;
      places[slot] ??= day.first + at;
      if (value !== null) values[slot] = history.measure === "offered" ? (values[slot] ?? 0) + value : value;
    });
    return { day, values, places };
  });
  const used = usedSlots(contacts);
  const missing = new Uint8Array(contacts.imported.length);
  for (const { from, to } of contacts.missing ?? []) missing.fill(1, from, to);
  const isMissingAt = (at: number): boolean => missing[at] === 1;
  const placeAt = ({ column, row }: HeatCell): number | null => columns[column]?.places[used.from + row] ?? null;
  const perHour = 60 / history.intervalMinutes;
  const clockAt = (slot: number): string => words.date((slot / perHour) * hourMs, "time", "UTC");
  return {
    columns: columns.map(({ day }) => dayLabel(words, day.date)),
    rows: Array.from({ length: used.to - used.from }, (_, row) => clockAt(used.from + row)),
    values: columns.map(({ values }) => values.slice(used.from, used.to)),
    isClosed: (cell: HeatCell): boolean => {
      const place = placeAt(cell);
      if (place !== null && (contacts.imported[place] ?? null) !== null) return false;
      return columns[cell.column]?.day.closed !== null || place === null || !isMissingAt(place);
    },
    isMissing: (cell: HeatCell): boolean => {
      const place = placeAt(cell);
      return place !== null && isMissingAt(place);
    },
    columnTick: (column: number): string => {
      const date = history.days[column]?.date ?? "";
      if (!date.endsWith("-01")) return "";
      return new Intl.DateTimeFormat(words.locale, { month: "short", timeZone: "UTC" }).format(Date.parse(date));
    },
    rowTick: (row: number): string => ((used.from + row) % (3 * perHour) === 0 ? clockAt(used.from + row) : ""),
  };
};

/** Of a day of 24 hours, the intervals in which anything ever comes in. */
const usedSlots = (contacts: HistorySeries): Span => {
  const slotsPerDay = 1_440 / contacts.intervalMinutes;
  let [from, to] = [slotsPerDay, 0];
  for (const day of contacts.days)
    slotsOf(day, contacts).forEach((slot, at) => {
      if ((contacts.imported[day.first + at] ?? null) === null) return;
      [from, to] = [Math.min(from, slot), Math.max(to, slot + 1)];
    });
  return to === 0 ? { from: 0, to: slotsPerDay } : { from, to };
};
