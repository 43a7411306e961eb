import type { ServiceGoal } from "@evolve/contracts/planning-groups";
import type { Words } from "@evolve/i18n";
import { percent } from "../../../parts/percent.ts";

/** In the largest unit that leaves no remainder: 7200 seconds are 2 hours. */
const timeIn = (seconds: number): { amount: number; unit: "hour" | "minute" | "second" } => {
  if (seconds > 0 && seconds % 3_600 === 0) return { amount: seconds / 3_600, unit: "hour" };
  if (seconds > 60 && seconds % 60 === 0) return { amount: seconds / 60, unit: "minute" };
  return { amount: seconds, unit: "second" };
};

/** "80% in 20 s · average wait 15 s": the parts of a goal that are set; of work that can wait only those that count. */
export const goalText = (words: Words, goal: ServiceGoal, isDeferrable = false): string => {
  const share = (value: number): string => percent(words, value, 1);
  const { serviceLevel, targetSeconds, averageWaitSeconds, abandonRate, maxOccupancy } = goal;
  const occupancy = maxOccupancy !== null && words.t("planning.goalOccupancy", { percent: share(maxOccupancy) });
  if (isDeferrable)
    return [targetSeconds !== null && words.t("planning.goalDeadline", timeIn(targetSeconds)), occupancy]
      .filter((part) => part !== false)
      .join(" · ");
  return [
    serviceLevel !== null &&
      targetSeconds !== null &&
      words.t("planning.goalLevel", { percent: share(serviceLevel), ...timeIn(targetSeconds) }),
    averageWaitSeconds !== null && words.t("planning.goalWait", timeIn(averageWaitSeconds)),
    abandonRate !== null && words.t("planning.goalAbandon", { percent: share(abandonRate) }),
    occupancy,
  ]
    .filter((part) => part !== false)
    .join(" · ");
};
