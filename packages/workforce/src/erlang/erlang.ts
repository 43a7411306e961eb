import { checkNumber } from "../support/input-error.ts";
import { limits } from "../support/limits.ts";

/**
 * Erlang B: the probability that all `agents` are busy where callers who find nobody free go away.
 *
 * Recursion over the number of agents, B(0) = 1, B(n) = A·B(n−1) / (n + A·B(n−1)): no factorial, and stable for any load.
 * Source: Cooper, Introduction to Queueing Theory (1981), chapter 3.
 *
 * @param erlangs offered load, arrivals per second times handle time in seconds; 0 to 100,000
 * @param agents a whole number from 0
 * @returns a probability
 * @throws InputError where a parameter is no such number
 */
export const erlangB = (erlangs: number, agents: number): number => {
  checkLoad(erlangs, agents);
  return blocking(erlangs, agents);
};

/**
 * Erlang C: the probability that a caller waits, where callers wait without limit. 1 where the load is not below the
 * number of agents, for then the queue grows for ever.
 *
 * C = B / (1 − A/n·(1 − B)) with Erlang B. Source: Cooper, Introduction to Queueing Theory (1981), chapter 3.
 *
 * @param erlangs offered load; 0 to 100,000
 * @param agents a whole number from 0
 * @returns a probability
 * @throws InputError where a parameter is no such number
 */
export const erlangC = (erlangs: number, agents: number): number => {
  checkLoad(erlangs, agents);
  return waiting(erlangs, agents);
};

const checkLoad = (erlangs: number, agents: number): void => {
  checkNumber(erlangs, "erlangs", { min: 0, max: limits.erlangs });
  checkNumber(agents, "agents", { min: 0, max: limits.agents, whole: true });
};

/** `erlangB` of parameters that have been checked. */
export const blocking = (erlangs: number, agents: number): number => {
  let probability = 1;
  for (let n = 1; n <= agents; n += 1) {
    const carried = erlangs * probability;
    probability = carried / (n + carried);
    // Beyond the load it only falls, and this one has come to nothing.
    if (probability === 0) return 0;
  }
  return probability;
};

/** `erlangC` of parameters that have been checked. */
export const waiting = (erlangs: number, agents: number): number => {
  if (agents <= erlangs) return 1;
  const blocked = blocking(erlangs, agents);
  return blocked / (1 - (erlangs / agents) * (1 - blocked));
};
