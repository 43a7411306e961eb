import * as z from "zod/mini";
import { limits } from "./limits.ts";

/** A time of day without a time zone, to the minute: `09:30`. */
export const TimeOfDay = z.string("required").check(z.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$/, "time"));

export interface TimeRange {
  readonly from: string;
  /** Does not belong to the range; `00:00` is the midnight at the day's end. */
  readonly to: string;
}

/** Minutes after the midnight that a range's day begins with. `end` is above `start`, at most by a day. */
export interface TimeSpan {
  readonly start: number;
  readonly end: number;
}

const day = 24 * 60;

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** When a range begins and ends; one that ends before it begins ends on the next day. */
export const spanOf = ({ from, to }: TimeRange): TimeSpan => {
  const [start, end] = [minutesOf(from), minutesOf(to)];
  return { start, end: end > start ? end : end + day };
};

interface TimeRangeOptions {
  /** The range may end on the next day: a night shift. */
  readonly overMidnight?: boolean;
}

/** Whether a range ends after it begins. Only midnight to midnight is a whole day; other equal times are no range. */
export const isTimeRange = ({ from, to }: TimeRange, { overMidnight = false }: TimeRangeOptions = {}): boolean => {
  const [start, end] = [minutesOf(from), minutesOf(to)];
  return end === 0 || end > start || (overMidnight && end < start);
};

/** Section 5 'Generic validators': time ranges, over midnight too where that is allowed. */
export const timeRange = (options: TimeRangeOptions = {}) =>
  z.strictObject({ from: TimeOfDay, to: TimeOfDay }, "required").check(
    z.check(({ value, issues }) => {
      if (isTimeRange(value, options)) return;
      issues.push({ code: "custom", input: value, path: ["to"], message: "timeRange" });
    }),
  );

/** The parts of a range within its day: a night shift has one before and one after midnight. */
const partsOf = (range: TimeRange, index: number): (TimeSpan & { readonly index: number })[] => {
  const { start, end } = spanOf(range);
  if (end <= day) return [{ index, start, end }];
  return [
    { index, start, end: day },
    { index, start: 0, end: end - day },
  ];
};

/**
 * The places of the ranges that share a minute of the day with another, ascending. Ranges that only touch do not. What goes
 * over midnight meets the early hours, as every day's plan follows the last one's.
 */
export const overlapsAmong = (ranges: readonly TimeRange[]): readonly number[] => {
  const parts = ranges.flatMap(partsOf).sort((one, other) => one.start - other.start);
  const found = new Set<number>();
  let latest = parts[0];
  for (const part of parts.slice(1)) {
    if (latest !== undefined && part.start < latest.end) found.add(part.index).add(latest.index);
    if (latest === undefined || part.end > latest.end) latest = part;
  }
  // One inside a longer one is met by the longer; one that its follower alone meets, by the follower.
  parts.forEach((part, place) => {
    const next = parts[place + 1];
    if (next !== undefined && next.start < part.end) found.add(part.index);
  });
  return [...found].sort((one, other) => one - other);
};

/**
 * Section 5 'Generic validators': overlapping times. "Activities cannot overlap", said of each that does, at the field
 * which holds its times.
 */
export const withoutOverlap = <Field extends string>(field: Field) =>
  z.check<readonly Readonly<Record<Field, TimeRange>>[]>(({ value, issues }) => {
    for (const index of overlapsAmong(value.map((item) => item[field]))) {
      issues.push({ code: "custom", input: value, path: [index, field], message: "overlap" });
    }
  });

/** Section 9: the intervals to choose from, in minutes. */
export const timeIntervals = [15, 30, 60] as const;

/**
 * Section 5 'Time interval': at most 60 minutes, otherwise the default of section 9. What is no whole number of minutes
 * above 0 is no interval either.
 */
export const timeIntervalOf = (minutes: unknown): number =>
  typeof minutes === "number" && Number.isInteger(minutes) && minutes > 0 && minutes <= limits.timeIntervalMaxMinutes
    ? minutes
    : limits.timeIntervalMinutes;
