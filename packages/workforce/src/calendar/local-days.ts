import { type CalendarDate, fromAbsolute, parseDate, toZoned } from "@internationalized/date";
import { InputError } from "../support/input-error.ts";

/** A day as a site's clocks show it. Its intervals are counted from midnight: 92 or 100 quarters of an hour when clocks change. */
export interface LocalDay {
  /** `2026-11-22` */
  readonly date: string;
  /** 0 is Sunday. */
  readonly weekday: number;
  readonly dayOfMonth: number;
  /** Days until the month's last day, 0 on it. */
  readonly daysToMonthEnd: number;
  /** Milliseconds since 1970 at the day's first moment. */
  readonly startsAt: number;
  /** The number of the day's first interval, counted from the first day's midnight. */
  readonly first: number;
  /** For each interval of the day, which interval of a day of 24 hours the clocks show. */
  readonly slots: readonly number[];
}

export interface LocalDays {
  readonly days: readonly LocalDay[];
  /** Intervals of a day of 24 hours. */
  readonly slotsPerDay: number;
  /** Of all days together. */
  readonly intervals: number;
}

const minute = 60_000;
const dayLength = 1_440 * minute;

/** The date that a text is, refused under `field` where it is none. */
export const dateOf = (text: string, field: string): CalendarDate => {
  try {
    return parseDate(text);
  } catch {
    throw new InputError(field, `'${text}' is not a date such as 2026-11-22`);
  }
};

/** Zones that were found to be ones: making a clock takes longer than a day's arithmetic. */
const knownZones = new Set<string>();
const knownZonesMax = 1_000;

/** Refuses what is no IANA time zone of this machine. */
export const checkZone = (zone: string): void => {
  if (knownZones.has(zone)) return;
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone });
  } catch {
    throw new InputError("zone", `'${zone}' is not a time zone such as Europe/Berlin`);
  }
  // A zone has many spellings, by case.
  if (knownZones.size >= knownZonesMax) knownZones.clear();
  knownZones.add(zone);
};

type Enough = { readonly days: number } | { readonly intervals: number };

/** Calendars as last asked for: asking the time zone for the clocks of a year takes longer than reading its history. */
const kept = new Map<string, LocalDays>();
const keptMax = 50;

/**
 * The days from `start` on, until they have `enough`: a number of days, or of intervals.
 *
 * @param start a local date
 * @param zone an IANA time zone
 * @param intervalMinutes a divisor of a day
 */
export const localDays = (start: CalendarDate, zone: string, intervalMinutes: number, enough: Enough): LocalDays => {
  const key = JSON.stringify([start.toString(), zone, intervalMinutes, enough]);
  const days = kept.get(key) ?? makeDays(start, zone, intervalMinutes, enough);
  // The last asked for is the last to go.
  kept.delete(key);
  kept.set(key, days);
  for (const oldest of kept.keys()) {
    if (kept.size <= keptMax) break;
    kept.delete(oldest);
  }
  return days;
};

const makeDays = (start: CalendarDate, zone: string, intervalMinutes: number, enough: Enough): LocalDays => {
  const slotsPerDay = 1_440 / intervalMinutes;
  const atMost = "days" in enough ? enough.days : Math.ceil(enough.intervals / slotsPerDay) + 2;
  const midnights = midnightsOf(start, zone, atMost);
  const usual = Array.from({ length: slotsPerDay }, (_, slot) => slot);
  const days: LocalDay[] = [];
  let intervals = 0;
  for (let index = 0; index < atMost; index += 1) {
    if ("intervals" in enough && intervals >= enough.intervals) break;
    const date = start.add({ days: index });
    const startsAt = midnights[index] ?? 0;
    const length = (midnights[index + 1] ?? 0) - startsAt;
    const slots = length === dayLength ? usual : shownSlots(startsAt, length, zone, intervalMinutes);
    days.push({
      date: date.toString(),
      weekday: new Date(Date.UTC(date.year, date.month - 1, date.day)).getUTCDay(),
      dayOfMonth: date.day,
      daysToMonthEnd: date.calendar.getDaysInMonth(date) - date.day,
      startsAt,
      first: intervals,
      slots,
    });
    intervals += slots.length;
  }
  return { days, slotsPerDay, intervals };
};

/** The first moments of `count` days and of the one after. Offsets are looked up weekly, and daily only where they change. */
const midnightsOf = (start: CalendarDate, zone: string, count: number): number[] => {
  const offsetOn = (index: number): number => {
    const date = start.add({ days: index });
    return toZoned(date, zone).toDate().getTime() - Date.UTC(date.year, date.month - 1, date.day);
  };
  const origin = Date.UTC(start.year, start.month - 1, start.day);
  const midnights: number[] = [];
  let offset = offsetOn(0);
  for (let from = 0; from <= count; from += 7) {
    const next = offsetOn(from + 7);
    for (let index = from; index < from + 7; index += 1)
      midnights.push(origin + index * dayLength + (next === offset ? offset : offsetOn(index)));
    offset = next;
  }
  return midnights;
};

const shownSlots = (startsAt: number, length: number, zone: string, intervalMinutes: number): number[] =>
  Array.from({ length: Math.round(length / (intervalMinutes * minute)) }, (_, index) => {
    const { hour, minute: past } = fromAbsolute(startsAt + index * intervalMinutes * minute, zone);
    return Math.floor((hour * 60 + past) / intervalMinutes);
  });

/** The days of a calendar from a local date on, for those who have no date library. */
export const calendarDays = (start: string, zone: string, intervalMinutes: number, days: number): LocalDays => {
  checkZone(zone);
  return localDays(dateOf(start, "start"), zone, intervalMinutes, { days });
};

/** How far the clocks of a zone are ahead of UTC at an instant, in milliseconds. */
export const zoneOffset = (instant: number, zone: string): number => fromAbsolute(instant, zone).offset;

/**
 * Whether an interval of so many minutes may begin at an instant: on a multiple of its length by local time. In UTC that is another grid
 * where clocks are ahead by 5:45 or 12:45 hours.
 */
export const isIntervalStart = (instant: number, zone: string, minutes: number): boolean =>
  (instant + zoneOffset(instant, zone)) % (minutes * 60_000) === 0;

/** The local date of an instant, in milliseconds since 1970, and another so many days later. */
export const localDateOf = (instant: number, zone: string, later = 0): string => {
  const { year, month, day } = fromAbsolute(instant, zone);
  return new Date(Date.UTC(year, month - 1, day + later)).toISOString().slice(0, 10);
};

/** A local date so many days later. Counted in UTC, where all days have 24 hours. */
export const daysLater = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
