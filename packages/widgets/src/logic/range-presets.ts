import type { DateLimits, DateSpan } from "./date-span.ts";

/** The ranges that people ask for most, in the order in which they are offered. */
export const rangePresets = [
  "today",
  "yesterday",
  "thisWeek",
  "lastWeek",
  "last7Days",
  "last4Weeks",
  "thisMonth",
  "lastMonth",
] as const;
export type RangePreset = (typeof rangePresets)[number];

const dayMs = 86_400_000;

const shift = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * dayMs).toISOString().slice(0, 10);

const firstOfMonth = (day: string, months = 0): string => {
  const date = new Date(Date.parse(day));
  return new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + months, 1)).toISOString().slice(0, 10);
};

/**
 * The days of a preset. Weeks and months are whole ones; `last4Weeks` are the four before this one, so that every weekday
 * counts as often as another. `weekStart`: 0 = Sunday.
 */
export const presetSpan = (preset: RangePreset, today: string, weekStart: number): DateSpan => {
  const week = shift(today, -((new Date(Date.parse(today)).getUTCDay() - weekStart + 7) % 7));
  switch (preset) {
    case "today":
      return { from: today, to: today };
    case "yesterday":
      return { from: shift(today, -1), to: shift(today, -1) };
    case "thisWeek":
      return { from: week, to: shift(week, 6) };
    case "lastWeek":
      return { from: shift(week, -7), to: shift(week, -1) };
    case "last7Days":
      return { from: shift(today, -6), to: today };
    case "last4Weeks":
      return { from: shift(week, -28), to: shift(week, -1) };
    case "thisMonth":
      return { from: firstOfMonth(today), to: shift(firstOfMonth(today, 1), -1) };
    case "lastMonth":
      return { from: firstOfMonth(today, -1), to: shift(firstOfMonth(today), -1) };
  }
};

/** The part of a span within the limits; null where nothing is left or an end of it cannot be chosen. */
export const clipSpan = (
  { from, to }: DateSpan,
  { minValue = from, maxValue = to, isUnavailable }: DateLimits,
): DateSpan | null => {
  const span = { from: from < minValue ? minValue : from, to: to > maxValue ? maxValue : to };
  if (span.to < span.from || isUnavailable?.(span.from) || isUnavailable?.(span.to)) return null;
  return span;
};
