import { daysLater } from "../calendar/local-days.ts";

export type PeriodGrain = "day" | "week" | "month";

/** Local days that a line of a report is about. */
export interface Period {
  /** The first day of the day, week or month, also where the report begins later. */
  readonly begins: string;
  /** The days of it that the report is about, the last one included. */
  readonly first: string;
  readonly last: string;
}

const weekdayOf = (date: string): number => new Date(date).getUTCDay();
const monthLater = (date: string, months: number): string => {
  const [year = 0, month = 1] = date.split("-").map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
};

const beginOf = (date: string, grain: PeriodGrain, weekStart: number): string => {
  if (grain === "day") return date;
  return grain === "month" ? monthLater(date, 0) : daysLater(date, -((weekdayOf(date) - weekStart + 7) % 7));
};

const beginAfter = (begins: string, grain: PeriodGrain): string =>
  grain === "month" ? monthLater(begins, 1) : daysLater(begins, grain === "week" ? 7 : 1);

/**
 * The days, weeks or months that some local days fall into, in order of time.
 *
 * @param weekStart 0 is Sunday
 */
export const periodsOf = (firstDay: string, lastDay: string, grain: PeriodGrain, weekStart: number): Period[] => {
  const periods: Period[] = [];
  for (let begins = beginOf(firstDay, grain, weekStart); begins <= lastDay; begins = beginAfter(begins, grain)) {
    const last = daysLater(beginAfter(begins, grain), -1);
    periods.push({ begins, first: begins < firstDay ? firstDay : begins, last: last > lastDay ? lastDay : last });
  }
  return periods;
};

/** Days that are counted from the day on which somebody asks. */
export type RelativePeriod =
  | "yesterday"
  | "last7Days"
  | "lastWeek"
  | "lastMonth"
  | "thisWeek"
  | "nextWeek"
  | "nextMonth";

/** The local days of a relative period, the last one included. Weeks begin on `weekStart`, 0 for Sunday. */
export const relativePeriod = (
  period: RelativePeriod,
  today: string,
  weekStart: number,
): { readonly firstDay: string; readonly lastDay: string } => {
  const span = (firstDay: string, lastDay: string) => ({ firstDay, lastDay });
  const week = beginOf(today, "week", weekStart);
  const month = beginOf(today, "month", weekStart);
  switch (period) {
    case "yesterday":
      return span(daysLater(today, -1), daysLater(today, -1));
    case "last7Days":
      return span(daysLater(today, -7), daysLater(today, -1));
    case "lastWeek":
      return span(daysLater(week, -7), daysLater(week, -1));
    case "thisWeek":
      return span(week, daysLater(week, 6));
    case "nextWeek":
      return span(daysLater(week, 7), daysLater(week, 13));
    case "lastMonth":
      return span(monthLater(month, -1), daysLater(month, -1));
    case "nextMonth":
      return span(monthLater(month, 1), daysLater(monthLater(month, 2), -1));
  }
};
