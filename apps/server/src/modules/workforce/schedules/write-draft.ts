import { isUuid } from "@evolve/contracts/uuid";
import type { Shift } from "@evolve/workforce";
import { refuse } from "../../../core/refusal.ts";
import type { Tx } from "../../../database/index.ts";
import { newId } from "../../../ids.ts";
import { copyPublished, insertDraft, lockSchedule, type NewSchedule, raiseVersion } from "./schedules-repository.ts";
import {
  engineShift,
  findShifts,
  listShiftsBetween,
  putShifts,
  removeUnlocked,
  type ShiftRow,
} from "./shifts-repository.ts";

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

const contentOf = ({ agent, start, minutes, activities }: Shift): string =>
  JSON.stringify([
    agent,
    start,
    minutes,
    activities.map((one) => [one.start, one.minutes, one.code, one.locked ?? false, one.skill ?? ""]).sort(),
  ]);

/**
 * Replaces a draft's shifts of a selection in a few statements. Locked ones stay as they are, and of the shifts given those whose ids
 * they have are left out. So do those that are given as they are: with their reason, and who wrote them. Answers how many were given.
 */
export const writeDraft = async (
  tx: Tx,
  tenantId: string,
  { scheduleId, shifts, selection = {}, by, now }: Writing,
): Promise<number> => {
  const draft = await lockSchedule(tx, tenantId, scheduleId);
  if (draft?.state !== "draft") return refuse("notFound");
  const given = shifts.filter(({ locked }) => locked !== true);
  const held = new Map(
    (await findShifts(tx, tenantId, scheduleId, given.map(({ id }) => id).filter(isUuid))).map((row) => [row.id, row]),
  );
  const isKept = (shift: Shift): boolean => {
    const row = held.get(shift.id);
    return row !== undefined && contentOf(engineShift(row)) === contentOf(shift);
  };
  const kept = given.filter(isKept).map(({ id }) => id);
  await removeUnlocked(tx, tenantId, scheduleId, { ...selection, except: kept });
  const written = given.filter((shift) => !isKept(shift));
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
  return given.length;
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
