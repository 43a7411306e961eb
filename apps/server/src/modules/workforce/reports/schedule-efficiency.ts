import type { Report } from "@evolve/contracts/reports";
import { scheduledLevel, type StaffedInterval, staffingBalance, type StaffingBalance } from "@evolve/workforce";
import { type GroupLoad, loadsOf, scheduledPeople } from "../staffing/index.ts";
import {
  calendarOf,
  instantsOf,
  type Line,
  minuteMs,
  percent,
  periodsAsked,
  type ReportContext,
  reportOf,
  rounded,
} from "./report-context.ts";
import { listPublishedDays } from "./repository.ts";

interface Slot {
  readonly id: string;
  readonly period: string;
  readonly at: number;
  /** Places of intervals. */
  readonly places: readonly number[];
}

/**
 * How the published schedule fits what is required, by planning group (`staffingBalance`). Required are the people on the queue of the last
 * calculation; there are those whom published shifts have on the queue, less the group's shrinkage. Days that are not published and
 * intervals for which nothing is calculated do not count. The service level is what these people reach (Erlang).
 */
export const scheduleEfficiency = async (context: ReportContext): Promise<Report> => {
  const { tx, tenantId, unit, services, asked, groups } = context;
  const calendar = calendarOf(context);
  const from = calendar.days[0]?.startsAt ?? 0;
  const to = from + calendar.intervals * unit.intervalMinutes * minuteMs;
  const isAsked = new Set(groups.map(({ id }) => id));
  const published = await listPublishedDays(tx, tenantId, unit.id, asked);
  const slots = slotsOf(context);
  const lines: [Slot, GroupLoad, StaffingBalance][] = [];
  const all: StaffedInterval[][] = slots.map(() => []);
  const loads = (await loadsOf(tx, tenantId, unit.id, { from, to })).filter(({ id }) => isAsked.has(id));
  const isPublished = calendar.days.flatMap(({ date, slots: of }) => of.map(() => published.has(date)));
  for (const load of loads) {
    const span = { from: new Date(from), to: new Date(to), intervalMinutes: unit.intervalMinutes };
    const people = await services.use(scheduledPeople)(tx, tenantId, { planningGroupId: load.id, ...span });
    if (!people) continue;
    for (const [index, slot] of slots.entries()) {
      const intervals = slot.places.flatMap((place) =>
        isPublished[place] === true ? intervalAt(load, place, people.people[place] ?? 0) : [],
      );
      all[index]?.push(...intervals);
      const balance = staffingBalance(intervals);
      if (balance.requiredHours > 0 || balance.presentHours > 0) lines.push([slot, load, balance]);
    }
  }
  const rows = lines
    .sort(([one, group], [other, beside]) => one.at - other.at || group.name.localeCompare(beside.name))
    .map(([slot, { id, name }, balance]): Line => [`${slot.id} ${id}`, slot.period, name, ...cellsOf(balance)]);
  const balances = all.map(staffingBalance);
  const isEmpty = all.map((intervals) => intervals.length === 0);
  const series = (of: (balance: StaffingBalance) => number) =>
    balances.map((balance, at) => (isEmpty[at] === true ? null : rounded(of(balance))));
  return reportOf(context, rows, [null, null, ...cellsOf(staffingBalance(all.flat()))], {
    instants: slots.map(({ at }) => at),
    series: [series(({ presentHours }) => presentHours), series(({ requiredHours }) => requiredHours)],
  });
};

const cellsOf = (balance: StaffingBalance) => [
  rounded(balance.requiredHours),
  rounded(balance.presentHours),
  rounded(balance.overHours),
  rounded(balance.underHours),
  percent(balance.covered),
  percent(balance.serviceLevel),
];

/** The lines of a planning group: intervals, or all intervals of a day, week or month. */
const slotsOf = (context: ReportContext): Slot[] => {
  const { asked, unit } = context;
  const calendar = calendarOf(context);
  const length = unit.intervalMinutes;
  const placesOf = ({ first, slots }: (typeof calendar.days)[number]) => slots.map((_, place) => first + place);
  if (asked.grain === "interval")
    return calendar.days.flatMap((day) =>
      day.slots.map((slot, place): Slot => {
        const [hour, past] = [Math.floor((slot * length) / 60), (slot * length) % 60].map((part) =>
          String(part).padStart(2, "0"),
        );
        const at = day.startsAt + place * length * minuteMs;
        return { id: String(at), period: `${day.date} ${hour}:${past}`, at, places: [day.first + place] };
      }),
    );
  const periods = periodsAsked(context);
  const instants = instantsOf(periods, calendar);
  return periods.map(({ first, last }, index): Slot => {
    const days = calendar.days.filter(({ date }) => date >= first && date <= last);
    return { id: first, period: first, at: instants[index] ?? 0, places: days.flatMap(placesOf) };
  });
};

const intervalAt = (
  { intervals, intervalMinutes, terms }: GroupLoad,
  place: number,
  people: number,
): StaffedInterval[] => {
  const row = intervals[place];
  const required = row?.onQueue ?? null;
  if (!row || required === null) return [];
  const { contacts, handleSeconds, shrinkage, isOpen } = row;
  const load = { arrivals: contacts, handleSeconds, shrinkage, people, intervalSeconds: intervalMinutes * 60 };
  return [
    {
      hours: intervalMinutes / 60,
      required,
      present: people * (1 - shrinkage),
      contacts,
      serviceLevel: isOpen && terms !== null && contacts > 0 ? scheduledLevel({ ...terms, ...load }) : null,
    },
  ];
};
