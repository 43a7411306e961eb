import { refuse } from "../../../core/refusal.ts";
import type { Services } from "../../../core/services.ts";
import type { TenantTransaction } from "../../../database/index.ts";
import { newId } from "../../../ids.ts";
import { applyShiftChanges, type HeldShift, lockShiftsOf, type ShiftChange } from "../schedules/index.ts";
import { isSame } from "./exchange.ts";
import type { TradeRow } from "./trades-repository.ts";

const minute = 60_000;
const day = 86_400_000;

interface Move {
  readonly id: string;
  readonly newId: string;
  readonly from: string;
  readonly to: string;
}

/**
 * Moves the shifts of a trade to the other person in what is published and in each draft that has them. A draft in which a shift is gone,
 * or its new agent has other work by now, stays as it is. Refuses where what is published is not as it was offered.
 */
export const applyTrade = async (
  services: Pick<Services, "bus" | "events">,
  tx: TenantTransaction,
  trade: TradeRow,
  { by, now }: { readonly by: string | null; readonly now: Date },
): Promise<void> => {
  const { tenantId } = tx;
  const { id: causeId, businessUnitId, giverId, takerId, give, get, giveShiftId, getShiftId } = trade;
  if (takerId === null) return refuse("changedMeanwhile");
  // A shift keeps its agent: with another one it is another shift, and one shift in all schedules.
  const moves: Move[] = [{ id: giveShiftId, newId: newId(), from: giverId, to: takerId }];
  if (getShiftId !== null) moves.push({ id: getShiftId, newId: newId(), from: takerId, to: giverId });
  const starts = [give, ...(get ? [get] : [])].map(({ start }) => start);
  const held = await lockShiftsOf(tx, tenantId, {
    businessUnitId,
    agentIds: [giverId, takerId],
    from: new Date(Math.min(...starts) - day),
    to: new Date(Math.max(...starts) + 2 * day),
  });
  const changes: ShiftChange[] = [];
  for (const [scheduleId, shifts] of Map.groupBy(held, (one) => one.scheduleId)) {
    const isPublished = shifts.some((one) => one.isPublished);
    const found = changesOf(scheduleId, shifts, moves);
    if (found) changes.push(...found);
    if (isPublished && !(found && areAsOffered(shifts, trade))) refuse("changedMeanwhile");
  }
  if (!held.some(({ isPublished }) => isPublished)) refuse("changedMeanwhile");
  await applyShiftChanges(services, tx, tenantId, { cause: "trade", causeId, businessUnitId, by, now }, changes);
};

const areAsOffered = (shifts: readonly HeldShift[], { give, get, giveShiftId, getShiftId }: TradeRow): boolean =>
  [{ id: giveShiftId, offered: give }, ...(get ? [{ id: getShiftId, offered: get }] : [])].every(({ id, offered }) =>
    shifts.some(({ shift }) => shift.id === id && isSame({ ...shift, start: shift.startsAt.getTime() }, offered)),
  );

/** Null where the shifts of one schedule cannot be moved. */
const changesOf = (scheduleId: string, shifts: readonly HeldShift[], moves: readonly Move[]): ShiftChange[] | null => {
  const moved = new Set(moves.map(({ id }) => id));
  const changes = moves.map((move): ShiftChange[] | null => {
    const before = shifts.find(({ shift }) => shift.id === move.id && shift.agentId === move.from)?.shift;
    if (!before) return null;
    const start = before.startsAt.getTime();
    const end = start + before.minutes * minute;
    const isBusy = shifts.some(
      ({ shift }) =>
        shift.agentId === move.to &&
        !moved.has(shift.id) &&
        shift.startsAt.getTime() < end &&
        shift.startsAt.getTime() + shift.minutes * minute > start,
    );
    if (isBusy) return null;
    const { minutes, activities, isLocked, reason } = before;
    const after = { id: move.newId, agentId: move.to, start, minutes, activities, isLocked, isEdited: true, reason };
    return [
      { scheduleId, before, after: null },
      { scheduleId, before: null, after },
    ];
  });
  return changes.every((change) => change !== null) ? changes.flat() : null;
};
