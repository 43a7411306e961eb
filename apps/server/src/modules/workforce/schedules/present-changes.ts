import { scheduleLimits, type ShiftDifference } from "@evolve/contracts/schedules";
import type { Shift, ShiftChange } from "@evolve/workforce";
import type { Tx } from "../../../database/index.ts";
import { listNames } from "./people-repository.ts";

/** A shift as differences and histories show it. */
export const stateOf = (shift: Pick<Shift, "start" | "minutes" | "activities"> | null) =>
  shift && {
    start: shift.start,
    minutes: shift.minutes,
    activities: shift.activities.map(({ code, start, minutes }) => ({ code, start, minutes })),
  };

/** How many shifts differ, and the first of them with their agents' names. */
export const presentChanges = async (
  tx: Tx,
  tenantId: string,
  changes: readonly ShiftChange[],
): Promise<{ total: number; changes: ShiftDifference[] }> => {
  const shown = changes.slice(0, scheduleLimits.changesShown);
  const ids = shown.map(({ agent }) => agent);
  const names = await listNames(tx, tenantId, ids);
  return {
    total: changes.length,
    changes: shown.map(({ kind, agent, before, after }) => ({
      kind,
      agentId: agent,
      agentName: names.get(agent) ?? "",
      before: stateOf(before),
      after: stateOf(after),
    })),
  };
};
