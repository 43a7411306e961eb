import { type Control, reportProgress } from "../support/control.ts";
import { checkNumber, InputError } from "../support/input-error.ts";
import { limits } from "../support/limits.ts";
import { createRandom, type Random } from "../support/random.ts";
import { mean } from "../support/statistics.ts";
import { createDesk } from "./desk.ts";

/** Work that can wait, done in the order in which it came by the people of each interval. */
export interface DeferrableSimulation {
  /** Contacts expected in each interval, open or not. */
  readonly arrivals: readonly number[];
  /** People in each interval; whole, 0 while it is closed. */
  readonly agents: readonly number[];
  readonly intervalSeconds: number;
  /** Expected handle time of a contact. */
  readonly handleSeconds: number;
  /** From arrival to done, by the clock. */
  readonly deadlineSeconds: number;
  /** The share of people's time that goes into contacts; 1 where none is given. */
  readonly occupancy?: number;
  /** Contacts left over from before the first interval: the first number those of the interval before it, the next those of the one before that. */
  readonly waiting?: readonly number[];
  /** The contacts that are judged: those of these intervals, `to` not among them. Negative ones came before the first. By default all. */
  readonly judged?: { readonly from: number; readonly to: number };
  /** How often the time is simulated. */
  readonly runs: number;
  /** A whole number. */
  readonly seed: number;
}

export interface DeferrableResult {
  /** The share of contacts that are done within the deadline; those that are due after the end and not done by then do not count. */
  readonly serviceLevel: number;
  /** The share is within so much of that of endlessly many runs, 19 times in 20. */
  readonly margin: number;
  /** From arrival to done, of those that are done. */
  readonly averageSeconds: number;
  /** Contacts that were judged in all runs. */
  readonly contacts: number;
  /** Contacts that are not done at the end of each interval, on average. */
  readonly left: number[];
}

/**
 * Simulates work that can wait: contacts come at random, take exponentially distributed times, and are begun in the order in which they
 * came. What is not done when people leave is continued by the next who are free. The same contacts come in every simulation of a seed,
 * however many people there are.
 *
 * @throws InputError naming the field that is missing, negative, absurd or no number
 * @throws CancelledError
 */
export const simulateDeferrable = (given: DeferrableSimulation, control: Control = {}): DeferrableResult => {
  checkSimulation(given);
  const { arrivals, intervalSeconds, deadlineSeconds, waiting = [], runs, seed } = given;
  const { from, to } = given.judged ?? { from: -waiting.length, to: arrivals.length };
  const end = arrivals.length * intervalSeconds;
  const left = new Float64Array(arrivals.length);
  const levels: number[] = [];
  let [judged, inTime, seconds, finished] = [0, 0, 0, 0];
  for (let run = 0; run < runs; run += 1) {
    reportProgress(control, run / runs);
    const contacts = comeIn(given, createRandom(seed + run));
    const done = workOff(given, contacts, left);
    let [ownJudged, ownInTime] = [0, 0];
    contacts.cameAt.forEach((came, contact) => {
      const interval = contacts.interval[contact] as number;
      const at = done[contact] as number;
      // Whether it is done in time is not known yet.
      if (interval < from || interval >= to || (Number.isNaN(at) && came + deadlineSeconds > end)) return;
      ownJudged += 1;
      if (at - came <= deadlineSeconds) ownInTime += 1;
      if (Number.isNaN(at)) return;
      finished += 1;
      seconds += at - came;
    });
    levels.push(ownJudged === 0 ? 1 : ownInTime / ownJudged);
    judged += ownJudged;
    inTime += ownInTime;
  }
  reportProgress(control, 1);
  const centre = mean(levels);
  const variance = levels.reduce((sum, level) => sum + (level - centre) ** 2, 0) / Math.max(1, runs - 1);
  return {
    serviceLevel: judged === 0 ? 1 : inTime / judged,
    margin: 1.96 * Math.sqrt(variance / runs),
    averageSeconds: finished === 0 ? 0 : seconds / finished,
    contacts: judged,
    left: Array.from(left, (total) => total / runs),
  };
};

const checkSimulation = (given: DeferrableSimulation): void => {
  const { arrivals, agents, waiting = [] } = given;
  if (arrivals.length === 0) throw new InputError("arrivals", "are empty");
  arrivals.forEach((count, at) => checkNumber(count, `arrivals[${at}]`, { min: 0, max: limits.contacts }));
  if (agents.length !== arrivals.length)
    throw new InputError("agents", `has ${agents.length} intervals, while arrivals has ${arrivals.length}`);
  agents.forEach((count, at) => checkNumber(count, `agents[${at}]`, { min: 0, max: limits.agents, whole: true }));
  waiting.forEach((count, at) => checkNumber(count, `waiting[${at}]`, { min: 0, max: limits.contacts }));
  checkNumber(given.intervalSeconds, "intervalSeconds", { above: 0, max: limits.seconds });
  checkNumber(given.handleSeconds, "handleSeconds", { min: 0, max: limits.seconds });
  checkNumber(given.deadlineSeconds, "deadlineSeconds", { min: 0, max: limits.seconds });
  checkNumber(given.occupancy ?? 1, "occupancy", { above: 0, max: 1 });
  checkNumber(given.runs, "runs", { min: 1, max: 10_000, whole: true });
  checkNumber(given.seed, "seed", { whole: true });
};

interface Contacts {
  /** Seconds from the beginning of the first interval, ascending; those left over came before. */
  readonly cameAt: readonly number[];
  /** The interval in which each came. */
  readonly interval: readonly number[];
  /** Seconds of a person's time that each takes. */
  readonly takes: readonly number[];
}

const comeIn = (given: DeferrableSimulation, random: Random): Contacts => {
  const { arrivals, waiting = [], intervalSeconds, handleSeconds, occupancy = 1 } = given;
  const [cameAt, interval]: [number[], number[]] = [[], []];
  const enter = (count: number, at: number): void => {
    const times = Array.from({ length: count }, () => (at + random.uniform()) * intervalSeconds);
    for (const time of times.sort((one, other) => one - other)) {
      cameAt.push(time);
      interval.push(at);
    }
  };
  // Leftovers are known, so their number is not left to chance; their fractions add up.
  let [due, entered] = [0, 0];
  for (let age = waiting.length; age > 0; age -= 1) {
    due += waiting[age - 1] ?? 0;
    const count = Math.round(due) - entered;
    enter(count, -age);
    entered += count;
  }
  arrivals.forEach((count, at) => enter(random.poisson(count), at));
  const scale = handleSeconds / occupancy;
  return { cameAt, interval, takes: cameAt.map(() => scale * random.exponential()) };
};

/** When each contact is done; NaN of those that are not by the end. Adds what is left at the end of each interval to `left`. */
const workOff = (
  { arrivals, agents, intervalSeconds }: DeferrableSimulation,
  { cameAt, takes }: Contacts,
  left: Float64Array,
): Float64Array => {
  const done = new Float64Array(cameAt.length).fill(Number.NaN);
  const desk = createDesk(takes, done);
  let come = 0;
  for (let interval = 0; interval < arrivals.length; interval += 1) {
    const [starts, ends] = [interval * intervalSeconds, (interval + 1) * intervalSeconds];
    desk.staff(agents[interval] ?? 0, starts);
    for (; come < cameAt.length && (cameAt[come] as number) < ends; come += 1)
      desk.receive(come, Math.max(starts, cameAt[come] as number));
    desk.workUntil(ends);
    left[interval] = (left[interval] as number) + come - desk.finished();
  }
  return done;
};
