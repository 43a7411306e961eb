import { peopleOnQueue, type Shift } from "@evolve/workforce";
import type { Tx } from "../../../database/index.ts";
import { requirementOf, type ScheduledPeople } from "../staffing/index.ts";
import { listCodes } from "./my-schedule-repository.ts";
import {
  findPublicationName,
  type HeldSkill,
  listGroupsBeside,
  listHolders,
  type SkilledGroup,
} from "./scheduled-people-repository.ts";
import { findPublished } from "./schedules-repository.ts";
import { engineShift, listShiftsBetween } from "./shifts-repository.ts";

const minute = 60_000;

type Asked = Parameters<ScheduledPeople>[2];

/**
 * People on the queue by the published shifts. Who takes contacts of several planning groups is shared among them, so that all are served
 * as evenly as skills allow.
 */
export const peopleScheduled: ScheduledPeople = async (tx, tenantId, { planningGroupId, ...asked }) => {
  const groups = await listGroupsBeside(tx, tenantId, planningGroupId);
  const own = groups.find(({ id }) => id === planningGroupId);
  if (!own) return null;
  const { businessUnitId } = own;
  const label = await findPublicationName(tx, tenantId, businessUnitId, asked);
  const scheduleId = label === null ? null : await findPublished(tx, tenantId, businessUnitId);
  if (label === null || scheduleId === null) return null;
  const people = await peopleOfUnit(tx, tenantId, { ...asked, businessUnitId, groups });
  return { scheduleId, label, people: people?.get(planningGroupId) ?? [] };
};

interface AskedOfUnit extends Omit<Asked, "planningGroupId"> {
  readonly businessUnitId: string;
  /** All planning groups of the unit, since they share people. */
  readonly groups: readonly Pick<SkilledGroup, "id" | "skillId">[];
}

/** The same for all planning groups of a business unit; null where it has never published a schedule. */
export const peopleOfUnit = async (
  tx: Tx,
  tenantId: string,
  { businessUnitId, groups, from, to, intervalMinutes, away, instead }: AskedOfUnit,
): Promise<ReadonlyMap<string, number[]> | null> => {
  const scheduleId = await findPublished(tx, tenantId, businessUnitId);
  if (scheduleId === null) return null;
  const span = { from: from.getTime(), to: to.getTime() };
  const required = new Map(
    (await requirementOf(tx, tenantId, { businessUnitId, ...span })).map((group) => [
      group.planningGroupId,
      group.onQueue,
    ]),
  );
  const holders = await listHolders(
    tx,
    tenantId,
    groups.flatMap(({ skillId }) => skillId ?? []),
  );
  const skillsOf = Map.groupBy(holders, ({ userId }) => userId);
  const onQueue = new Set((await listCodes(tx, tenantId)).flatMap(({ id, kind }) => (kind === "onQueue" ? [id] : [])));
  const rows = await listShiftsBetween(tx, tenantId, { scheduleId, from, to });
  const added = instead?.added ?? [];
  const dayOf = new Map([...rows, ...added].map(({ id, day }) => [id, day]));
  const held = rows.filter(({ id }) => !instead?.removed.includes(id)).map(engineShift);
  const people = peopleOnQueue({
    from: span.from,
    intervalMinutes,
    intervals: Math.max(0, Math.ceil((span.to - span.from) / (intervalMinutes * minute))),
    groups: groups.map(({ id, skillId }) => ({
      id,
      required: required.get(id) ?? [],
      ...(skillId !== null && { skill: skillId }),
    })),
    shifts: [...held, ...added].flatMap((shift) => (away?.agentId === shift.agent ? around(shift, away) : [shift])),
    isOnQueue: (code) => onQueue.has(code),
    hasSkill: ({ id, agent }, skill) => holds(skillsOf.get(agent) ?? [], skill, dayOf.get(id) ?? ""),
  });
  return new Map([...people].map(([id, counts]) => [id, [...counts].map((count) => Math.round(count * 100) / 100)]));
};

interface Time {
  readonly from: number;
  readonly to: number;
}

/** What is left of a shift before and after a time that somebody is away. */
const around = (shift: Shift, { from, to }: Time): Shift[] => [
  within(shift, { from: -Infinity, to: from }),
  within(shift, { from: to, to: Infinity }),
];

/** The part of a shift that lies in [from, to). */
const within = (shift: Shift, { from, to }: Time): Shift => {
  const start = Math.max(shift.start, from);
  const minutes = Math.max(0, (Math.min(shift.start + shift.minutes * minute, to) - start) / minute);
  const skipped = (start - shift.start) / minute;
  const activities = shift.activities.flatMap((activity) => {
    const first = Math.max(0, activity.start - skipped);
    const length = Math.min(minutes, activity.start + activity.minutes - skipped) - first;
    return length > 0 ? [{ ...activity, start: first, minutes: length }] : [];
  });
  return { ...shift, start, minutes, activities };
};

const holds = (own: readonly HeldSkill[], skill: string, day: string): boolean =>
  own.some(
    ({ skillId, fromDay, toDay }) =>
      skillId === skill && (fromDay === null || fromDay <= day) && (toDay === null || day <= toDay),
  );
