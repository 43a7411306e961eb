import type { BlockingRule } from "@evolve/contracts/work-plans";
import type { PlainKey } from "@evolve/i18n";

/** Why somebody can have no legal week. */
export const reasons: Readonly<Record<BlockingRule, PlainKey>> = {
  availability: "workPlans.becauseAvailability",
  timeOff: "workPlans.becauseTimeOff",
  hoursInDay: "workPlans.becauseHoursInDay",
  contractHours: "workPlans.becauseContractHours",
  employment: "workPlans.becauseEmployment",
  rest: "workPlans.becauseRest",
  daysInRow: "workPlans.becauseDaysInRow",
  daysOffTogether: "workPlans.becauseDaysOffTogether",
  daysInWeek: "workPlans.becauseDaysInWeek",
  hoursInWeek: "workPlans.becauseHoursInWeek",
  noShift: "workPlans.becauseNoShift",
};
