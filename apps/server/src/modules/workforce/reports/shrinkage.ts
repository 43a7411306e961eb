import type { ActivityKind } from "@evolve/contracts/planning-filters";
import type { Report } from "@evolve/contracts/reports";
import { calendarDays, type LocalDays, type Period, shrinkageOfActivity } from "@evolve/workforce";
import { type ActivityShrinkage, assumedShrinkage } from "../staffing/index.ts";
import {
  calendarOf,
  dayMs,
  hoursOf,
  instantsOf,
  type Line,
  minuteMs,
  percent,
  periodsAsked,
  type ReportContext,
  reportOf,
} from "./report-context.ts";
import { listKinds, listPublishedShifts, listWholeDaysOff, type ShiftRow, type WholeDayOffRow } from "./repository.ts";

/** So many days of shifts are read at a time. */
const daysAtOnce = 31;
const halfHourMs = 1_800_000;

/** Scheduled time of some days. */
interface Time {
  /** By the hour that the clocks show, without breaks and meals. */
  readonly shiftMinutes: number[];
  /** By activity code; what is on the queue, breaks and meals are left out. */
  readonly inShifts: Map<string, number>;
  readonly off: Map<string, number>;
}

/**
 * Shrinkage by activity as it is planned, in published shifts and approved days off, beside what staffing assumes for the same time
 * (`shrinkageOfActivity`). Breaks and meals are neither time nor shrinkage: staffing counts on schedules to have them. Of a planning group
 * that needs a skill the people who have it count.
 */
export const shrinkage = async (context: ReportContext): Promise<Report> => {
  const { tx, tenantId, unit, asked, groups } = context;
  const businessUnitId = unit.id;
  const assumed = await assumedShrinkage(tx, tenantId, { businessUnitId, planningGroupId: asked.planningGroupId });
  const kinds = await listKinds(tx, tenantId);
  const kindOf = (code: string): ActivityKind => kinds.get(code) ?? "onQueue";
  const skillId = asked.planningGroupId === null ? null : (groups[0]?.skillId ?? null);
  const who = { businessUnitId, skillId };
  const calendar = calendarOf(context);
  const clock = clockOf(context);
  const periods = periodsAsked(context);
  const times = periods.map(noTime);
  const total = noTime();
  const timesOf = new Map(
    calendar.days.map(({ date }) => {
      const at = periods.findIndex(({ first, last }) => date >= first && date <= last);
      return [date, [total, ...times.slice(at, at + 1)]] as const;
    }),
  );
  const timesAt = (day: string): readonly Time[] => timesOf.get(day) ?? [];
  for (let first = 0; first < calendar.days.length; first += daysAtOnce) {
    const part = calendar.days.slice(first, first + daysAtOnce);
    const span = { firstDay: part[0]?.date ?? "", lastDay: part.at(-1)?.date ?? "" };
    for (const shift of await listPublishedShifts(tx, tenantId, { ...who, ...span }))
      for (const time of timesAt(shift.day)) addShift(time, shift, clock, kindOf);
    for (const off of await listWholeDaysOff(tx, tenantId, { ...who, ...span }))
      for (const time of timesAt(off.day)) addOff(time, off);
  }
  const lines = periods.flatMap((period, at) => linesOf(period, times[at] ?? noTime(), assumed));
  const all = times.map((time) => totalOf(time, assumed));
  const [hours, planned, expected, difference] = totalOf(total, assumed);
  return reportOf(context, lines, [null, null, hours, planned, expected, difference], {
    instants: instantsOf(periods, calendar),
    series: [all.map(([, share]) => share), all.map(([, , share]) => share)],
  });
};

const noTime = (): Time => ({
  shiftMinutes: Array.from({ length: 24 }, () => 0),
  inShifts: new Map(),
  off: new Map(),
});

/** The clock of the business unit: the hour that it shows, and when it next shows another half-hour. */
interface HourClock {
  readonly hourAt: (instant: number) => number;
  readonly nextAfter: (instant: number) => number;
}

/**
 * Counted from local midnight in half-hours: in Kathmandu hours begin a quarter past those of UTC, and on Lord Howe Island clocks change
 * by half an hour. A night shift ends on the day after the last one.
 */
const clockOf = ({ asked: { firstDay, lastDay }, unit }: ReportContext): HourClock => {
  const count = Math.round((Date.parse(lastDay) - Date.parse(firstDay)) / dayMs) + 3;
  const calendar: LocalDays = calendarDays(firstDay, unit.zone, 30, count);
  const from = calendar.days[0]?.startsAt ?? 0;
  const shown = calendar.days.flatMap(({ slots }) => slots);
  const placeOf = (instant: number): number => Math.floor((instant - from) / halfHourMs);
  return {
    hourAt: (instant) => Math.floor((shown[Math.max(0, placeOf(instant))] ?? 0) / 2),
    nextAfter: (instant) => from + (placeOf(instant) + 1) * halfHourMs,
  };
};

const addTo = (sums: Map<string, number>, code: string, minutes: number): void =>
  void sums.set(code, (sums.get(code) ?? 0) + minutes);

const addShift = (
  { shiftMinutes, inShifts }: Time,
  { startsAt, minutes, activities }: ShiftRow,
  { hourAt, nextAfter }: HourClock,
  kindOf: (code: string) => ActivityKind,
): void => {
  const add = (after: number, length: number, sign: 1 | -1): void => {
    const start = startsAt.getTime() + after * minuteMs;
    const end = start + length * minuteMs;
    for (let at = start; at < end;) {
      const next = Math.min(end, nextAfter(at));
      const hour = hourAt(at);
      shiftMinutes[hour] = (shiftMinutes[hour] ?? 0) + (sign * (next - at)) / minuteMs;
      at = next;
    }
  };
  add(0, minutes, 1);
  for (const { code, start, minutes: length } of activities) {
    const kind = kindOf(code);
    if (kind === "break" || kind === "meal") add(start, length, -1);
    else if (kind !== "onQueue") addTo(inShifts, code, length);
  }
};

const addOff = ({ off }: Time, { codeId, minutes }: WholeDayOffRow): void => addTo(off, codeId, minutes);

const sumOf = (sums: ReadonlyMap<string, number>): number =>
  [...sums.values()].reduce((sum, minutes) => sum + minutes, 0);

const cellsOf = (minutes: number, { planned, assumed }: ReturnType<typeof shrinkageOfActivity>) =>
  [
    hoursOf(minutes),
    percent(planned),
    percent(assumed),
    planned === null || assumed === null ? null : percent(planned - assumed),
  ] as const;

const linesOf = ({ first }: Period, time: Time, activities: readonly ActivityShrinkage[]): Line[] => {
  const { shiftMinutes, inShifts, off } = time;
  const allOffMinutes = sumOf(off);
  return activities.flatMap(({ id, name, hours }): Line[] => {
    const [activityMinutes, offMinutes] = [inShifts.get(id) ?? 0, off.get(id) ?? 0];
    const share = shrinkageOfActivity({
      shiftMinutes,
      activityMinutes,
      offMinutes,
      allOffMinutes,
      assumedShares: hours,
    });
    if ((share.planned ?? 0) === 0 && (share.assumed ?? 0) === 0) return [];
    return [[`${first} ${id}`, first, name, ...cellsOf(activityMinutes + offMinutes, share)]];
  });
};

const totalOf = ({ shiftMinutes, inShifts, off }: Time, activities: readonly ActivityShrinkage[]) => {
  const [activityMinutes, offMinutes] = [sumOf(inShifts), sumOf(off)];
  const assumedShares = shiftMinutes.map((_, hour) =>
    activities.reduce((sum, { hours }) => sum + (hours[hour] ?? 0), 0),
  );
  const of = { shiftMinutes, activityMinutes, offMinutes, allOffMinutes: offMinutes, assumedShares };
  return cellsOf(activityMinutes + offMinutes, shrinkageOfActivity(of));
};
