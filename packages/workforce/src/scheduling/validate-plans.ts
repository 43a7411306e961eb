import type { RosterInput, Shift } from "../rules/roster.ts";
import type { RuleCode } from "../rules/violation.ts";
import { blockingRule } from "./blocking-rule.ts";
import { findLegalWeek } from "./legal-week.ts";
import { compileProblem, type PlannedAgent } from "./problem.ts";

/** People of one plan who can have no legal week, for the same reason. */
export interface PlanFinding {
  readonly plan: string;
  /** The first date of the week within the roster. */
  readonly week: string;
  /** The rule that is in the way; `not-in-plan` if the plan's own shifts do not add up, or several rules are. */
  readonly rule: RuleCode;
  readonly agents: readonly string[];
  /** Paid minutes: the most that one of them can work, and what the week asks for. */
  readonly reachable: number;
  readonly required: number;
}

/**
 * Whether everybody can keep their plan: for each week all combinations of shifts are searched, with nobody's schedule but the given shifts.
 *
 * @param shifts those of the weeks around, and locked ones
 * @throws InputError naming what refers to nothing
 */
export const validatePlans = (roster: RosterInput, shifts: readonly Shift[] = []): PlanFinding[] => {
  const problem = compileProblem({ roster, intervalMinutes: 15, groups: [], shifts }, "shifts");
  const findings = new Map<string, PlanFinding>();
  const legal = new Set<string>();
  for (const planned of problem.agents)
    for (const week of planned.weeks) {
      const plan = planned.rules.planOn(week.from)?.id ?? planned.rules.planOn(week.to)?.id;
      // People without wishes, limits or shifts of their own are like everybody else of the plan.
      const key =
        isLikeOthers(planned) && week.from > 0 ? `${plan ?? ""} ${planned.rules.agent.zone ?? ""} ${week.from}` : null;
      if (plan === undefined || (key !== null && legal.has(key))) continue;
      const { days } = problem;
      const before = week.from === 0 ? planned.before : { end: -Infinity, row: 0 };
      const after =
        week.to === days - 1
          ? { ...planned.after, rest: planned.rest[week.to] ?? 0 }
          : { start: Infinity, row: 0, rest: 0 };
      if (findLegalWeek(planned, week, planned.options, before, after).choice) {
        if (key !== null) legal.add(key);
        continue;
      }
      const { rule, reachable } = blockingRule(problem, planned, week, before, after);
      const { clock, agent } = planned.rules;
      const same = `${plan} ${week.from} ${rule}`;
      const found = findings.get(same);
      findings.set(same, {
        plan,
        week: clock.dateOf(week.from),
        rule,
        agents: [...(found?.agents ?? []), agent.id],
        reachable: Math.max(found?.reachable ?? 0, reachable),
        required: Math.max(found?.required ?? 0, Math.ceil(week.minPaid)),
      });
    }
  return [...findings.values()];
};

const isLikeOthers = ({ rules: { agent }, existing }: PlannedAgent): boolean =>
  !agent.availability &&
  !agent.timeOff &&
  !agent.contract &&
  agent.hired === undefined &&
  agent.leaves === undefined &&
  agent.assignments.length === 1 &&
  existing.every((shift) => shift === undefined);
