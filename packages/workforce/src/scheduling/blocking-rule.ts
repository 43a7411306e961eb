import type { Contract, RosterAgent } from "../rules/roster.ts";
import type { RuleCode } from "../rules/violation.ts";
import { findLegalWeek, type Relaxed } from "./legal-week.ts";
import { compileProblem, type PlannedAgent, type Problem, type WeekOf } from "./problem.ts";

const relaxable: readonly Relaxed[] = [
  "rest-too-short",
  "too-many-days-in-a-row",
  "days-off-not-together",
  "too-many-days-in-a-week",
  "too-many-hours-in-a-week",
];

const withoutTerm =
  (term: keyof Contract) =>
  (agent: RosterAgent): RosterAgent | null => {
    const { [term]: dropped, ...contract } = agent.contract ?? {};
    return dropped === undefined ? null : { ...agent, contract };
  };

/** Without each of these somebody could work more; null for people without any. */
const personal: readonly { readonly rule: RuleCode; readonly without: (agent: RosterAgent) => RosterAgent | null }[] = [
  { rule: "outside-availability", without: ({ availability, ...rest }) => (availability ? rest : null) },
  { rule: "during-time-off", without: ({ timeOff, ...rest }) => (timeOff ? rest : null) },
  { rule: "too-many-hours-in-a-day", without: withoutTerm("maxDailyMinutes") },
  { rule: "too-few-hours-in-a-week", without: withoutTerm("minWeeklyMinutes") },
  {
    rule: "not-employed",
    without: ({ hired, leaves, ...rest }) => (hired !== undefined || leaves !== undefined ? rest : null),
  },
];

/**
 * Why somebody can have no legal week: the first rule without which there is one. Where several are in the way, or the plan itself
 * has too few hours, it is that the shift is not in the plan.
 */
export const blockingRule = (
  problem: Problem,
  planned: PlannedAgent,
  week: WeekOf,
  before: Parameters<typeof findLegalWeek>[3],
  after: Parameters<typeof findLegalWeek>[4],
): { readonly rule: RuleCode; readonly reachable: number } => {
  const { reachable } = findLegalWeek(planned, week, planned.options, before, after);
  for (const { rule, without } of personal) {
    const agent = without(planned.rules.agent);
    if (!agent) continue;
    const roster = { ...problem.input.roster, agents: [agent] };
    const shifts = (problem.input.shifts ?? []).filter((shift) => shift.agent === agent.id);
    const [other] = compileProblem({ ...problem.input, roster, shifts }, "shifts").agents;
    const same = other?.weeks.find(({ from }) => from === week.from);
    if (other && same && findLegalWeek(other, same, other.options, before, after).choice) return { rule, reachable };
  }
  for (const rule of relaxable)
    if (findLegalWeek(planned, week, planned.options, before, after, rule).choice) return { rule, reachable };
  return { rule: "not-in-plan", reachable };
};
