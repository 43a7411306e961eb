import type { AgentRules, Roster } from "./agent-rules.ts";
import type { Shift } from "./roster.ts";
import { checkShiftItself } from "./shift-rules.ts";
import type { Report, Violation } from "./violation.ts";
import { checkNeighbours, checkWeek } from "./week-rules.ts";

/**
 * Every rule that a shift breaks, by itself and together with the person's other shifts: those of the weeks before and after included,
 * for rest and days in a row do not end with a week. The same code runs in the browser on each drag and on the server.
 *
 * @param others the person's shifts; one with the same id is replaced
 * @throws RangeError where the roster has no such agent
 */
export const validateShift = (roster: Roster, shift: Shift, others: readonly Shift[]): Violation[] => {
  const rules = rulesFor(roster, shift.agent);
  const found: Violation[] = [];
  const report = reporter(rules, found);
  const shifts = [...others.filter(({ id }) => id !== shift.id), shift].sort(byStart);
  checkShiftItself(rules, shift, report);
  checkNeighbours(rules, shifts, shifts.indexOf(shift), report);
  const { clock } = rules;
  checkWeek(rules, shifts, clock.weekOf(clock.dayOf(shift.start)), roster.input.days, report);
  return found;
};

/**
 * Every rule that somebody's schedule breaks. Shifts outside the roster's days count for rest, days in a row and weeks, and are not
 * checked themselves.
 */
export const validateAgent = (roster: Roster, agent: string, shifts: readonly Shift[]): Violation[] => {
  const rules = rulesFor(roster, agent);
  const { clock } = rules;
  const { days } = roster.input;
  const found: Violation[] = [];
  const report = reporter(rules, found);
  const sorted = [...shifts].sort(byStart);
  sorted.forEach((shift, index) => {
    const day = clock.dayOf(shift.start);
    if (day < 0 || day >= days) return;
    checkShiftItself(rules, shift, report);
    checkNeighbours(rules, sorted, index, report);
  });
  for (let week = clock.weekOf(0); week <= clock.weekOf(days - 1); week += 1)
    checkWeek(rules, sorted, week, days, report);
  return found;
};

const rulesFor = ({ agents }: Roster, agent: string): AgentRules => {
  const rules = agents.get(agent);
  if (!rules) throw new RangeError(`there is no agent '${agent}'`);
  return rules;
};

const byStart = (one: Shift, other: Shift): number => one.start - other.start;

const reporter =
  ({ agent, clock }: AgentRules, found: Violation[]): Report =>
  (code, values, { day, shift, severity = "error" }) => {
    const date = clock.dateOf(day);
    found.push({ code, severity, agent: agent.id, date, ...(shift ? { shift: shift.id } : {}), values });
  };
