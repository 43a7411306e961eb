import { checkNumber, InputError } from "../support/input-error.ts";
import { limits } from "../support/limits.ts";
import { waiting } from "./erlang.ts";
import { answeredWithin, erlangAMeasures } from "./erlang-a.ts";

/** One interval of one queue, for all its agents together. */
export interface QueueLoad {
  /** `erlang-c`: callers wait as long as it takes. `erlang-a`: they hang up after a patience of `patienceSeconds` on average. */
  readonly model: "erlang-c" | "erlang-a";
  /** Contacts offered in the interval; may be a fraction, as forecasts are. */
  readonly arrivals: number;
  readonly intervalSeconds: number;
  /** Average handle time: talk, hold and after-call work. */
  readonly handleSeconds: number;
  /** The goal's time: the service level is the share answered within it. */
  readonly targetSeconds: number;
  /** Mean patience; only and always with `erlang-a`. */
  readonly patienceSeconds?: number;
}

export interface QueueInterval extends QueueLoad {
  /** People who take contacts throughout the interval. */
  readonly agents: number;
}

export interface QueueMeasures {
  /** The probability that a contact is not answered at once. */
  readonly waitProbability: number;
  /** Of all contacts offered, the share answered within the target; those who hang up in time are not counted as answered. */
  readonly serviceLevel: number;
  /** Average speed of answer over all contacts, those who hang up included; Infinity where the queue grows for ever. */
  readonly averageWaitSeconds: number;
  /** Of all contacts offered; 0 with Erlang C. */
  readonly abandonRate: number;
  /** The share of the agents' time that is spent on contacts. */
  readonly occupancy: number;
}

/**
 * What callers and agents experience in the steady state of one interval.
 *
 * Erlang C: P(wait ≤ T) = 1 − C·e^(−(n−A)T/AHT), ASA = C·AHT/(n−A), occupancy A/n; an overloaded queue has the service level 0.
 * Erlang A: see `erlang-a.ts`; its mean wait is the abandon rate times the patience.
 *
 * @throws InputError naming the field that is missing, negative, absurd or no number
 */
export const queueMeasures = (interval: QueueInterval): QueueMeasures => {
  checkLoad(interval);
  checkNumber(interval.agents, "agents", { min: 0, max: limits.agents, whole: true });
  return measuresOf(interval, interval.agents);
};

export const checkLoad = (load: QueueLoad): void => {
  const { model, arrivals, intervalSeconds, handleSeconds, targetSeconds, patienceSeconds } = load;
  checkNumber(arrivals, "arrivals", { min: 0, max: limits.contacts });
  checkNumber(intervalSeconds, "intervalSeconds", { above: 0, max: limits.seconds });
  checkNumber(handleSeconds, "handleSeconds", { min: 0, max: limits.seconds });
  checkNumber(targetSeconds, "targetSeconds", { min: 0, max: limits.seconds });
  if (model === "erlang-a") checkNumber(patienceSeconds, "patienceSeconds", { above: 0, max: 1e9 });
  // A caller without types may ask for a model that does not exist.
  else if ((model as string) !== "erlang-c")
    throw new InputError("model", `'${String(model)}' is not "erlang-c" or "erlang-a"`);
  const erlangs = erlangsOf(load);
  if (erlangs > limits.erlangs)
    throw new InputError(
      "arrivals",
      `${erlangs.toFixed(0)} erlangs are above ${limits.erlangs}; is the handle time in seconds?`,
    );
};

/** Offered load: the people needed if nobody ever waited for a contact. */
export const erlangsOf = ({ arrivals, intervalSeconds, handleSeconds }: QueueLoad): number =>
  (arrivals / intervalSeconds) * handleSeconds;

/** `queueMeasures` of a load that has been checked. */
export const measuresOf = (load: QueueLoad, agents: number): QueueMeasures => {
  const erlangs = erlangsOf(load);
  if (erlangs === 0 && (agents > 0 || load.arrivals === 0)) return idle;
  return load.model === "erlang-c" ? patient(load, erlangs, agents) : impatient(load, erlangs, agents);
};

const idle: QueueMeasures = {
  waitProbability: 0,
  serviceLevel: 1,
  averageWaitSeconds: 0,
  abandonRate: 0,
  occupancy: 0,
};

const patient = ({ handleSeconds, targetSeconds }: QueueLoad, erlangs: number, agents: number): QueueMeasures => {
  if (agents <= erlangs)
    return { waitProbability: 1, serviceLevel: 0, averageWaitSeconds: Infinity, abandonRate: 0, occupancy: 1 };
  const waitProbability = waiting(erlangs, agents);
  const clearance = (agents - erlangs) / handleSeconds;
  return {
    waitProbability,
    serviceLevel: 1 - waitProbability * Math.exp(-clearance * targetSeconds),
    averageWaitSeconds: waitProbability / clearance,
    abandonRate: 0,
    occupancy: erlangs / agents,
  };
};

const impatient = (load: QueueLoad, erlangs: number, agents: number): QueueMeasures => {
  const { arrivals, intervalSeconds, handleSeconds, targetSeconds, patienceSeconds = 0 } = load;
  if (agents === 0)
    return { waitProbability: 1, serviceLevel: 0, averageWaitSeconds: patienceSeconds, abandonRate: 1, occupancy: 1 };
  const queue = {
    arrivalRate: arrivals / intervalSeconds,
    serviceRate: 1 / handleSeconds,
    abandonmentRate: 1 / patienceSeconds,
    agents,
  };
  const measures = erlangAMeasures(queue);
  return {
    waitProbability: measures.waitProbability,
    serviceLevel: answeredWithin(queue, measures, targetSeconds),
    averageWaitSeconds: measures.abandonRate * patienceSeconds,
    abandonRate: measures.abandonRate,
    occupancy: Math.min(1, (erlangs * (1 - measures.abandonRate)) / agents),
  };
};
