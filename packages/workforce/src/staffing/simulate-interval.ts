import { measuresOf, type QueueInterval } from "../erlang/queue-measures.ts";
import { simulate } from "../simulation/simulate.ts";
import type { Control } from "../support/control.ts";
import { limits } from "../support/limits.ts";
import { mean } from "../support/statistics.ts";

export interface SimulatedMeasures {
  readonly serviceLevel: number;
  readonly abandonRate: number;
  readonly averageWaitSeconds: number;
  readonly occupancy: number;
  /** Contacts that were simulated, and in how many intervals of the same kind they came. */
  readonly contacts: number;
  readonly intervals: number;
  /** The service level is within so much of that of an endless simulation, 19 times in 20. */
  readonly margin: number;
  /** Simulated service level minus that of the formula. */
  readonly difference: number;
  /** The formula is not to be trusted: they differ by more than 2 points, which is not chance. */
  readonly isDifferent: boolean;
}

const batches = 20;
const contactsPerBatch = 5_000;
const tolerance = 0.02;

/** Simulates an interval over and over, in batches that tell how far chance goes. */
export const simulateInterval = (
  interval: QueueInterval,
  seed: number,
  { signal, onProgress }: Control,
): SimulatedMeasures => {
  const { arrivals, intervalSeconds, handleSeconds, targetSeconds, patienceSeconds, agents, model } = interval;
  const rate = arrivals / intervalSeconds;
  const batchSeconds = Math.min(contactsPerBatch / rate, limits.seconds);
  const { skills, groups } = simulate(
    {
      intervalSeconds: batchSeconds,
      skills: [
        {
          arrivals: Array.from({ length: batches + 1 }, () => rate * batchSeconds),
          handleSeconds,
          targetSeconds,
          ...(model === "erlang-a" && patienceSeconds !== undefined && { patienceSeconds }),
        },
      ],
      groups: [{ skills: [{ skill: 0 }], agents }],
      seed,
      warmUpIntervals: 1,
    },
    { ...(signal && { signal }), ...(onProgress && { onProgress: (done) => onProgress(0.1 + 0.9 * done) }) },
  );
  const [result] = skills;
  const [group] = groups;
  if (!result || !group) throw new Error("the simulation lost its queue");
  const { offered, answeredInLevel } = result.intervals;
  const levels = Array.from({ length: batches }, (_, batch) => {
    const all = offered[batch + 1] ?? 0;
    return all === 0 ? 1 : (answeredInLevel[batch + 1] ?? 0) / all;
  });
  const margin = 1.96 * Math.sqrt(variance(levels) / batches);
  const difference = result.serviceLevel - measuresOf(interval, agents).serviceLevel;
  return {
    serviceLevel: result.serviceLevel,
    abandonRate: result.abandonRate,
    averageWaitSeconds: result.averageWaitSeconds,
    occupancy: group.occupancy,
    contacts: result.offered,
    intervals: Math.round((batchSeconds * batches) / intervalSeconds),
    margin,
    difference,
    isDifferent: Math.abs(difference) > Math.max(tolerance, margin),
  };
};

const variance = (values: readonly number[]): number => {
  const centre = mean(values);
  return values.reduce((sum, value) => sum + (value - centre) ** 2, 0) / (values.length - 1);
};
