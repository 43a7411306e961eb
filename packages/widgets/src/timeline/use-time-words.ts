import { useMemo } from "react";
import { useLocale } from "react-aria-components/I18nProvider";
import type { TimelineZoom } from "./time-scale.ts";

/** Times as the language writes them, on its clock of 12 or 24 hours, in the zone. */
export const useTimeWords = (timeZone: string, zoom: TimelineZoom) => {
  const { locale } = useLocale();
  return useMemo(() => {
    const format = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat(locale, { timeZone, ...options });
    const clock = format({ hour: "numeric", minute: "2-digit" });
    const dated = format({ day: "numeric", month: "short", hour: "numeric", minute: "2-digit" });
    // On a clock of twelve hours "8 AM" says it all; one of 24 hours keeps its minutes.
    const wholeHour = clock.resolvedOptions().hour12 === true ? format({ hour: "numeric" }) : clock;
    const minuteOf = format({ minute: "numeric" });
    const date = format({ weekday: "short", day: "numeric", month: "short" });
    const month = format({ month: "long", year: "numeric" });
    const day = format(zoom > 1440 ? { day: "numeric", month: "short" } : { weekday: "short", day: "numeric" });
    const isSameDay = (one: number, other: number) => date.format(one) === date.format(other);
    return {
      clock: (at: number) => clock.format(at),
      /** In the upper row of the axis. */
      major: (at: number) => (zoom < 1440 ? date : month).format(at),
      minor: (at: number) => (zoom >= 1440 ? day : Number(minuteOf.format(at)) === 0 ? wholeHour : clock).format(at),
      dated: (at: number) => dated.format(at),
      /** "9:00 – 9:15 AM", with the dates where the end is on another day. */
      span: (start: number, end: number) => (isSameDay(start, end - 1) ? clock : dated).formatRange(start, end),
      /** The same with the date always. */
      datedSpan: (start: number, end: number) => dated.formatRange(start, end),
    };
  }, [locale, timeZone, zoom]);
};

export type TimeWords = ReturnType<typeof useTimeWords>;
