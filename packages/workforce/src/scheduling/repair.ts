import { validateAgent } from "../rules/validate-shift.ts";
import type { Shift } from "../rules/roster.ts";
import type { RuleCode, Violation } from "../rules/violation.ts";
import { type Board, optionAt, put, type Weights } from "./board.ts";
import { around, type OpenWeek } from "./construct.ts";
import { blockingRule } from "./blocking-rule.ts";
import type { Scope } from "./problem.ts";
import type { ScheduleMessage } from "./schedule-input.ts";
import { shiftsOf } from "./shifts-of.ts";

const shortages: readonly RuleCode[] = ["too-few-hours-in-a-week", "too-few-days-in-a-week"];

/**
 * The last word before a schedule is handed out: whatever rule a shift that was made here breaks, the shift is left open instead.
 * Rules that people broke by hand, with shifts that are locked or not selected, stay as they are.
 */
export const repair = (board: Board, weights: Weights, scope: Scope): ScheduleMessage[] => {
  const { agents, days, roster } = board.problem;
  const left: ScheduleMessage[] = [];
  if (scope === "breaks") return left;
  const given = shiftsAround(board);
  const made = byAgent(shiftsOf(board));
  agents.forEach(({ rules, state }, agent) => {
    const { id } = rules.agent;
    for (let round = 0; round < days; round += 1) {
      const shifts = round === 0 ? (made.get(id) ?? []) : shiftsOf(board).filter((shift) => shift.agent === id);
      const found = errorsOf(validateAgent(roster, id, [...(given.get(id) ?? []), ...shifts]));
      const broken = found.find((violation) => {
        const day = dayToOpen(board, agent, violation);
        return !shortages.includes(violation.code) && day !== null && state[day] === "free";
      });
      const day = broken && dayToOpen(board, agent, broken);
      if (!broken || day === null || day === undefined) break;
      put(board, weights, agent, day, -1, 0);
      left.push({
        agent: id,
        date: rules.clock.dateOf(day),
        kind: "left-open",
        rule: broken.code,
        values: broken.values,
      });
    }
  });
  return left;
};

/** The day of the shift that broke a rule; of a week that is too full, its last day that may change. */
const dayToOpen = (board: Board, agent: number, { date, shift }: Violation): number | null => {
  const { agents, days } = board.problem;
  const planned = agents[agent];
  if (!planned) return null;
  const day = planned.rules.clock.numberOf(date);
  if (shift !== undefined) return day;
  for (let at = Math.min(days - 1, day + 6); at >= Math.max(0, day); at -= 1)
    if (planned.state[at] === "free" && optionAt(board, agent, at)) return at;
  return null;
};

const errorsOf = (violations: readonly Violation[]): Violation[] =>
  violations.filter(({ severity }) => severity === "error");

const byAgent = (shifts: readonly Shift[]): Map<string, Shift[]> => {
  const map = new Map<string, Shift[]>();
  for (const shift of shifts) {
    const own = map.get(shift.agent) ?? [];
    own.push(shift);
    map.set(shift.agent, own);
  }
  return map;
};

/** Shifts of the weeks around, which the rules need. */
const shiftsAround = ({ problem }: Board): Map<string, Shift[]> =>
  byAgent(
    (problem.input.shifts ?? []).filter(({ agent, start }) => {
      const day = problem.roster.agents.get(agent)?.clock.dayOf(start) ?? 0;
      return day < 0 || day >= problem.days;
    }),
  );

/** What is still broken, with the rule that is in the way: a week that cannot be legal, or shifts that people locked. */
export const messagesOf = (
  board: Board,
  open: readonly OpenWeek[],
  left: readonly ScheduleMessage[],
  shifts: readonly Shift[],
): ScheduleMessage[] => {
  const { agents, roster } = board.problem;
  const messages = [...left];
  for (const { agent, week } of open) {
    const planned = agents[agent];
    if (!planned) continue;
    const { rule, reachable } = blockingRule(board.problem, planned, week, ...around(board, agent, planned, week));
    messages.push({
      agent: planned.rules.agent.id,
      date: planned.rules.clock.dateOf(week.from),
      kind: "no-legal-week",
      rule,
      values: { reachable, min: Math.ceil(week.minPaid), max: Math.floor(week.maxPaid), minDays: week.minDays },
    });
  }
  const given = shiftsAround(board);
  const made = byAgent(shifts);
  agents.forEach(({ rules, state }) => {
    if (state.every((one) => one === "free")) return;
    const { id } = rules.agent;
    for (const { code, date, values } of errorsOf(
      validateAgent(roster, id, [...(given.get(id) ?? []), ...(made.get(id) ?? [])]),
    ))
      if (!messages.some((message) => message.agent === id && message.rule === code && message.date === date))
        messages.push({ agent: id, date, kind: "locked-breaks-rule", rule: code, values });
  });
  return messages;
};
