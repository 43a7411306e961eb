import { prepareRoster, type Roster, type Shift, validateAgent, type Violation } from "@evolve/workforce";
import type { EditedShift } from "./draft-state.ts";
import type { RosterAnswer } from "./use-editor.ts";

export const rulesOf = ({ roster }: RosterAnswer): Roster => prepareRoster(roster);

export const engineShift = ({ id, agentId, start, minutes, activities }: EditedShift): Shift => ({
  id,
  agent: agentId,
  start,
  minutes,
  activities,
});

/** The rules that somebody's shifts break; what their weeks still lack is left out. */
export const violationsOf = (roster: Roster, agentId: string, shifts: Iterable<EditedShift>): Violation[] => {
  if (!roster.agents.has(agentId)) return [];
  const own = [...shifts].filter((shift) => shift.agentId === agentId).map(engineShift);
  return validateAgent(roster, agentId, own).filter(({ code }) => !code.startsWith("too-few"));
};
