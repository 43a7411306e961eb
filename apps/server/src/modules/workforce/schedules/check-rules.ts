import type { BrokenShiftRule } from "@evolve/contracts/schedules";
import {
  type Dates,
  daysLater,
  draftViolations,
  needsReason,
  newlyBroken,
  prepareRoster,
  type Shift,
  validateAgent,
  type Violation,
} from "@evolve/workforce";
import type { Tx } from "../../../database/index.ts";
import { rosterOf } from "../planning-people/index.ts";
import type { ScheduleRow } from "./schedules-repository.ts";
import { engineShift, listShiftsOfDays } from "./shifts-repository.ts";

/** Days before and after those of an edit whose shifts its rules look at. */
const around = 14;

/**
 * The rules of people for the days of a draft, and their shifts in it; people who are not planned in the business unit have no rules.
 * Without `agentIds` it is everybody.
 */
const readRules = async (tx: Tx, tenantId: string, draft: ScheduleRow, agentIds?: readonly string[]) => {
  const first = daysLater(draft.firstDay, -around);
  const days = draft.days + 2 * around;
  const roster = prepareRoster(
    await rosterOf(tx, tenantId, {
      ...{ businessUnitId: draft.businessUnitId, firstDay: first, days },
      ...(agentIds && { agentIds }),
    }),
  );
  const last = daysLater(first, days - 1);
  const rows = await listShiftsOfDays(tx, tenantId, {
    ...{ scheduleId: draft.id, first, last },
    agentIds: agentIds ?? [...roster.agents.keys()],
  });
  return { roster, shifts: Map.groupBy(rows.map(engineShift), ({ agent }) => agent) };
};

interface Edits {
  readonly puts: readonly Shift[];
  readonly removed: readonly string[];
}

/** The rules that edits break, or break further than before, by the shift that breaks them. */
export const brokenRules = async (
  tx: Tx,
  tenantId: string,
  draft: ScheduleRow,
  { puts, removed }: Edits,
): Promise<ReadonlyMap<string, BrokenShiftRule[]>> => {
  const broken = new Map<string, BrokenShiftRule[]>();
  if (puts.length === 0) return broken;
  const agentIds = [...new Set(puts.map(({ agent }) => agent))];
  const { roster, shifts: before } = await readRules(tx, tenantId, draft, agentIds);
  const given = Map.groupBy(puts, ({ agent }) => agent);
  const replaced = new Set([...puts.map(({ id }) => id), ...removed]);
  for (const [agent, edits] of given) {
    if (!roster.agents.has(agent)) continue;
    const had = before.get(agent) ?? [];
    const has = [...had.filter(({ id }) => !replaced.has(id)), ...edits];
    const found = newlyBroken(
      validateAgent(roster, agent, had).filter(needsReason),
      validateAgent(roster, agent, has).filter(needsReason),
    );
    // A rule of a week belongs to all that is written in it.
    for (const { shift, code, date, values } of found)
      for (const { id } of shift === undefined ? edits : edits.filter((edit) => edit.id === shift))
        broken.set(id, [...(broken.get(id) ?? []), { code, date, values }]);
  }
  return broken;
};

/** The rules that the shifts of people, without `agentIds` of everybody, break on some days of a draft, and what their weeks lack. */
export const findViolations = async (
  tx: Tx,
  tenantId: string,
  draft: ScheduleRow,
  dates: Dates,
  agentIds?: readonly string[],
): Promise<Violation[]> => {
  const { roster, shifts } = await readRules(tx, tenantId, draft, agentIds);
  return [...roster.agents.keys()].flatMap((agent) => draftViolations(roster, agent, shifts.get(agent) ?? [], dates));
};

/** How many rules the shifts of people break on some days of a draft, and of how much their weeks have too little. */
export const countViolations = async (
  tx: Tx,
  tenantId: string,
  draft: ScheduleRow,
  agentIds: readonly string[],
  dates: Dates,
): Promise<{ errors: number; warnings: number }> => {
  const found = await findViolations(tx, tenantId, draft, dates, agentIds);
  const errors = found.filter(({ severity }) => severity === "error").length;
  return { errors, warnings: found.length - errors };
};
