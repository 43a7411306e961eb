import { checkZone, dateOf, localDays } from "../calendar/local-days.ts";

const minute = 60_000;
const step = 15;

/** Local days by number, 0 being the first day of the roster, and the days of some weeks around it. */
export interface Clock {
  /** The number of the local day that contains a moment. */
  readonly dayOf: (moment: number) => number;
  /** What clocks show, in minutes after midnight. */
  readonly timeOf: (moment: number) => number;
  /** When clocks show a time on a day: for the first time where they do twice, an hour later where they never do. */
  readonly momentOf: (day: number, time: number) => number;
  readonly dateOf: (day: number) => string;
  /** The number of a date, which may lie outside the days that are known. */
  readonly numberOf: (date: string) => number;
  /** 0 is Sunday. */
  readonly weekdayOf: (day: number) => number;
  /** Weeks begin on the first day of the week; 0 is the week of the roster's first day. */
  readonly weekOf: (day: number) => number;
  readonly firstDayOf: (week: number) => number;
}

/** Before and after the roster, for rest, days in a row and weeks that reach beyond it. */
const around = 35;

export const createClock = (start: string, days: number, zone: string, weekStart: number): Clock => {
  checkZone(zone);
  const origin = dateOf(start, "start");
  const calendar = localDays(origin.subtract({ days: around }), zone, step, { days: days + 2 * around }).days;
  const midnights = Float64Array.from(calendar, ({ startsAt }) => startsAt);
  const usual = 1_440 / step;
  const dayAt = (day: number) => {
    const known = calendar[day + around];
    if (!known) throw new RangeError(`day ${day} is more than ${around} days outside the roster`);
    return known;
  };
  const dayOf = (moment: number): number => {
    // Days are an hour longer or shorter at most.
    let day = Math.floor((moment - (midnights[around] ?? 0)) / 86_400_000) + around;
    day = Math.max(0, Math.min(midnights.length - 1, day));
    while (day > 0 && (midnights[day] ?? 0) > moment) day -= 1;
    while (day < midnights.length - 1 && (midnights[day + 1] ?? 0) <= moment) day += 1;
    return day - around;
  };
  const firstMoment = Date.UTC(origin.year, origin.month - 1, origin.day);
  const weekday = new Date(firstMoment).getUTCDay();
  const lead = (weekday - weekStart + 7) % 7;
  return {
    dayOf,
    timeOf: (moment) => {
      const { startsAt, slots } = dayAt(dayOf(moment));
      const elapsed = Math.floor((moment - startsAt) / minute);
      const slot = Math.floor(elapsed / step);
      return (slots[slot] ?? slot) * step + (elapsed % step);
    },
    momentOf: (day, time) => {
      const { startsAt, slots } = dayAt(day);
      if (slots.length === usual) return startsAt + time * minute;
      const wanted = Math.floor(time / step);
      const shown = slots.indexOf(wanted);
      const slot = shown < 0 ? wanted : shown;
      return startsAt + (slot * step + (time % step)) * minute;
    },
    dateOf: (day) => dayAt(day).date,
    numberOf: (date) => {
      const { year, month, day } = dateOf(date, "date");
      return Math.round((Date.UTC(year, month - 1, day) - firstMoment) / 86_400_000);
    },
    weekdayOf: (day) => (((weekday + day) % 7) + 7) % 7,
    weekOf: (day) => Math.floor((day + lead) / 7),
    firstDayOf: (week) => week * 7 - lead,
  };
};
