import type { Services } from "../../../core/services.ts";
import type { TenantTransaction } from "../../../database/index.ts";
import type { ActivityColumn } from "../../../database/json-columns.ts";
import {
  applyShiftChanges,
  type HeldShift,
  lockShiftsOf,
  type ShiftChange,
  shiftsOfDraft,
} from "../schedules/index.ts";
import { listApprovedSince, type RequestRow } from "./requests-repository.ts";

const minute = 60_000;
const day = 86_400_000;

/**
 * Takes time off out of what is published and out of drafts. Shifts that begin on whole days off, or lie in the time off, are removed;
 * of others the time off becomes an activity.
 */
export const applyTimeOff = async (
  services: Pick<Services, "bus" | "events">,
  tx: TenantTransaction,
  tenantId: string,
  request: RequestRow,
  { by, now }: { readonly by: string | null; readonly now: Date },
): Promise<void> => {
  const { id: causeId, businessUnitId, userId } = request;
  const held = await lockShiftsOf(tx, tenantId, { businessUnitId, agentIds: [userId], ...spanOf(request) });
  const changes = held.flatMap((one) => changeOf(one, request));
  await applyShiftChanges(services, tx, tenantId, { cause: "timeOff", causeId, businessUnitId, by, now }, changes);
};

/** A shift of the last day may begin shortly before it ends; one that begins after it is not found. */
const spanOf = ({ startsAt, endsAt }: RequestRow) => ({
  from: startsAt,
  to: new Date(Math.max(endsAt.getTime(), startsAt.getTime() + minute)),
});

interface Written {
  readonly scheduleId: string;
  readonly businessUnitId: string;
  /** Local days of the draft, the last one included. */
  readonly first: string;
  readonly last: string;
  /** When what was written into the draft was begun to be worked out. */
  readonly since: Date;
  /** Whether a shift is among those. */
  readonly isOf: (shift: HeldShift["shift"]) => boolean;
  readonly by: string | null;
  readonly now: Date;
}

/**
 * Takes time off that was approved meanwhile, and parts of days, out of a draft which is locked, as if its shifts had been there when it
 * was approved.
 */
export const applyTimeOffSince = async (
  services: Pick<Services, "bus" | "events">,
  tx: TenantTransaction,
  tenantId: string,
  { scheduleId, isOf, by, now, ...span }: Written,
): Promise<void> => {
  for (const request of await listApprovedSince(tx, tenantId, span)) {
    const { id: causeId, businessUnitId, userId } = request;
    const held = await shiftsOfDraft(tx, tenantId, { scheduleId, agentIds: [userId], ...spanOf(request) });
    const concerned = held.filter(({ shift }) => isOf(shift) && !isTaken(request, shift));
    const changes = concerned.flatMap((one) => changeOf(one, request));
    await applyShiftChanges(services, tx, tenantId, { cause: "timeOff", causeId, businessUnitId, by, now }, changes);
  }
};

/** Whether approval has put a part of a day into a shift that was there then. */
const isTaken = ({ codeId, startsAt }: RequestRow, shift: HeldShift["shift"]): boolean => {
  const from = Math.max(0, (startsAt.getTime() - shift.startsAt.getTime()) / minute);
  return shift.activities.some(({ code, start }) => code === codeId && start === from);
};

const changeOf = ({ scheduleId, shift }: HeldShift, request: RequestRow): ShiftChange[] => {
  const { codeId, firstDay, lastDay, fromMinute } = request;
  const start = shift.startsAt.getTime();
  const from = Math.max(start, request.startsAt.getTime());
  const to = Math.min(start + shift.minutes * minute, request.endsAt.getTime());
  if (to <= from) return [];
  const beginsOnDayOff = fromMinute === null && firstDay <= shift.day && shift.day <= lastDay;
  if (beginsOnDayOff || to - from >= Math.min(shift.minutes * minute, day))
    return [{ scheduleId, before: shift, after: null }];
  const off = { code: codeId, start: (from - start) / minute, minutes: (to - from) / minute, locked: true };
  const { id, agentId, minutes, activities, isLocked, reason } = shift;
  const left = withoutTime(activities, off);
  const after = { id, agentId, start, minutes, activities: left, isLocked, isEdited: true, reason };
  return [{ scheduleId, before: shift, after }];
};

/** Activities as they are left beside one that is put over them. */
const withoutTime = (activities: readonly ActivityColumn[], over: ActivityColumn): ActivityColumn[] => {
  const end = over.start + over.minutes;
  const left = activities.flatMap((activity) => {
    const until = activity.start + activity.minutes;
    const before = { ...activity, minutes: Math.min(until, over.start) - activity.start };
    const after = { ...activity, start: Math.max(activity.start, end), minutes: until - Math.max(activity.start, end) };
    return [before, after].filter(({ minutes }) => minutes > 0);
  });
  return [...left, over].sort((one, other) => one.start - other.start);
};
