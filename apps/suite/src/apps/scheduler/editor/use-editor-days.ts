import type { CallResult } from "@evolve/contracts/call";
import type { listSchedules, Schedule } from "@evolve/contracts/schedules";
import type { Words } from "@evolve/i18n";
import type { TimelineZoom } from "@evolve/widgets/timeline";
import { calendarDays, daysLater } from "@evolve/workforce";
import { useMemo, useState } from "react";
import { dateIn, startOfWeek } from "../../../parts/local-days.ts";

export type Unit = Omit<CallResult<typeof listSchedules>["businessUnits"][number], "hourlyCost" | "currency">;

/** 'Mar 1, 2027 – Mar 7, 2027' */
export const weekWords = (words: Words, week: string): string =>
  words.t("schedules.span", {
    from: words.date(week, "date", "UTC"),
    to: words.date(daysLater(week, 6), "date", "UTC"),
  });

/** Bars that reach into the next day are seen to their end. */
const overhang = 8 * 3_600_000;

/** The day or the week that is shown. */
export const useEditorDays = ({ state, firstDay, days }: Schedule, { zone, weekStart }: Unit) => {
  const [day, setDay] = useState(() => {
    const today = dateIn(zone, Date.now());
    const isWithin = today >= firstDay && today < daysLater(firstDay, days);
    return state !== "draft" || isWithin ? today : firstDay;
  });
  const [isWeek, setWeek] = useState(false);
  const [zoom, setZoom] = useState<TimelineZoom>(60);
  const week = startOfWeek(day, weekStart);
  const first = isWeek ? week : day;
  const count = isWeek ? 7 : 1;
  const span = useMemo(() => {
    const calendar = calendarDays(first, zone, 15, count + 1).days;
    const end = calendar.at(-1)?.startsAt ?? 0;
    return { from: calendar[0]?.startsAt ?? 0, end, to: end + overhang };
  }, [first, count, zone]);
  return {
    day,
    week,
    isWeek,
    first,
    count,
    /** What the timeline shows, in milliseconds since 1970. */
    span,
    /** The end of the last day that is shown. */
    dayEnd: span.end,
    zoom,
    setZoom,
    go: (by: 1 | -1) => setDay(daysLater(day, by * count)),
    open: setDay,
    show: (asWeek: boolean) => {
      setWeek(asWeek);
      setZoom(asWeek ? 360 : 60);
    },
  };
};

export type EditorDays = ReturnType<typeof useEditorDays>;
