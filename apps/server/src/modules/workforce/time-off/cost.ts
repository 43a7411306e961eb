import { type TimeOffAsked, timeOffLimits } from "@evolve/contracts/time-off";
import { calendarDays, daysLater } from "@evolve/workforce";
import type { Tx } from "../../../database/index.ts";
import { findPlace, type PublishedShifts, publishedShiftsOf } from "../schedules/index.ts";
import type { PlannedPerson, TypeRow } from "./people-repository.ts";

const minute = 60_000;
const step = 15;

export interface TimeOffCost {
  /** The time off by the clock of the business unit. */
  readonly startsAt: Date;
  readonly endsAt: Date;
  readonly days: readonly {
    readonly day: string;
    /** Taken from the balance. */
    readonly minutes: number;
    /** Paid, and counted as worked beside the shifts that are left. */
    readonly creditMinutes: number;
    /** Of the minutes, those that a whole day off takes out of the night before it, whose shift stays. */
    readonly withinMinutes: number;
  }[];
  /** Whether all of its days are published. */
  readonly isPublished: boolean;
}

type Asked = Pick<TimeOffAsked, "firstDay" | "lastDay" | "part">;

/** Midnights of the local days from the first to the one after the last, in milliseconds since 1970, by date. */
export const midnightsOf = (zone: string, first: string, last: string): ReadonlyMap<string, number> => {
  const count = (Date.parse(last) - Date.parse(first)) / 86_400_000 + 2;
  return new Map(calendarDays(first, zone, step, count).days.map(({ date, startsAt }) => [date, startsAt]));
};

/** When clocks first show a time, in minutes after midnight, on a day; an hour later where they never do. */
const momentOf = (zone: string, date: string, time: number): number => {
  const [day] = calendarDays(date, zone, step, 1).days;
  const slot = day?.slots.indexOf(Math.floor(time / step)) ?? -1;
  return (day?.startsAt ?? 0) + (slot < 0 ? time : slot * step + (time % step)) * minute;
};

/**
 * What time off takes from a balance: on a published day the paid time of the shifts that begin on it, nothing on a day off; on
 * others a usual day, at most five in a week. A part of a day, by the clock of the person's site, takes what is paid of it, and so does the first whole day of the night
 * that reaches into it, for that is taken out of its shift.
 */
export const costOf = async (
  tx: Tx,
  tenantId: string,
  person: PlannedPerson,
  { firstDay, lastDay, part }: Asked,
  { isPaid }: TypeRow,
): Promise<TimeOffCost> => {
  const { zone, weekStart } = person;
  const midnights = midnightsOf(zone, firstDay, lastDay);
  const place = part && (await findPlace(tx, tenantId, person.id, new Date(`${firstDay}T12:00:00Z`)));
  const start = part ? momentOf(place?.zone ?? zone, firstDay, part.from) : (midnights.get(firstDay) ?? 0);
  const end = part ? start + part.minutes * minute : (midnights.get(daysLater(lastDay, 1)) ?? 0);
  // With a day more at each end: days of a site elsewhere begin at another time, and a night reaches into the next.
  const around = { first: daysLater(firstDay, -1), last: daysLater(lastDay, 1) };
  const published = await publishedShiftsOf(tx, tenantId, person.id, around);
  const isKnown = new Set(published.publishedDays);
  const inWeek = new Map<string, number>();
  const wholeOf = (day: string): number => {
    if (isKnown.has(day))
      return published.shifts
        .filter((shift) => shift.day === day)
        .reduce((sum, shift) => sum + paidOf(published, shift, -Infinity, Infinity), 0);
    const week = daysLater(day, -((new Date(day).getUTCDay() - weekStart + 7) % 7));
    const charged = inWeek.get(week) ?? 0;
    inWeek.set(week, charged + 1);
    return charged < timeOffLimits.daysPerWeek ? timeOffLimits.dayMinutes : 0;
  };
  const nightBefore = published.shifts
    .filter((shift) => shift.day < firstDay)
    .reduce((sum, shift) => sum + paidOf(published, shift, start, end), 0);
  const days = [...midnights.keys()].slice(0, -1).map((day) => {
    const taken = part ? partOf(published, isKnown.has(day), { start, end }) : wholeOf(day);
    // What is taken out of a shift that stays is paid with it.
    const isCredited = isPaid && part === null;
    const within = part === null && day === firstDay ? nightBefore : 0;
    return { day, minutes: taken + within, creditMinutes: isCredited ? taken : 0, withinMinutes: within };
  });
  return {
    startsAt: new Date(start),
    endsAt: new Date(end),
    days,
    isPublished: days.every(({ day }) => isKnown.has(day)),
  };
};

const partOf = (
  published: PublishedShifts,
  isKnown: boolean,
  { start, end }: { readonly start: number; readonly end: number },
): number =>
  isKnown
    ? published.shifts.reduce((sum, shift) => sum + paidOf(published, shift, start, end), 0)
    : (end - start) / minute;

/** Paid minutes of a shift in [from, to). */
const paidOf = (
  { unpaid }: PublishedShifts,
  { startsAt, minutes, activities }: PublishedShifts["shifts"][number],
  from: number,
  to: number,
): number => {
  const start = startsAt.getTime();
  const within = (after: number, length: number): number => {
    const begins = start + after * minute;
    return Math.max(0, (Math.min(to, begins + length * minute) - Math.max(from, begins)) / minute);
  };
  return activities
    .filter(({ code }) => unpaid.has(code))
    .reduce((paid, activity) => paid - within(activity.start, activity.minutes), within(0, minutes));
};
