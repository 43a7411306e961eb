import { type ChangedShift, generationLimits } from "@evolve/contracts/schedule-generation";
import { daysLater } from "@evolve/workforce";
import type { Tx } from "../../../database/index.ts";
import type { ReadShiftColumn } from "../../../database/json-columns.ts";
import { listEventsOfTarget } from "../../platform/audit/index.ts";
import { agentsOf } from "../planning-people/index.ts";
import { listEditors, shiftsOf } from "../schedules/index.ts";
import { spanOf } from "./generation-input.ts";
import type { DraftRow, RunWithShifts } from "./repository.ts";

/** Shifts of a draft's days as a run reads them: enough to find what has been changed since. */
export const readShiftsOf = async (
  tx: Tx,
  tenantId: string,
  scheduleId: string,
  span: { readonly from: number; readonly to: number },
): Promise<ReadShiftColumn[]> =>
  (await shiftsOf(tx, tenantId, { scheduleId, ...span })).map(({ id, agent, day, version }) => ({
    id,
    agent,
    day,
    version,
  }));

interface Changed extends Pick<ReadShiftColumn, "id" | "agent" | "day"> {
  readonly kind: ChangedShift["kind"];
}

/** Whether a run planned somebody on a day, or on the one before or after: rest is kept between days. */
const planned = ({ agentIds, days }: RunWithShifts): ((shift: ReadShiftColumn) => boolean) => {
  const agents = agentIds && new Set(agentIds);
  const around = days && new Set(days.flatMap((day) => [daysLater(day, -1), day, daysLater(day, 1)]));
  return ({ agent, day }) => (agents?.has(agent) ?? true) && (around?.has(day) ?? true);
};

/**
 * Shifts of the people and days that a run planned which are not as it read them, by day. Null where that cannot be told: the draft has
 * changed, and the run is of a release that did not keep what it read.
 */
export const changedSince = async (
  tx: Tx,
  tenantId: string,
  run: RunWithShifts,
  draft: DraftRow,
): Promise<Changed[] | null> => {
  if (draft.version === run.draftVersion) return [];
  if (run.readShifts === null) return null;
  const isPlanned = planned(run);
  const left = new Map(run.readShifts.map((shift) => [shift.id, shift]));
  const changed: Changed[] = [];
  for (const shift of await readShiftsOf(tx, tenantId, run.scheduleId, spanOf(draft))) {
    const had = left.get(shift.id);
    left.delete(shift.id);
    if (had?.version === shift.version || !(isPlanned(shift) || (had && isPlanned(had)))) continue;
    changed.push({ ...shift, kind: had ? "changed" : "added" });
  }
  for (const shift of left.values()) if (isPlanned(shift)) changed.push({ ...shift, kind: "removed" });
  return changed.sort((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0));
};

/** So many events of a draft are searched for who removed a shift. */
const eventsRead = 200;

/** The first of them with names, and with who changed each of them last. */
export const presentChanged = async (
  tx: Tx,
  tenantId: string,
  { scheduleId, startedAt }: RunWithShifts,
  { businessUnitId, firstDay }: DraftRow,
  changed: readonly Changed[],
): Promise<ChangedShift[]> => {
  const shown = changed.slice(0, generationLimits.changedShown);
  if (shown.length === 0) return [];
  const agentIds = [...new Set(shown.map(({ agent }) => agent))];
  const agents = await agentsOf(tx, tenantId, { businessUnitId, agentIds, day: firstDay });
  const names = new Map(agents.map(({ id, name }) => [id, name]));
  const ids = shown.map(({ id }) => id);
  const editors = new Map((await listEditors(tx, tenantId, scheduleId, ids)).map((row) => [row.id, row]));
  const events = shown.some(({ kind }) => kind === "removed")
    ? await listEventsOfTarget(tx, tenantId, scheduleId, null, eventsRead)
    : [];
  const removalOf = (id: string) =>
    events.find(({ at, action, details }) => at >= startedAt && (isTakeover(action) || removes(details, id)));
  return shown.map(({ id, agent, day, kind }) => {
    const editor = editors.get(id);
    const removal = kind === "removed" ? removalOf(id) : undefined;
    return {
      kind,
      agentId: agent,
      agentName: names.get(agent) ?? "",
      day,
      changedBy: editor?.changedBy ?? removal?.person ?? null,
      changedAt: (editor?.changedAt ?? removal?.at)?.toISOString() ?? null,
    };
  });
};

const isTakeover = (action: string): boolean => action === "schedule.generation-accepted";

/** Whether an edit that was recorded took a shift out. */
const removes = ({ edits }: Record<string, unknown>, id: string): boolean =>
  Array.isArray(edits) &&
  edits.some(
    ({ before, after }: { before?: { id?: unknown } | null; after?: unknown }) => after === null && before?.id === id,
  );

/** For those who read the refusal of a call: "Ann Lee, 2026-12-08 (Bo Planner); …" */
export const changedText = (changed: readonly ChangedShift[]): string =>
  changed
    .map(({ agentName, day, changedBy }) => `${agentName}, ${day}${changedBy === null ? "" : ` (${changedBy})`}`)
    .join("; ");
