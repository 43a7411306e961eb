import { type QueueLoad, queueMeasures } from "../erlang/queue-measures.ts";

export interface ScheduledLoad extends QueueLoad {
  /** People scheduled for the interval; a fraction where some are shared. */
  readonly people: number;
  /** The share of them who are not on the queue; from 0, below 1. */
  readonly shrinkage: number;
  /** Contacts that everybody has at a time. */
  readonly concurrency: number;
}

/**
 * The service level that the people scheduled reach with those of them who are left on the queue: whole people, rounded down.
 *
 * @throws InputError as `queueMeasures`
 */
export const scheduledLevel = ({ people, shrinkage, concurrency, ...load }: ScheduledLoad): number => {
  const onQueue = Math.max(0, Math.floor(people * (1 - shrinkage) + 1e-9));
  return queueMeasures({ ...load, agents: onQueue * concurrency }).serviceLevel;
};
