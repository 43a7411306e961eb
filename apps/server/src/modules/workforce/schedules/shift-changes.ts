import { localDateOf } from "@evolve/workforce";
import type { Services } from "../../../core/services.ts";
import type { TenantTransaction, Tx } from "../../../database/index.ts";
import type { ChangedShiftColumn } from "../../../database/json-columns.ts";
import { newId } from "../../../ids.ts";
import { findUnit } from "../planning-setup/index.ts";
import { schedulePublished } from "./schedule-published.ts";
import { raiseVersion } from "./schedules-repository.ts";
import {
  type ChangeCause,
  type ChangeRow,
  insertChanges,
  listStanding,
  lockSchedules,
  markReverted,
} from "./shift-changes-repository.ts";
import { tellScheduleChanged } from "./tell-changed.ts";
import {
  findShifts,
  type GivenShift,
  listShiftsBetween,
  putShifts,
  removeShifts,
  type ShiftRow,
} from "./shifts-repository.ts";

/** A shift of one schedule as it was and as it shall be; null where there is none. */
export interface ShiftChange {
  readonly scheduleId: string;
  readonly before: ShiftRow | null;
  readonly after: GivenShift | null;
}

export interface ChangedBy {
  readonly cause: ChangeCause;
  readonly causeId: string;
  readonly businessUnitId: string;
  readonly by: string | null;
  readonly now: Date;
}

export interface HeldShift {
  readonly scheduleId: string;
  readonly isPublished: boolean;
  readonly shift: ShiftRow;
}

/** What people have in all schedules of a business unit in [from, to), the schedules locked until the transaction ends. */
export const lockShiftsOf = async (
  tx: Tx,
  tenantId: string,
  { businessUnitId, agentIds, from, to }: { businessUnitId: string; agentIds: readonly string[]; from: Date; to: Date },
): Promise<HeldShift[]> => {
  const held: HeldShift[] = [];
  for (const { id, state } of await lockSchedules(tx, tenantId, businessUnitId))
    for (const shift of await listShiftsBetween(tx, tenantId, { scheduleId: id, agentIds, from, to }))
      held.push({ scheduleId: id, isPublished: state === "published", shift });
  return held;
};

/** The same of one draft, which is locked already: who waits for others while holding it may wait for ever. */
export const shiftsOfDraft = async (
  tx: Tx,
  tenantId: string,
  wanted: { scheduleId: string; agentIds: readonly string[]; from: Date; to: Date },
): Promise<HeldShift[]> =>
  (await listShiftsBetween(tx, tenantId, wanted)).map((shift) => ({
    scheduleId: wanted.scheduleId,
    isPublished: false,
    shift,
  }));

const givenOf = ({ startsAt, ...row }: ShiftRow): GivenShift => ({ ...row, start: startsAt.getTime() });

const columnOf = ({ start, minutes, activities, isLocked, isEdited, reason }: GivenShift): ChangedShiftColumn => ({
  start,
  minutes,
  activities: [...activities],
  isLocked,
  isEdited,
  reason,
});

/** Writes shifts of schedules that are locked, keeps what was there, and tells of days that are published. */
export const applyShiftChanges = async (
  services: Pick<Services, "bus" | "events">,
  tx: TenantTransaction,
  tenantId: string,
  cause: ChangedBy,
  changes: readonly ShiftChange[],
): Promise<void> => {
  const rows: ChangeRow[] = [];
  for (const [scheduleId, ofSchedule] of Map.groupBy(changes, (change) => change.scheduleId)) {
    const puts = ofSchedule.flatMap(({ after }) => after ?? []);
    const removed = ofSchedule.flatMap(({ before, after }) => (before && !after ? before.id : []));
    await write(services, tx, tenantId, cause, { scheduleId, puts, removed });
    const ids = puts.map(({ id }) => id);
    const versions = new Map(
      (await findShifts(tx, tenantId, scheduleId, ids)).map(({ id, version }) => [id, version] as const),
    );
    for (const { before, after } of ofSchedule) {
      const shift = after ?? before;
      if (!shift) continue;
      rows.push({
        id: newId(),
        scheduleId,
        shiftId: shift.id,
        agentId: shift.agentId,
        before: before && columnOf(givenOf(before)),
        after: after && columnOf(after),
        afterVersion: versions.get(shift.id) ?? null,
      });
    }
  }
  await insertChanges(tx, tenantId, cause, rows);
  await tellOf(services, tx, tenantId, cause, rows);
};

interface Written {
  readonly scheduleId: string;
  readonly puts: readonly GivenShift[];
  readonly removed: readonly string[];
}

const write = async (
  services: Pick<Services, "bus">,
  tx: TenantTransaction,
  tenantId: string,
  { by, now }: ChangedBy,
  { scheduleId, puts, removed }: Written,
): Promise<void> => {
  if (puts.length + removed.length === 0) return;
  if (puts.length > 0) await putShifts(tx, tenantId, { scheduleId, by, now, isNews: true }, puts);
  if (removed.length > 0) await removeShifts(tx, tenantId, scheduleId, removed);
  await raiseVersion(tx, tenantId, scheduleId);
  tellScheduleChanged(services, tx, tenantId, scheduleId);
};

const tellOf = async (
  { events }: Pick<Services, "events">,
  tx: TenantTransaction,
  tenantId: string,
  { businessUnitId }: ChangedBy,
  rows: readonly ChangeRow[],
): Promise<void> => {
  const unit = await findUnit(tx, tenantId, businessUnitId);
  const starts = rows.flatMap(({ before, after }) => [before, after].flatMap((state) => state?.start ?? []));
  if (!unit || starts.length === 0) return;
  const agentIds = [...new Set(rows.map(({ agentId }) => agentId))];
  const [first, last] = [Math.min(...starts), Math.max(...starts)].map((moment) => localDateOf(moment, unit.zone));
  await events.tell(tx, schedulePublished, { businessUnitId, first: first ?? "", last: last ?? "", agentIds });
};

interface Undo extends Written {
  readonly done: readonly ChangeRow[];
  readonly isPublished: boolean;
  /** Whether all that was changed in the schedule can be undone. */
  readonly isWhole: boolean;
}

/**
 * Undoes what a request has changed: each shift that nobody has changed since is as it was before. Answers how many shifts were
 * restored, and how many were left because they, or their time, belong to something else by now. A trade is undone as a whole in each
 * schedule, so that no shift is held twice, and not at all where it cannot be in what is published.
 */
export const revertShiftChanges = async (
  services: Pick<Services, "bus" | "events">,
  tx: TenantTransaction,
  tenantId: string,
  cause: ChangedBy,
): Promise<{ restored: number; left: number }> => {
  const locked = await lockSchedules(tx, tenantId, cause.businessUnitId);
  const isPublished = new Set(locked.flatMap(({ id, state }) => (state === "published" ? [id] : [])));
  const standing = await listStanding(tx, tenantId, cause.causeId);
  const undos: Undo[] = [];
  for (const [scheduleId, changes] of Map.groupBy(standing, (change) => change.scheduleId))
    undos.push({ ...(await undoOf(tx, tenantId, scheduleId, changes)), isPublished: isPublished.has(scheduleId) });
  const isTrade = cause.cause === "trade";
  if (isTrade && undos.some((undo) => undo.isPublished && !undo.isWhole)) return { restored: 0, left: standing.length };
  const undone = undos.filter(({ isWhole }) => isWhole || !isTrade);
  for (const undo of undone) await write(services, tx, tenantId, cause, undo);
  const done = undone.flatMap((undo) => undo.done);
  await markReverted(tx, tenantId, { ...cause, doneIds: done.map(({ id }) => id) });
  await tellOf(services, tx, tenantId, cause, done);
  return { restored: done.length, left: standing.length - done.length };
};

const undoOf = async (
  tx: Tx,
  tenantId: string,
  scheduleId: string,
  changes: readonly ChangeRow[],
): Promise<Omit<Undo, "isPublished">> => {
  const ids = changes.map(({ shiftId }) => shiftId);
  const held = new Map((await findShifts(tx, tenantId, scheduleId, ids)).map((shift) => [shift.id, shift]));
  const own = new Set(ids);
  const puts: GivenShift[] = [];
  const removed: string[] = [];
  const done: ChangeRow[] = [];
  for (const change of changes) {
    const now = held.get(change.shiftId);
    const { before, shiftId: id, agentId } = change;
    if (change.after ? now?.version !== change.afterVersion : now !== undefined) continue;
    if (before === null) removed.push(id);
    else {
      const from = new Date(before.start);
      const to = new Date(before.start + before.minutes * 60_000);
      const others = await listShiftsBetween(tx, tenantId, { scheduleId, agentIds: [agentId], from, to });
      if (others.some((other) => !own.has(other.id))) continue;
      puts.push({ ...before, id, agentId });
    }
    done.push(change);
  }
  return { scheduleId, puts, removed, done, isWhole: done.length === changes.length };
};
