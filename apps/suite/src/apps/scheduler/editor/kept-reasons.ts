import { newlyBroken, type Roster, type Violation } from "@evolve/workforce";
import type { EditedShift } from "./draft-state.ts";
import { violationsOf } from "./violations.ts";

type Change = readonly [id: string, shift: EditedShift | null];

/**
 * Edits with the reasons that still hold: a shift keeps its reason while it breaks the rules that it broke, as far or less. Where it breaks
 * another one, or one further, the reason is to be given again.
 */
export const withKeptReasons = (
  rules: Roster,
  shifts: ReadonlyMap<string, EditedShift>,
  changes: readonly Change[],
): readonly Change[] => {
  const after = new Map(shifts);
  for (const [id, shift] of changes)
    if (shift) after.set(id, shift);
    else after.delete(id);
  return changes.map(([id, shift]) => {
    const reason = shift?.reason ?? "";
    if (!shift || reason === "" || reason !== shifts.get(id)?.reason) return [id, shift];
    const brokenIn = (all: ReadonlyMap<string, EditedShift>): Violation[] =>
      violationsOf(rules, shift.agentId, all.values()).filter((broken) => (broken.shift ?? id) === id);
    return [id, newlyBroken(brokenIn(shifts), brokenIn(after)).length === 0 ? shift : { ...shift, reason: null }];
  });
};
