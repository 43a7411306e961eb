import type { DateSpan } from "./date-span.ts";

type Part = "day" | "month" | "year";

interface LocaleDates {
  /** How the locale writes a date in digits: day, month and year from left to right. */
  readonly order: readonly Part[];
  readonly months: ReadonlyMap<string, number>;
}

const known = new Map<string, LocaleDates>();

/** Letters alone: "nov." is "nov", "11月" is "月", which names no month. */
const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{M}]/gu, "").toLocaleLowerCase();

const datesOf = (locale: string): LocaleDates => {
  const found = known.get(locale);
  if (found !== undefined) return found;
  const months = new Map<string, number>();
  const styles: Intl.DateTimeFormatOptions[] = [
    { month: "long" },
    { month: "short" },
    // With a day beside it a month may change its ending: "ноябрь", "21 ноября".
    { month: "long", day: "numeric" },
    { month: "short", day: "numeric" },
    { dateStyle: "medium" },
  ];
  for (const style of styles) {
    const format = new Intl.DateTimeFormat(locale, { ...style, timeZone: "UTC" });
    for (let month = 0; month < 12; month += 1) {
      const name = format.formatToParts(Date.UTC(2026, month, 1)).find(({ type }) => type === "month")?.value ?? "";
      const letters = lettersOf(name);
      if (letters !== "" && letters !== "月") months.set(letters, month + 1);
    }
  }
  const parts = new Intl.DateTimeFormat(locale, { dateStyle: "short", timeZone: "UTC" }).formatToParts(0);
  const order = parts.flatMap(({ type }) => (type === "day" || type === "month" || type === "year" ? [type] : []));
  const dates = { order, months };
  known.set(locale, dates);
  return dates;
};

const fullYear = (digits: string): number =>
  digits.length > 2 ? Number(digits) : Number(digits) + (Number(digits) < 70 ? 2_000 : 1_900);

/** ISO, or null where the calendar has no such day. */
const dayOf = (year: number, month: number, day: number): string | null => {
  const date = new Date(Date.UTC(year, month - 1, day));
  const exists = date.getUTCFullYear() === year && date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
  return exists && year >= 1_000 && year <= 9_999 ? date.toISOString().slice(0, 10) : null;
};

/**
 * A date as somebody copied it: ISO 8601, in the locale's digits (`21.11.2026`, `11/21/26`) or with the month's name.
 * Answers it in ISO 8601, or null for what is no date.
 */
export const readDate = (text: string, locale: string): string | null => {
  const { order, months } = datesOf(locale);
  const numbers = text.match(/\d+/g) ?? [];
  const named = (text.match(/[\p{L}\p{M}]+/gu) ?? []).flatMap((word) => months.get(lettersOf(word)) ?? []);
  // A weekday before it may be spelt as a month is: "mar, 19 abr 1994".
  if (named.length > 0 && named.length <= 2 && numbers.length === 2) {
    const [first = "", second = ""] = numbers;
    const [day, year] = first.length > 2 ? [second, first] : [first, second];
    return dayOf(fullYear(year), named.at(-1) ?? 0, Number(day));
  }
  if (numbers.length !== 3 || /T\d/.test(text)) return null;
  const yearFirst = numbers[0].length > 2;
  const at = (part: Part): string => numbers[(yearFirst ? ["year", "month", "day"] : order).indexOf(part)] ?? "";
  return dayOf(fullYear(at("year")), Number(at("month")), Number(at("day")));
};

/** What may stand between two dates. */
const separators = /\s+-\s+|\s*[–—~至→\t\n]\s*|\s*\.\.\.?\s*|\s+(?:to|until|по|до|a|al|hasta|到)\s+/gu;

/** Two dates with something between them, in the order in which they stand; null for anything else. */
export const readDateRange = (text: string, locale: string): DateSpan | null => {
  for (const separator of text.matchAll(separators)) {
    const from = readDate(text.slice(0, separator.index), locale);
    const to = readDate(text.slice(separator.index + separator[0].length), locale);
    if (from !== null && to !== null) return { from, to };
  }
  return null;
};
