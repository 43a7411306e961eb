import type { CalendarDate } from "@internationalized/date";
import { checkZone, dateOf, localDays } from "../calendar/local-days.ts";
import { checkNumber, InputError } from "../support/input-error.ts";
import { limits } from "../support/limits.ts";

/** A series of counts, one for each interval of the local day, from local midnight of `start`. */
export interface SeriesInput {
  /** The local date of the first value: `2026-11-22`. */
  readonly start: string;
  /** IANA time zone. Days on which clocks change have fewer or more values: 92 or 100 quarters of an hour. */
  readonly zone: string;
  /** A divisor of 60. */
  readonly intervalMinutes: number;
  /** Contacts offered; null where missing or not open. A last day that is not complete counts as partly missing. */
  readonly values: readonly (number | null)[];
  /** Local dates, past and coming, on which nothing is offered. */
  readonly closedDays?: readonly string[];
}

/** Refuses a series that makes no sense. @returns its first date and the number of its days */
export const checkSeries = (input: SeriesInput): { start: CalendarDate; known: number } => {
  const { zone, intervalMinutes, values, closedDays = [] } = input;
  checkNumber(intervalMinutes, "intervalMinutes", { min: 5, max: 60, whole: true });
  if (60 % intervalMinutes !== 0) throw new InputError("intervalMinutes", `${intervalMinutes} does not divide an hour`);
  checkZone(zone);
  const start = dateOf(input.start, "start");
  closedDays.forEach((day, index) => dateOf(day, `closedDays[${index}]`));
  if (values.length === 0) throw new InputError("values", "are empty; there is nothing to learn from");
  for (let index = 0; index < values.length; index += 1) {
    const value = values[index];
    // The name of what is at fault is made for that alone.
    if (value === null || (value !== undefined && value >= 0 && value <= limits.contacts)) continue;
    checkNumber(value, `values[${index}]`, { min: 0, max: limits.contacts });
  }
  return { start, known: localDays(start, zone, intervalMinutes, { intervals: values.length }).days.length };
};
