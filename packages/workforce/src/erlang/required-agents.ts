import { checkNumber, InputError, UnreachableGoalError } from "../support/input-error.ts";
import { limits } from "../support/limits.ts";
import { checkLoad, erlangsOf, measuresOf, type QueueLoad, type QueueMeasures } from "./queue-measures.ts";

/** What a queue has promised; every part that is given must be met. Shares are fractions, not per cent. */
export interface ServiceGoal {
  /** At least this share of all contacts is answered within `targetSeconds`. */
  readonly serviceLevel?: number;
  /** Contacts wait at most so long on average. */
  readonly averageWaitSeconds?: number;
  /** At most this share hangs up. */
  readonly abandonRate?: number;
  /** Agents are on contacts for at most this share of their time. */
  readonly maxOccupancy?: number;
}

export interface StaffingQuestion extends QueueLoad {
  readonly goal: ServiceGoal;
  /** The share of paid time in which people are not available for contacts; from 0, below 1. */
  readonly shrinkage?: number;
}

export interface StaffingAnswer {
  /** The smallest number of people on the queue with whom the goal is met. */
  readonly agents: number;
  /** People to schedule so that so many are there: agents / (1 − shrinkage), rounded up to whole people. */
  readonly scheduled: number;
  /** What contacts and agents experience with that many agents. */
  readonly measures: QueueMeasures;
}

/**
 * The smallest number of agents that meets every part of the goal. All measures improve with each agent, so it is found by
 * doubling steps and halving.
 *
 * @throws InputError naming the field that is missing, negative, absurd or no number
 * @throws UnreachableGoalError where no number of people meets the goal, naming its part
 */
export const requiredAgents = (question: StaffingQuestion): StaffingAnswer => {
  checkLoad(question);
  const { goal, shrinkage = 0 } = question;
  checkGoal(goal);
  checkNumber(shrinkage, "shrinkage", { min: 0, below: 1 });
  if (question.arrivals > 0) checkReachable(question);
  const agents = smallest(question);
  return { agents, scheduled: withShrinkage(agents, shrinkage), measures: measuresOf(question, agents) };
};

/** People to schedule so that `agents` are there after shrinkage. */
export const withShrinkage = (agents: number, shrinkage: number): number =>
  // 9 / (1 − 0.1) is a hair above 10.
  Math.max(0, Math.ceil(agents / (1 - shrinkage) - 1e-9));

const checkGoal = (goal: ServiceGoal): void => {
  const { serviceLevel, averageWaitSeconds, abandonRate, maxOccupancy } = goal;
  if (serviceLevel !== undefined) checkNumber(serviceLevel, "goal.serviceLevel", { min: 0, max: 1 });
  if (averageWaitSeconds !== undefined)
    checkNumber(averageWaitSeconds, "goal.averageWaitSeconds", { min: 0, max: limits.seconds });
  if (abandonRate !== undefined) checkNumber(abandonRate, "goal.abandonRate", { min: 0, max: 1 });
  if (maxOccupancy !== undefined) checkNumber(maxOccupancy, "goal.maxOccupancy", { min: 0, max: 1 });
  if ([serviceLevel, averageWaitSeconds, abandonRate, maxOccupancy].every((part) => part === undefined))
    throw new InputError("goal", "has no part; give a service level, an average wait, an abandon rate or an occupancy");
};

/** What is only reached in the limit of endlessly many people is refused before anybody is counted. */
const checkReachable = ({ goal, model }: StaffingQuestion): void => {
  const perfect = "would take endlessly many people, for chance makes somebody wait";
  if (goal.serviceLevel === 1)
    throw new UnreachableGoalError("goal.serviceLevel", `100 % ${perfect}; ask for 0.99 or less`);
  if (goal.averageWaitSeconds === 0)
    throw new UnreachableGoalError("goal.averageWaitSeconds", `0 s ${perfect}; ask for 1 s or more`);
  if (goal.abandonRate === 0 && model === "erlang-a")
    throw new UnreachableGoalError(
      "goal.abandonRate",
      `0 % ${perfect} and some of those hang up; ask for 0.001 or more`,
    );
  if (goal.maxOccupancy === 0)
    throw new UnreachableGoalError("goal.maxOccupancy", "0 % would mean that nobody ever takes a contact");
};

const smallest = (question: StaffingQuestion): number => {
  const { goal } = question;
  const isMet = (agents: number): boolean => meets(measuresOf(question, agents), goal);
  if (question.arrivals === 0) return 0;
  const load = erlangsOf(question);
  // Square-root staffing is close to most goals: Halfin and Whitt, Operations Research 29 (1981) 567-588.
  const guess = Math.max(1, Math.round(load + 0.5 * Math.sqrt(load)));
  let unmet: number;
  let met: number;
  let step = 1;
  if (isMet(guess)) {
    met = guess;
    while (met - step >= 0 && isMet(met - step)) {
      met -= step;
      step *= 2;
    }
    unmet = Math.max(-1, met - step);
  } else {
    unmet = guess;
    while (!isMet(unmet + step)) {
      unmet += step;
      step *= 2;
      if (unmet > limits.agents)
        throw new UnreachableGoalError(
          "goal",
          `is not met by ${limits.agents} people; which part of it is too strict?`,
        );
    }
    met = unmet + step;
  }
  while (met - unmet > 1) {
    const middle = Math.floor((met + unmet) / 2);
    if (isMet(middle)) met = middle;
    else unmet = middle;
  }
  return met;
};

/** Whether every part of the goal is met. */
export const meets = (measures: QueueMeasures, goal: ServiceGoal): boolean =>
  // Whatever the goal, no queue may grow for ever.
  measures.averageWaitSeconds < Infinity &&
  measures.serviceLevel >= (goal.serviceLevel ?? 0) &&
  measures.averageWaitSeconds <= (goal.averageWaitSeconds ?? Infinity) &&
  measures.abandonRate <= (goal.abandonRate ?? 1) &&
  measures.occupancy <= (goal.maxOccupancy ?? 1);
