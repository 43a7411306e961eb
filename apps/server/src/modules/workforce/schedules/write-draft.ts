import { isUuid } from "@evolve/contracts/uuid";
import type { Shift } from "@evolve/workforce";
import { refuse } from "../../../core/refusal.ts";
import type { Tx } from "../../../database/index.ts";
import { newId } from "../../../ids.ts";
import { copyPublished, insertDraft, lockSchedule, type NewSchedule, raiseVersion } from "./schedules-repository.ts";
import { listShiftsBetween, putShifts, removeUnlocked, type ShiftRow } from "./shifts-repository.ts";

/** Creates a draft and answers its id. */
export const createDraft = async (
  tx: Tx,
  tenantId: string,
  { copy = false, ...draft }: NewSchedule & { readonly copy?: boolean },
): Promise<string> => {
  const id = await insertDraft(tx, tenantId, draft);
  if (copy) {
    await copyPublished(tx, tenantId, id);
    await raiseVersion(tx, tenantId, id);
  }
  return id;
};

export interface Writing {
  readonly scheduleId: string;
  readonly shifts: readonly Shift[];
  /** What is replaced; without agents or days everybody's shifts, on all days. */
  readonly selection?: { readonly agentIds?: readonly string[]; readonly days?: readonly string[] };
  readonly by: string | null;
  readonly now: Date;
}

const atOnce = 5_000;

/**
 * Replaces a draft's shifts of a selection in a few statements. Locked ones stay as they are, and of the shifts given those whose ids
 * they have are left out. Answers how many were written.
 */
export const writeDraft = async (
  tx: Tx,
  tenantId: string,
  { scheduleId, shifts, selection = {}, by, now }: Writing,
): Promise<number> => {
  const draft = await lockSchedule(tx, tenantId, scheduleId);
  if (draft?.state !== "draft") return refuse("notFound");
  await removeUnlocked(tx, tenantId, scheduleId, selection);
  const written = shifts.filter(({ locked }) => locked !== true);
  for (let from = 0; from < written.length; from += atOnce)
    await putShifts(
      tx,
      tenantId,
      { scheduleId, by, now },
      written.slice(from, from + atOnce).map((shift) => ({
        // Those that are generated have ids of the engine's.
        id: isUuid(shift.id) ? shift.id : newId(),
        agentId: shift.agent,
        start: shift.start,
        minutes: shift.minutes,
        activities: shift.activities,
        isLocked: false,
        isEdited: false,
        reason: null,
      })),
    );
  await raiseVersion(tx, tenantId, scheduleId);
  return written.length;
};

/** A shift as the engine takes it, with what the schedule keeps beside it. */
export type StoredShift = Shift & { readonly version: number; readonly day: string; readonly isEdited: boolean };

const storedShift = (row: ShiftRow): StoredShift => ({
  id: row.id,
  agent: row.agentId,
  start: row.startsAt.getTime(),
  minutes: row.minutes,
  activities: row.activities,
  locked: row.isLocked,
  version: row.version,
  day: row.day,
  isEdited: row.isEdited,
});

interface Wanted {
  readonly scheduleId: string;
  /** Milliseconds since 1970; shifts that have time in [from, to). */
  readonly from: number;
  readonly to: number;
  readonly agentIds?: readonly string[];
}

export const shiftsOf = async (tx: Tx, tenantId: string, { from, to, ...where }: Wanted): Promise<StoredShift[]> =>
  (await listShiftsBetween(tx, tenantId, { ...where, from: new Date(from), to: new Date(to) })).map(storedShift);
