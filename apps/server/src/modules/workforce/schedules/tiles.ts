import { scheduledLevel } from "@evolve/workforce";
import { defineTile } from "../../../core/tile.ts";
import type { Tx } from "../../../database/index.ts";
import { curvesOf, placeNow, sumOf, type UnitToday, unitsToday } from "../planning-setup/index.ts";
import { type GroupLoad, listGroupSkills, loadsOf } from "../staffing/index.ts";
import { peopleOfUnit } from "./people-scheduled.ts";
import { findPublicationName } from "./scheduled-people-repository.ts";

interface StaffedToday {
  readonly unit: UnitToday;
  readonly loads: readonly GroupLoad[];
  /** People on the queue by planning group, for each interval; null where no published schedule covers today. */
  readonly people: ReadonlyMap<string, readonly number[]> | null;
}

const staffedToday = async (tx: Tx, tenantId: string, now: Date): Promise<StaffedToday[]> =>
  Promise.all(
    (await unitsToday(tx, tenantId, now)).map(async (unit) => {
      const span = { from: new Date(unit.from), to: new Date(unit.to) };
      const loads = await loadsOf(tx, tenantId, unit.id, unit);
      if ((await findPublicationName(tx, tenantId, unit.id, span)) === null) return { unit, loads, people: null };
      const groups = [...(await listGroupSkills(tx, tenantId, unit.id))].map(([id, skillId]) => ({ id, skillId }));
      const asked = { ...span, businessUnitId: unit.id, groups, intervalMinutes: unit.intervalMinutes };
      return { unit, loads, people: await peopleOfUnit(tx, tenantId, asked) };
    }),
  );

/** People on the queue and people to schedule, by planning group, in the interval under way. */
const groupsNow = ({ unit, loads, people }: StaffedToday, now: Date) => {
  if (people === null) return [];
  const at = placeNow(unit, now);
  return loads.map(({ id, name, intervals }) => ({
    id,
    name,
    count: people.get(id)?.[at] ?? 0,
    of: intervals[at]?.scheduled ?? null,
  }));
};

const totalOf = (groups: readonly { readonly count: number; readonly of: number | null }[]) => {
  const known = groups.flatMap(({ of }) => of ?? []);
  const sum = (values: readonly number[]) => Math.round(values.reduce((all, value) => all + value, 0) * 10) / 10;
  return {
    total: groups.length === 0 ? null : sum(groups.map(({ count }) => count)),
    reference: known.length === 0 ? null : sum(known),
  };
};

/** The figures that come of published schedules: people against those required, and the service level that they reach. */
export const scheduleTiles = [
  defineTile("staffingToday", async (tx, { tenantId, now }) => {
    const units = await staffedToday(tx, tenantId, now);
    const rows = units.map(({ unit, loads, people }) => ({
      unit,
      expected: sumOf(
        unit.calendar.intervals,
        loads.map(({ intervals }) => intervals.map((row) => row?.scheduled ?? null)),
      ),
      actual: people === null ? [] : sumOf(unit.calendar.intervals, [...people.values()]),
    }));
    const figures = totalOf(units.flatMap((unit) => groupsNow(unit, now)));
    return { ...figures, parts: [], hours: [], curves: curvesOf(rows, "people", now) };
  }),
  defineTile("staffingNow", async (tx, { tenantId, now }) => {
    const groups = (await staffedToday(tx, tenantId, now)).flatMap((unit) => groupsNow(unit, now));
    const missing = ({ count, of }: (typeof groups)[number]) => (of ?? 0) - count;
    const parts = groups
      .filter(({ count, of }) => count > 0 || (of ?? 0) > 0)
      .sort((one, other) => missing(other) - missing(one));
    return { ...totalOf(groups), parts, hours: [] };
  }),
  defineTile("serviceLevelToday", async (tx, { tenantId, now }) => {
    const groups = (await staffedToday(tx, tenantId, now)).flatMap(levelsOf);
    return {
      total: meanOf(groups.map(({ level, contacts }) => [level, contacts])),
      reference: meanOf(groups.flatMap(({ goal, contacts }): Weighted[] => (goal === null ? [] : [[goal, contacts]]))),
      parts: groups
        .map(({ id, name, level, goal }) => ({ id, name, count: level, of: goal }))
        .sort((one, other) => one.count - (one.of ?? 0) - (other.count - (other.of ?? 0))),
      hours: [],
    };
  }),
];

/** The service level that the people of each planning group reach today by its forecast, weighted by contacts. Work that can wait has none. */
const levelsOf = ({ unit, loads, people }: StaffedToday) => {
  if (people === null) return [];
  return loads.flatMap(({ id, name, terms, goal, intervals }) => {
    if (terms === null) return [];
    const levels = intervals.flatMap((row, at): Weighted[] => {
      if (!row?.isOpen || row.contacts <= 0) return [];
      const level = scheduledLevel({
        ...terms,
        people: people.get(id)?.[at] ?? 0,
        shrinkage: row.shrinkage,
        arrivals: row.contacts,
        handleSeconds: row.handleSeconds,
        intervalSeconds: unit.intervalMinutes * 60,
      });
      return [[level, row.contacts]];
    });
    const level = meanOf(levels);
    const contacts = levels.reduce((sum, [, weight]) => sum + weight, 0);
    return level === null ? [] : [{ id, name, level, contacts, goal: goal.serviceLevel ?? null }];
  });
};

type Weighted = readonly [value: number, weight: number];

const meanOf = (values: readonly Weighted[]): number | null => {
  const weight = values.reduce((sum, [, one]) => sum + one, 0);
  return weight > 0 ? values.reduce((sum, [value, one]) => sum + value * one, 0) / weight : null;
};
