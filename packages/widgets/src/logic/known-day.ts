import { parseDate, parseTime } from "@internationalized/date";
import type { CalendarDate, Time } from "@internationalized/date";
import type { DateLimits, DateSpan } from "./date-span.ts";
import type { TimeSpan } from "./read-time.ts";

/** What a parser makes of a text; null for a text that it throws at. */
const orNull = <Value>(parse: (text: string) => Value, text: string | null | undefined): Value | null => {
  if (text === null || text === undefined) return null;
  try {
    return parse(text);
  } catch {
    return null;
  }
};

/** The day of an ISO 8601 text. Null for what is no day, as a server or an old draft may have it: such a field is empty. */
export const knownDay = (text: string | null | undefined): CalendarDate | null => orNull(parseDate, text);

/** The time of day of an ISO 8601 text; null for what is no time. */
export const knownTime = (text: string | null | undefined): Time | null => orNull(parseTime, text);

/** A span of days; null where one of its ends is no day. */
export const knownDays = (span: DateSpan | null): DateSpan | null =>
  span !== null && knownDay(span.from) !== null && knownDay(span.to) !== null ? span : null;

/** A span of times; null where one of its ends is no time. */
export const knownTimes = (span: TimeSpan | null): TimeSpan | null =>
  span !== null && knownTime(span.from) !== null && knownTime(span.to) !== null ? span : null;

/** The limits without those that are no days, which nothing could be compared with. */
export const knownLimits = ({ minValue, maxValue, isUnavailable }: DateLimits): DateLimits => ({
  minValue: knownDay(minValue) === null ? undefined : minValue,
  maxValue: knownDay(maxValue) === null ? undefined : maxValue,
  isUnavailable,
});
