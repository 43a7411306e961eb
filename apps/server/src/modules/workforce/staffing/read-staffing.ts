import * as contract from "@evolve/contracts/staffing";
import { scheduledLevel } from "@evolve/workforce";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import type { Tx } from "../../../database/index.ts";
import { findStaffedGroup, type StaffedGroup } from "./groups-repository.ts";
import { presentCalculation, presentDays, presentGoal, toThousandths } from "./present-staffing.ts";
import { findCalculation, listRequirements, type RequirementRow } from "./requirements-repository.ts";
import { type ScheduledPeople, scheduledPeople } from "./scheduled-people.ts";
import { daysOf, firstForecastAt, type GroupDays, hasForecast, hashesOf, weekOf } from "./staffing-inputs.ts";
import { loadTermsOf, termsOf } from "./terms.ts";

const daysInWeek = 7;

export const readStaffing = operation(
  contract.readStaffing,
  async ({ actor: { tenantId }, params, query, now, read, services }) =>
    read(async (tx) => {
      const group = (await findStaffedGroup(tx, tenantId, params.planningGroupId)) ?? refuse("notFound");
      const firstDay = query.from ?? (await firstWeekOf(tx, tenantId, group, now));
      const count = query.days === undefined ? daysInWeek : Number(query.days);
      const days = await daysOf(tx, tenantId, group, firstDay, count);
      const [calculation, isForecast, found] = await Promise.all([
        findCalculation(tx, tenantId, group.id),
        hasForecast(tx, tenantId, group, firstDay, count),
        listRequirements(tx, tenantId, [group.id], days),
      ]);
      const rows = inPlace(found, group, days);
      const numbers = (of: (row: RequirementRow) => number | null): (number | null)[] =>
        rows.map((row) => toThousandths(row ? of(row) : null));
      return {
        staffing: {
          planningGroup: {
            id: group.id,
            name: group.name,
            isDeferrable: group.isDeferrable,
            goal: presentGoal(group),
          },
          zone: group.zone,
          weekStart: group.weekStart,
          intervalMinutes: group.intervalMinutes,
          days: presentDays(days),
          hasForecast: isForecast,
          calculation:
            calculation && presentCalculation(calculation, await hashesOf(tx, tenantId, group, calculation.firstAt)),
          isOpen: [...days.isOpen],
          contacts: numbers(({ contacts }) => contacts),
          handleSeconds: numbers(({ handleSeconds }) => handleSeconds),
          onQueue: numbers(({ onQueue }) => onQueue),
          required: numbers(({ scheduled }) => scheduled),
          shrinkage: numbers(({ shrinkage }) => shrinkage),
          serviceLevel: numbers(({ serviceLevel }) => serviceLevel),
          averageWaitSeconds: numbers(({ averageWaitSeconds }) => averageWaitSeconds),
          occupancy: numbers(({ occupancy }) => occupancy),
          schedule: await scheduleOf(tx, tenantId, services.use(scheduledPeople), group, days, rows),
        },
      };
    }),
);

/** This week, or the first one with a forecast where this one has none. */
const firstWeekOf = async (tx: Tx, tenantId: string, group: StaffedGroup, now: Date): Promise<string> => {
  const thisWeek = weekOf(group, now);
  if (await hasForecast(tx, tenantId, group, thisWeek, daysInWeek)) return thisWeek;
  const first = await firstForecastAt(tx, tenantId, group, thisWeek);
  return first === null ? thisWeek : weekOf(group, first);
};

/** Rows at the places of their intervals. */
const inPlace = (
  rows: readonly RequirementRow[],
  { intervalMinutes }: StaffedGroup,
  { from, isOpen }: GroupDays,
): (RequirementRow | null)[] => {
  const placed = isOpen.map((): RequirementRow | null => null);
  for (const row of rows) {
    const at = Math.floor((row.startsAt.getTime() - from.getTime()) / (intervalMinutes * 60_000));
    if (at < placed.length) placed[at] = row;
  }
  return placed;
};

/** People scheduled, and the service level that those of them reach who are left on the queue: whole people, rounded down. */
const scheduleOf = async (
  tx: Tx,
  tenantId: string,
  ask: ScheduledPeople,
  group: StaffedGroup,
  { from, to }: GroupDays,
  rows: readonly (RequirementRow | null)[],
) => {
  const { id: planningGroupId, intervalMinutes } = group;
  const found = await ask(tx, tenantId, { planningGroupId, from, to, intervalMinutes });
  if (!found) return null;
  const terms = termsOf(group);
  const serviceLevel = rows.map((row, at) => {
    // Contacts without a handle time have no requirement, and no level follows from them.
    if (!row?.isOpen || terms === null || terms.isDeferrable || (row.contacts > 0 && row.handleSeconds <= 0))
      return null;
    const { contacts: arrivals, handleSeconds, shrinkage } = row;
    const load = { ...loadTermsOf(terms), arrivals, handleSeconds, shrinkage, intervalSeconds: intervalMinutes * 60 };
    return toThousandths(scheduledLevel({ ...load, people: found.people[at] ?? 0 }));
  });
  return { id: found.scheduleId, label: found.label, people: rows.map((_, at) => found.people[at] ?? 0), serviceLevel };
};
