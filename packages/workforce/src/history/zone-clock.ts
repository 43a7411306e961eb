import { fromAbsolute, parseDateTime, toZoned } from "@internationalized/date";
import { calendarDays, type LocalDay } from "../calendar/local-days.ts";

export interface ZonedInstant {
  /** Milliseconds since 1970. */
  readonly instant: number;
  /** Where clocks were set back the same time comes again: its second instant, else null. */
  readonly again: number | null;
}

const minuteMs = 60_000;
const dayMs = 86_400_000;

/**
 * What the clocks of a zone mean by a date and minutes after midnight; null for an hour that they skip. Days are looked up once, so
 * that millions of rows can be read.
 *
 * @param zone an IANA time zone; another throws `InputError`
 */
export const createZoneClock = (zone: string): ((date: string, minutes: number) => ZonedInstant | null) => {
  const known = new Map<string, { startsAt: number; isUsual: boolean }>();
  return (date, minutes) => {
    let day = known.get(date);
    if (day === undefined) {
      const [first, next] = calendarDays(date, zone, 60, 2).days as [LocalDay, LocalDay];
      day = { startsAt: first.startsAt, isUsual: next.startsAt - first.startsAt === dayMs };
      known.set(date, day);
    }
    if (day.isUsual) return { instant: day.startsAt + minutes * minuteMs, again: null };
    const clock = `${String(Math.floor(minutes / 60)).padStart(2, "0")}:${String(minutes % 60).padStart(2, "0")}`;
    const local = parseDateTime(`${date}T${clock}`);
    const [earlier, later] = (["earlier", "later"] as const).map((which) =>
      toZoned(local, zone, which).toDate().getTime(),
    ) as [number, number];
    const shown = fromAbsolute(earlier, zone);
    if (shown.hour * 60 + shown.minute !== minutes) return null;
    return { instant: earlier, again: later === earlier ? null : later };
  };
};
