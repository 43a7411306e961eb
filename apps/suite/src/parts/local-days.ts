import { daysLater } from "@evolve/workforce";

/* Local dates as texts, `2026-11-30`: days are counted in UTC, where all have 24 hours. */

const momentOf = (date: string): Date => new Date(`${date}T00:00:00Z`);
const textOf = (moment: Date): string => moment.toISOString().slice(0, 10);

/** The first day of a date's week; 0 is Sunday. */
export const startOfWeek = (date: string, weekStart: number): string =>
  daysLater(date, -((momentOf(date).getUTCDay() - weekStart + 7) % 7));

export const startOfMonth = (date: string): string => `${date.slice(0, 7)}-01`;

/** The same day of another month, or its last. */
export const monthsLater = (date: string, months: number): string => {
  const first = momentOf(startOfMonth(date));
  first.setUTCMonth(first.getUTCMonth() + months);
  const next = new Date(first);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const days = Math.round((next.getTime() - first.getTime()) / 86_400_000);
  return daysLater(textOf(first), Math.min(Number(date.slice(8)), days) - 1);
};

export const weekOf = (first: string): string[] => Array.from({ length: 7 }, (_, day) => daysLater(first, day));

/** The weeks that contain days of a date's month, six at most. */
export const weeksOfMonth = (date: string, weekStart: number): string[][] => {
  const first = startOfMonth(date);
  const next = monthsLater(first, 1);
  const weeks: string[][] = [];
  for (let day = startOfWeek(first, weekStart); day < next; day = daysLater(day, 7)) weeks.push(weekOf(day));
  return weeks;
};

/** The date that the clocks of a zone show. */
export const dateIn = (zone: string, now: number): string =>
  new Intl.DateTimeFormat("en-CA", { timeZone: zone, year: "numeric", month: "2-digit", day: "2-digit" }).format(now);

/** The date by the reader's clock. */
export const today = (): string => dateIn(Intl.DateTimeFormat().resolvedOptions().timeZone, Date.now());
