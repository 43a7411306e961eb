import type { Words } from "@evolve/i18n";

/** "Mon, Nov 30": planners think in weekdays. */
export const dayName = (words: Words, date: string): string =>
  new Intl.DateTimeFormat(words.locale, { weekday: "short", day: "numeric", month: "short", timeZone: "UTC" }).format(
    Date.parse(date),
  );

/** "Mon, Nov 30, 2026": of a day that may be of another year. */
export const dayLabel = (words: Words, date: string): string =>
  new Intl.DateTimeFormat(words.locale, {
    weekday: "short",
    day: "numeric",
    month: "short",
    year: "numeric",
    timeZone: "UTC",
  }).format(Date.parse(date));
