import type { BlockingRule } from "@evolve/contracts/work-plans";
import type { PlanFinding } from "@evolve/workforce";

const rules: Readonly<Partial<Record<PlanFinding["rule"], BlockingRule>>> = {
  "outside-availability": "availability",
  "during-time-off": "timeOff",
  "too-many-hours-in-a-day": "hoursInDay",
  "too-few-hours-in-a-week": "contractHours",
  "not-employed": "employment",
  "rest-too-short": "rest",
  "too-many-days-in-a-row": "daysInRow",
  "days-off-not-together": "daysOffTogether",
  "too-many-days-in-a-week": "daysInWeek",
  "too-many-hours-in-a-week": "hoursInWeek",
};

/** What keeps somebody from a legal week, by the engine's rule. */
export const blockingRuleOf = (rule: PlanFinding["rule"]): BlockingRule => rules[rule] ?? "noShift";
