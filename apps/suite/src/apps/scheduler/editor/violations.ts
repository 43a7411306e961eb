import {
  type Dates,
  draftViolations,
  needsReason,
  prepareRoster,
  type Roster,
  type RosterInput,
  type Shift,
  validateAgent,
  type Violation,
} from "@evolve/workforce";
import type { EditedShift } from "./draft-state.ts";

export const rulesOf = ({ roster }: { readonly roster: RosterInput }): Roster => prepareRoster(roster);

export const engineShift = ({ id, agentId, start, minutes, activities }: EditedShift): Shift => ({
  id,
  agent: agentId,
  start,
  minutes,
  activities,
});

/** The rules that somebody's shifts break, for which they need a reason; what their weeks still lack is none. */
export const violationsOf = (roster: Roster, agentId: string, shifts: Iterable<EditedShift>): Violation[] => {
  if (!roster.agents.has(agentId)) return [];
  const own = [...shifts].filter((shift) => shift.agentId === agentId).map(engineShift);
  return validateAgent(roster, agentId, own).filter(needsReason);
};

/**
 * Checks everybody's shifts on some days, with warnings and with what weeks lack. Whose shifts are those of the time before is not
 * checked again, so that an edit among hundreds of people costs a check of one.
 */
export const violationChecker = (roster: Roster, dates: Dates) => {
  const checked = new Map<string, { readonly own: readonly EditedShift[]; readonly found: readonly Violation[] }>();
  return (shifts: Iterable<EditedShift>): readonly Violation[] => {
    const byAgent = Map.groupBy(shifts, ({ agentId }) => agentId);
    return [...roster.agents.keys()].flatMap((agent) => {
      const own = byAgent.get(agent) ?? [];
      const before = checked.get(agent);
      if (before?.own.length === own.length && own.every((shift, at) => shift === before.own[at])) return before.found;
      const found = draftViolations(roster, agent, own.map(engineShift), dates);
      checked.set(agent, { own, found });
      return found;
    });
  };
};
