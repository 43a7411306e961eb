import { staffingLimits } from "@evolve/contracts/staffing";
import { calendarDays, daysLater, localDateOf, type LocalDays } from "@evolve/workforce";
import type { Tx } from "../../../database/index.ts";
import { mainForecastOf } from "../forecast/index.ts";
import { listClosedDays } from "../history/index.ts";
import type { StaffedGroup } from "./groups-repository.ts";
import { hashOf } from "./hash-of.ts";
import { openIntervals } from "./opening.ts";
import { type GroupShrinkage, shrinkageOf } from "./shrinkage-of.ts";

const dayMs = 86_400_000;
const minuteMs = 60_000;

/** Days of a planning group on the clock of its business unit. */
export interface GroupDays {
  readonly calendar: LocalDays;
  readonly from: Date;
  readonly to: Date;
  /** The name of the event that closes each day; null where none does. */
  readonly closed: readonly (string | null)[];
  /** For each interval. */
  readonly isOpen: readonly boolean[];
  /** For each interval, the hour that the clocks show. */
  readonly hours: readonly number[];
}

/** Everything that a requirement depends on, for each interval of some days. */
export interface StaffingInputs extends GroupDays {
  readonly group: StaffedGroup;
  /** Null where no forecast is published. */
  readonly contacts: readonly (number | null)[];
  readonly handleSeconds: readonly number[];
  /** The forecast's 80 % band of contacts. */
  readonly bands: readonly ({ readonly lower: number; readonly upper: number } | null)[];
  readonly shrinkage: GroupShrinkage;
}

export const daysOf = async (
  tx: Tx,
  tenantId: string,
  { id, zone, intervalMinutes, businessUnitId, queues }: StaffedGroup,
  firstDay: string,
  count: number,
): Promise<GroupDays> => {
  const calendar = calendarDays(firstDay, zone, intervalMinutes, count);
  const { days, intervals } = calendar;
  const from = new Date(days[0]?.startsAt ?? 0);
  const lastDay = days.at(-1)?.date ?? firstDay;
  const events = await listClosedDays(tx, tenantId, { businessUnitId, planningGroupId: id }, { firstDay, lastDay });
  const names = new Map(events.map(({ date, name }) => [date, name]));
  const closed = days.map(({ date }) => names.get(date) ?? null);
  const hours = queues.map(({ openingHours }) => openingHours);
  return {
    calendar,
    from,
    to: new Date(from.getTime() + intervals * intervalMinutes * minuteMs),
    closed,
    isOpen: days.flatMap((day, at) =>
      closed[at] === null ? openIntervals(day, intervalMinutes, hours) : day.slots.map(() => false),
    ),
    hours: days.flatMap(({ slots }) => slots.map((slot) => Math.floor((slot * intervalMinutes) / 60))),
  };
};

/** Forecast, opening and shrinkage of a planning group for some local days. */
export const inputsOf = async (
  tx: Tx,
  tenantId: string,
  group: StaffedGroup,
  firstDay: string,
  count: number,
): Promise<StaffingInputs> => {
  const days = await daysOf(tx, tenantId, group, firstDay, count);
  const { intervals } = await mainForecastOf(tx, tenantId, group.id, days);
  const contacts: (number | null)[] = days.isOpen.map(() => null);
  const handleSeconds = days.isOpen.map(() => 0);
  const bands: StaffingInputs["bands"][number][] = days.isOpen.map(() => null);
  for (const interval of intervals) {
    const at = Math.round((interval.start.getTime() - days.from.getTime()) / (group.intervalMinutes * minuteMs));
    contacts[at] = interval.offered;
    handleSeconds[at] = interval.handleSeconds;
    bands[at] = { lower: interval.lower, upper: interval.upper };
  }
  return { ...days, group, contacts, handleSeconds, bands, shrinkage: await shrinkageOf(tx, tenantId, group) };
};

/** When the main forecast begins, from a local date on; null where it covers none of the days. */
export const firstForecastAt = async (
  tx: Tx,
  tenantId: string,
  group: StaffedGroup,
  firstDay: string,
  days: number = staffingLimits.horizonDays,
): Promise<Date | null> => {
  const span = calendarDays(firstDay, group.zone, group.intervalMinutes, days);
  const from = new Date(span.days[0]?.startsAt ?? 0);
  const to = new Date(from.getTime() + span.intervals * group.intervalMinutes * minuteMs);
  return (await mainForecastOf(tx, tenantId, group.id, { from, to })).intervals[0]?.start ?? null;
};

/** Whether a main forecast covers any time from a local date on. */
export const hasForecast = async (...of: Parameters<typeof firstForecastAt>): Promise<boolean> =>
  (await firstForecastAt(...of)) !== null;

/** The first day of the week in which an instant falls. */
export const weekOf = ({ zone, weekStart }: StaffedGroup, instant: Date): string => {
  const today = localDateOf(instant.getTime(), zone);
  const behind = (new Date(today).getUTCDay() - weekStart + 7) % 7;
  return daysLater(today, -behind);
};

/** Hashes of what a requirement depends on; one that differs says why it is out of date. */
export interface InputHashes {
  forecast: string;
  goal: string;
  shrinkage: string;
  setUp: string;
}

/** Of a calculation that begins at `from`. Later weeks of the forecast belong to it, also those published since. */
export const hashesOf = async (tx: Tx, tenantId: string, group: StaffedGroup, from: Date): Promise<InputHashes> => {
  const to = new Date(from.getTime() + staffingLimits.horizonDays * dayMs);
  const firstDay = localDateOf(from.getTime(), group.zone);
  const lastDay = localDateOf(to.getTime(), group.zone);
  const [forecast, shrinkage, closed] = await Promise.all([
    mainForecastOf(tx, tenantId, group.id, { from, to }),
    shrinkageOf(tx, tenantId, group),
    listClosedDays(
      tx,
      tenantId,
      { businessUnitId: group.businessUnitId, planningGroupId: group.id },
      { firstDay, lastDay },
    ),
  ]);
  const { serviceLevel, targetSeconds, averageWaitSeconds, abandonRate, maxOccupancy, patienceSeconds } = group;
  return {
    forecast: forecast.hash,
    goal: hashOf([serviceLevel, targetSeconds, averageWaitSeconds, abandonRate, maxOccupancy]),
    shrinkage: shrinkage.hash,
    setUp: hashOf([
      group.zone,
      group.intervalMinutes,
      group.isDeferrable,
      patienceSeconds,
      group.queues,
      closed.map(({ date }) => date),
    ]),
  };
};
