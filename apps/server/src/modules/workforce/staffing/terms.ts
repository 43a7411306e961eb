import { staffingLimits } from "@evolve/contracts/staffing";
import type { ScenarioParameters } from "@evolve/contracts/staffing-scenarios";
import type { ServiceGoal } from "@evolve/workforce";
import type { StaffedGroup } from "./groups-repository.ts";

/** On what terms a planning group is staffed: its set-up, changed by a scenario where there is one. */
export interface Terms {
  readonly isDeferrable: boolean;
  readonly model: "erlang-c" | "erlang-a";
  readonly goal: ServiceGoal;
  /** The goal's time; of work that can wait its deadline. */
  readonly targetSeconds: number;
  readonly patienceSeconds: number | null;
  readonly concurrency: number;
  /** The share of people's time that goes into work that can wait. */
  readonly occupancy: number;
  readonly peopleMax: number | null;
  readonly contactsFactor: number;
  readonly handleFactor: number;
  readonly shrinkagePoints: number;
}

/** Measures are told for 20 seconds where a goal names no time. */
const usualTargetSeconds = 20;

const unchanged: ScenarioParameters = {
  serviceLevel: null,
  targetSeconds: null,
  volumePercent: 0,
  handleTimePercent: 0,
  shrinkagePoints: 0,
  peopleMax: null,
};

/** Null where there is no goal to staff for. */
export const termsOf = (group: StaffedGroup, parameters: ScenarioParameters = unchanged): Terms | null => {
  const serviceLevel = parameters.serviceLevel ?? group.serviceLevel;
  const targetSeconds = parameters.targetSeconds ?? group.targetSeconds;
  const { isDeferrable, averageWaitSeconds, abandonRate, maxOccupancy, patienceSeconds } = group;
  const goal: ServiceGoal = {
    ...(serviceLevel !== null && { serviceLevel }),
    ...(averageWaitSeconds !== null && { averageWaitSeconds }),
    ...(abandonRate !== null && { abandonRate }),
    ...(maxOccupancy !== null && { maxOccupancy }),
  };
  if (isDeferrable ? targetSeconds === null : Object.keys(goal).length === 0) return null;
  return {
    isDeferrable,
    model: patienceSeconds === null ? "erlang-c" : "erlang-a",
    goal,
    targetSeconds: targetSeconds ?? usualTargetSeconds,
    patienceSeconds,
    concurrency: concurrencyOf(group),
    occupancy: maxOccupancy ?? 1,
    peopleMax: parameters.peopleMax,
    contactsFactor: 1 + parameters.volumePercent / 100,
    handleFactor: 1 + parameters.handleTimePercent / 100,
    shrinkagePoints: parameters.shrinkagePoints,
  };
};

/** The part of the terms that a queue's measures follow from. */
export const loadTermsOf = ({ model, targetSeconds, patienceSeconds, concurrency }: Terms) => ({
  model,
  targetSeconds,
  concurrency,
  ...(patienceSeconds !== null && { patienceSeconds }),
});

/** Contacts that everybody has at a time: one, unless all queues are for chats. */
const concurrencyOf = ({ queues }: StaffedGroup): number =>
  queues.length > 0 && queues.every(({ media }) => media === "chat")
    ? Math.min(...queues.map(({ concurrency }) => concurrency))
    : 1;

/** The share of the people scheduled who are not on the queue. */
export const shrinkageWith = ({ shrinkagePoints }: Terms, share: number): number =>
  Math.min(staffingLimits.shrinkageMax, Math.max(0, share + shrinkagePoints));
