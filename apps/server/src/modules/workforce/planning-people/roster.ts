import { Availability, DayOffPreferences, ShiftPreferences } from "@evolve/contracts/agent-preferences";
import type { ActivityKind } from "@evolve/contracts/planning-filters";
import {
  type ActivityKind as EngineKind,
  calendarDays,
  type Contract,
  daysLater,
  type Preferences,
  type RosterAgent,
  type RosterInput,
  type TimeOff,
} from "@evolve/workforce";
import { refuse } from "../../../core/refusal.ts";
import type { Tx } from "../../../database/index.ts";
import { findUnit } from "../planning-setup/index.ts";
import { enginePlans } from "../work-plans/index.ts";
import { listAgents } from "./agents-repository.ts";
import { availabilityOf } from "./availability.ts";
import {
  listAssignments,
  listCodes,
  listPlannedSkills,
  listPreferences,
  listSitePeriods,
  listTimeOff,
} from "./periods-repository.ts";

const engineKinds: Readonly<Record<ActivityKind, EngineKind>> = {
  onQueue: "on-queue",
  break: "break",
  meal: "meal",
  meeting: "meeting",
  training: "training",
  offQueue: "off-queue",
  timeOff: "time-off",
  unavailable: "unavailable",
};

/** Activity codes as the engine reads them. */
export const codesOf = (codes: Awaited<ReturnType<typeof listCodes>>): RosterInput["codes"] =>
  codes.map(({ id, kind, isPaid }) => ({ id, kind: engineKinds[kind], paid: isPaid }));

type Row = Awaited<ReturnType<typeof listAgents>>[number];
type Said = Awaited<ReturnType<typeof listPreferences>>[number];

interface RosterAsk {
  readonly businessUnitId: string;
  /** A local date of the business unit. */
  readonly firstDay: string;
  readonly days: number;
  /** Only these; everybody who works there where nothing is given. */
  readonly agentIds?: readonly string[];
  /** Parts of days that are off are left out: for who is to work on such a day, and has that time off within the shift. */
  readonly isWithoutParts?: boolean;
}

/**
 * The people of a business unit as the engine reads them: contract, skills, plans, availability, wishes and approved time off, by the clock
 * of the site where they are on the first day. Refuses a business unit that the tenant does not have.
 */
export const rosterOf = async (
  tx: Tx,
  tenantId: string,
  { businessUnitId, firstDay, days, agentIds, isWithoutParts = false }: RosterAsk,
): Promise<RosterInput> => {
  const unit = (await findUnit(tx, tenantId, businessUnitId)) ?? refuse("notFound");
  const people = await listAgents(tx, tenantId, { businessUnitId, firstDay, ...(agentIds && { agentIds }) });
  const ids = people.map(({ id }) => id);
  const byPerson = <Of extends { readonly userId: string }>(rows: readonly Of[]) =>
    Map.groupBy(rows, ({ userId }) => userId);
  const sites = byPerson(await listSitePeriods(tx, tenantId, ids));
  const skills = byPerson(await listPlannedSkills(tx, tenantId, ids));
  const assignments = byPerson(await listAssignments(tx, tenantId, ids));
  const said = byPerson(await listPreferences(tx, tenantId, ids));
  const first = daysLater(firstDay, -aroundDays);
  const last = daysLater(firstDay, days + aroundDays);
  const approved = await listTimeOff(tx, tenantId, ids, { first, last });
  const off = byPerson(isWithoutParts ? approved.filter(({ fromMinute }) => fromMinute === null) : approved);
  const midnights = new Map(
    off.size > 0
      ? calendarDays(first, unit.zone, 15, days + 2 * aroundDays + 2).days.map(({ date, startsAt }) => [date, startsAt])
      : [],
  );
  return {
    start: firstDay,
    days,
    zone: unit.zone,
    weekStart: unit.weekStart,
    codes: codesOf(await listCodes(tx, tenantId)),
    ...(await enginePlans(tx, tenantId)),
    agents: people.map((person): RosterAgent => {
      const site = (sites.get(person.id) ?? []).findLast(({ fromDay }) => fromDay <= firstDay);
      const zone = site?.zone ?? unit.zone;
      return {
        id: person.id,
        hired: person.hireDate,
        ...(person.leavesOn !== null && { leaves: person.leavesOn }),
        ...(site && { site: site.siteId, zone: site.zone }),
        ...contractOf(person),
        skills: (skills.get(person.id) ?? []).map(({ skillId, fromDay, toDay }) => ({
          skill: skillId,
          ...(fromDay !== null && { from: fromDay }),
          ...(toDay !== null && { to: toDay }),
        })),
        assignments: (assignments.get(person.id) ?? []).map(({ fromDay, workPlanId, rotationId }) =>
          workPlanId !== null ? { from: fromDay, plan: workPlanId } : { from: fromDay, rotation: rotationId ?? "" },
        ),
        ...timeOffOf(off.get(person.id) ?? [], midnights),
        ...wishesOf(said.get(person.id) ?? [], offsetBetween(person.employeeZone ?? zone, zone, firstDay)),
      };
    }),
  };
};

/** Days before and after a roster whose time off its rules look at. */
const aroundDays = 14;

/** @param midnights of the business unit's local days, in whose clock time off is asked for */
const timeOffOf = (
  rows: Awaited<ReturnType<typeof listTimeOff>>,
  midnights: ReadonlyMap<string, number>,
): Pick<RosterAgent, "timeOff"> => {
  const timeOff = rows.flatMap(({ startsAt, endsAt, fromMinute, day, creditMinutes }): TimeOff[] => {
    const from = fromMinute === null ? midnights.get(day) : startsAt.getTime();
    const to = fromMinute === null ? midnights.get(daysLater(day, 1)) : endsAt.getTime();
    if (from === undefined || to === undefined) return [];
    // A part of a day is paid with the shift that it lies in.
    return [{ from, to, day, ...(creditMinutes > 0 && fromMinute === null && { creditMinutes }) }];
  });
  return timeOff.length > 0 ? { timeOff } : {};
};

const contractOf = (row: Row): { readonly contract?: Contract } => {
  const contract: Contract = {
    ...(row.minWeeklyMinutes !== null && { minWeeklyMinutes: row.minWeeklyMinutes }),
    ...(row.maxWeeklyMinutes !== null && { maxWeeklyMinutes: row.maxWeeklyMinutes }),
    ...(row.maxDays !== null && { maxDays: row.maxDays }),
    ...(row.minRestMinutes !== null && { minRestMinutes: row.minRestMinutes }),
    ...(row.maxConsecutiveDays !== null && { maxConsecutiveDays: row.maxConsecutiveDays }),
  };
  return Object.keys(contract).length > 0 ? { contract } : {};
};

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** @param offset minutes by which the roster's clocks are ahead of those of the person's employee group */
const wishesOf = (said: readonly Said[], offset: number): Pick<RosterAgent, "availability" | "preferences"> => {
  const saved = (kind: Said["kind"]) => said.find((one) => one.kind === kind)?.value;
  const availability = saved("availability");
  const days = availability && availabilityOf(Availability.parse(availability), offset);
  const weekdaysOff = DayOffPreferences.parse(saved("dayOff") ?? { weekdays: [] }).weekdays;
  const wished = saved("shift");
  const { earliestStart = null, latestStart = null, shiftHours = null } = wished ? ShiftPreferences.parse(wished) : {};
  const preferences: Preferences = {
    ...(weekdaysOff.length > 0 && { weekdaysOff }),
    ...((earliestStart !== null || latestStart !== null) && {
      startBand: { from: minutesOf(earliestStart ?? "00:00"), to: minutesOf(latestStart ?? "23:59") },
    }),
    ...(shiftHours !== null && { shiftMinutes: shiftHours * 60 }),
  };
  return { ...(days && { availability: days }), ...(Object.keys(preferences).length > 0 && { preferences }) };
};

/** Minutes by which the clocks of one zone are ahead of another's at noon of a date. */
const offsetBetween = (said: string, read: string, date: string): number => {
  if (said === read) return 0;
  const noon = Date.parse(`${date}T12:00:00Z`);
  const offsetOf = (zone: string): number => {
    const parts = new Intl.DateTimeFormat("en", {
      timeZone: zone,
      hourCycle: "h23",
      year: "numeric",
      month: "2-digit",
      day: "2-digit",
      hour: "2-digit",
      minute: "2-digit",
    }).formatToParts(noon);
    const of = (type: string): number => Number(parts.find((part) => part.type === type)?.value);
    return (Date.UTC(of("year"), of("month") - 1, of("day"), of("hour"), of("minute")) - noon) / 60_000;
  };
  return offsetOf(read) - offsetOf(said);
};

/** Names and teams of the people of a business unit, by name, with their skills and the zone of their site today. */
export const agentsOf = async (
  tx: Tx,
  tenantId: string,
  { businessUnitId, agentIds, day }: { businessUnitId: string; agentIds?: readonly string[]; day: string },
) => {
  const unit = (await findUnit(tx, tenantId, businessUnitId)) ?? refuse("notFound");
  const people = await listAgents(tx, tenantId, { businessUnitId, ...(agentIds && { agentIds }) });
  const ids = people.map(({ id }) => id);
  const sites = Map.groupBy(await listSitePeriods(tx, tenantId, ids), ({ userId }) => userId);
  const skills = Map.groupBy(await listPlannedSkills(tx, tenantId, ids), ({ userId }) => userId);
  return people.map(({ id, name, employeeNumber, teamId, teamName }) => ({
    id,
    name,
    employeeNumber,
    teamId,
    teamName,
    zone: sites.get(id)?.findLast(({ fromDay }) => fromDay <= day)?.zone ?? unit.zone,
    skillIds: (skills.get(id) ?? []).map(({ skillId }) => skillId),
  }));
};
