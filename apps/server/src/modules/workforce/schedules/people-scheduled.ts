import { peopleOnQueue, type Shift } from "@evolve/workforce";
import { requirementOf, type ScheduledPeople } from "../staffing/index.ts";
import { listCodes } from "./my-schedule-repository.ts";
import { findPublicationName, type HeldSkill, listGroupsBeside, listHolders } from "./scheduled-people-repository.ts";
import { findPublished } from "./schedules-repository.ts";
import { engineShift, listShiftsBetween } from "./shifts-repository.ts";

const minute = 60_000;

/**
 * People on the queue by the published shifts. Who takes contacts of several planning groups counts for each by what it requires of what
 * all of them require in the interval, and in equal parts where nothing is required.
 */
export const peopleScheduled: ScheduledPeople = async (
  tx,
  tenantId,
  { planningGroupId, from, to, intervalMinutes, only, instead },
) => {
  const groups = await listGroupsBeside(tx, tenantId, planningGroupId);
  const asked = groups.find(({ id }) => id === planningGroupId);
  if (!asked) return null;
  const { businessUnitId } = asked;
  const label = await findPublicationName(tx, tenantId, businessUnitId, { from, to });
  const scheduleId = await findPublished(tx, tenantId, businessUnitId);
  if (label === null || scheduleId === null) return null;
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
  const agentIds = only && [only.agentId];
  const rows = await listShiftsBetween(tx, tenantId, { scheduleId, from, to, agentIds });
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
    shifts: [...held, ...added].map((shift) => (only ? within(shift, only) : shift)),
    isOnQueue: (code) => onQueue.has(code),
    hasSkill: ({ id, agent }, skill) => holds(skillsOf.get(agent) ?? [], skill, dayOf.get(id) ?? ""),
  }).get(planningGroupId);
  return { label, people: [...(people ?? [])].map((count) => Math.round(count * 100) / 100) };
};

/** The part of a shift that lies in [from, to); of others nothing is left. */
const within = (shift: Shift, { from, to }: { readonly from: number; readonly to: number }): Shift => {
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
