import * as contract from "@evolve/contracts/schedules";
import type { ScheduledShift, ShiftEdit } from "@evolve/contracts/schedules";
import { localDateOf } from "@evolve/workforce";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import type { Tx } from "../../../database/index.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { findUnit } from "../planning-setup/index.ts";
import { lockSchedule, raiseVersion, type ScheduleRow } from "./schedules-repository.ts";
import { brokenRules } from "./check-rules.ts";
import { spanOf } from "./days.ts";
import { findPeople } from "./people-repository.ts";
import { tellScheduleChanged } from "./tell-changed.ts";
import { findShifts, type GivenShift, presentShift, putShifts, removeShifts } from "./shifts-repository.ts";

type Put = Extract<ShiftEdit, { kind: "put" }>;

const idOf = ({ id }: ShiftEdit): string => id.toLowerCase();

const fieldsOf = ({ agentId, start, minutes, activities, isLocked }: Put | ScheduledShift): string =>
  JSON.stringify([
    agentId.toLowerCase(),
    start,
    minutes,
    isLocked,
    activities
      .map(({ code, start: at, minutes: length, locked = false, skill = "" }) => [at, length, code, locked, skill])
      .sort(),
  ]);

/** The edits that hold: those based on the version that a shift has, and repetitions of what has been written already. */
const sorted = (edits: readonly ShiftEdit[], held: ReadonlyMap<string, ScheduledShift>) => {
  const puts: Put[] = [];
  const removed: string[] = [];
  const repeated: string[] = [];
  const conflicts: { id: string; theirs: ScheduledShift | null }[] = [];
  for (const edit of edits) {
    const id = idOf(edit);
    const theirs = held.get(id) ?? null;
    const isBased = (theirs?.version ?? 0) === edit.version;
    if (edit.kind === "remove") {
      if (isBased || theirs === null) removed.push(id);
      else conflicts.push({ id, theirs });
    } else if (isBased) {
      // To somebody else goes a shift of its own.
      if (theirs && theirs.agentId !== edit.agentId.toLowerCase()) refuse("invalidParameters");
      puts.push(edit);
    } else if (theirs && fieldsOf(theirs) === fieldsOf(edit)) repeated.push(id);
    else conflicts.push({ id, theirs });
  }
  return { puts, removed, repeated, conflicts };
};

/** Without a reason of its own an edit goes on with the one that the shift has. */
const givenShift = (edit: Put, held: ScheduledShift | undefined): GivenShift => ({
  id: idOf(edit),
  agentId: edit.agentId,
  start: edit.start,
  minutes: edit.minutes,
  activities: edit.activities.map(({ code, start, minutes, locked, skill }) => ({
    code,
    start,
    minutes,
    ...(locked === true && { locked }),
    ...(skill !== undefined && { skill }),
  })),
  isLocked: edit.isLocked,
  isEdited: true,
  reason: edit.reason === undefined ? (held?.reason ?? null) : edit.reason || null,
});

/** Refuses shifts on days that the draft does not have: they would never be published. Those that stand there already may be changed. */
const requireDaysOf = async (
  tx: Tx,
  tenantId: string,
  draft: ScheduleRow,
  puts: readonly Put[],
  before: ReadonlyMap<string, ScheduledShift>,
): Promise<void> => {
  const { zone } = (await findUnit(tx, tenantId, draft.businessUnitId)) ?? refuse("notFound");
  const { first, last } = spanOf(draft);
  const isIn = (day: string): boolean => first <= day && day <= last;
  const stray = puts.find((edit) => {
    const held = before.get(idOf(edit));
    return !isIn(localDateOf(edit.start, zone)) && (held === undefined || isIn(held.day));
  });
  if (stray)
    refuse("invalidParameters", {
      fields: { edits: "unavailableDate" },
      reason: `${stray.id}: the draft ends before or begins after it`,
    });
};

export const writeShifts = operation(
  contract.writeShifts,
  ({ actor: { tenantId, userId }, params: { scheduleId }, body: { edits }, now, services, write }) =>
    write(async (tx) => {
      const draft = await lockSchedule(tx, tenantId, scheduleId);
      if (!draft) return refuse("notFound");
      if (draft.state !== "draft") return refuse("changedMeanwhile");
      const ids = edits.map(idOf);
      if (new Set(ids).size < ids.length) refuse("invalidParameters");
      const before = new Map(
        (await findShifts(tx, tenantId, scheduleId, ids)).map((row) => [row.id, presentShift(row)]),
      );
      const { puts, removed, repeated, conflicts } = sorted(edits, before);
      await requireDaysOf(tx, tenantId, draft, puts, before);
      const people = await findPeople(
        tx,
        tenantId,
        puts.map(({ agentId }) => agentId),
      );
      if (puts.some(({ agentId }) => !people.has(agentId.toLowerCase()))) refuse("notFound");
      const given = (edit: Put): GivenShift => givenShift(edit, before.get(idOf(edit)));
      const shifts = puts.map((edit) => ({ ...given(edit), agent: edit.agentId.toLowerCase() }));
      const broken = await brokenRules(tx, tenantId, draft, { puts: shifts, removed });
      const isRefused = (edit: Put): boolean => (edit.reason ?? "") === "" && broken.has(idOf(edit));
      const written = puts.filter((edit) => !isRefused(edit));
      const leaving = removed.filter((id) => before.has(id));
      if (written.length > 0) await putShifts(tx, tenantId, { scheduleId, by: userId, now }, written.map(given));
      if (leaving.length > 0) await removeShifts(tx, tenantId, scheduleId, leaving);
      const hasChanged = written.length + leaving.length > 0;
      const version = hasChanged ? await raiseVersion(tx, tenantId, scheduleId) : draft.version;
      const applied = (await findShifts(tx, tenantId, scheduleId, [...written.map(idOf), ...repeated])).map(
        presentShift,
      );
      if (hasChanged) {
        tellScheduleChanged(services, tx, tenantId, scheduleId);
        await recordEvent(tx, {
          tenantId,
          at: now,
          actorId: userId,
          action: "schedule.edited",
          targetId: scheduleId,
          details: {
            edits: [
              ...written.map((edit) => ({ before: before.get(idOf(edit)) ?? null, after: given(edit) })),
              ...leaving.map((id) => ({ before: before.get(id) ?? null, after: null })),
            ],
          },
        });
      }
      const refused = puts.filter(isRefused).map((edit) => ({ id: idOf(edit), rules: broken.get(idOf(edit)) ?? [] }));
      return { version, applied, removed, conflicts, refused };
    }),
);
