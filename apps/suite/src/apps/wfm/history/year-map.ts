import type { HistorySeries } from "@evolve/contracts/history";
import type { Words } from "@evolve/i18n";

const hourMs = 3_600_000;

export const dayLabel = (words: Words, date: string): string => words.date(`${date}T00:00`, "date");

/** For each interval of a day, which interval of a day of 24 hours the clocks show. */
const slotsOf = (
  { startsAt, intervals }: HistorySeries["days"][number],
  { zone, intervalMinutes }: HistorySeries,
): number[] => {
  const usual = Array.from({ length: intervals }, (_, at) => at);
  if (intervals * intervalMinutes === 1_440) return usual;
  const clock = new Intl.DateTimeFormat("en", { timeZone: zone, hour: "numeric", minute: "numeric", hourCycle: "h23" });
  return usual.map((at) => {
    const parts = clock.formatToParts(startsAt + at * intervalMinutes * 60_000);
    const valueOf = (type: string): number => Number(parts.find((part) => part.type === type)?.value ?? 0);
    return Math.floor((valueOf("hour") * 60 + valueOf("minute")) / intervalMinutes);
  });
};

/** A year as columns of days and rows of intervals, without the hours in which nothing ever comes in. */
export const mapOf = (history: HistorySeries, words: Words) => {
  const slotsPerDay = 1_440 / history.intervalMinutes;
  const whole = history.days.map((day) => {
    const column: (number | null)[] = Array.from({ length: slotsPerDay }, () => null);
    slotsOf(day, history).forEach((slot, at) => {
      const value = history.offered[day.first + at] ?? null;
      if (value !== null) column[slot] = (column[slot] ?? 0) + value;
    });
    return column;
  });
  const isUsed = (slot: number): boolean => whole.some((column) => column[slot] !== null);
  const used = Array.from({ length: slotsPerDay }, (_, slot) => slot).filter(isUsed);
  const from = used[0] ?? 0;
  const to = (used.at(-1) ?? slotsPerDay - 1) + 1;
  const perHour = 60 / history.intervalMinutes;
  const clockAt = (slot: number): string => words.date((slot / perHour) * hourMs, "time", "UTC");
  return {
    columns: history.days.map(({ date }) => dayLabel(words, date)),
    rows: Array.from({ length: to - from }, (_, row) => clockAt(from + row)),
    values: whole.map((column) => column.slice(from, to)),
    columnTick: (column: number): string => {
      const date = history.days[column]?.date ?? "";
      if (!date.endsWith("-01")) return "";
      return new Intl.DateTimeFormat(words.locale, { month: "short", timeZone: "UTC" }).format(Date.parse(date));
    },
    rowTick: (row: number): string => ((from + row) % (3 * perHour) === 0 ? clockAt(from + row) : ""),
  };
};
