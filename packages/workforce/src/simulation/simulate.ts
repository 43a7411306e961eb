import FlatQueue from "flatqueue";
import { type Control, reportProgress } from "../support/control.ts";
import { createRandom, type Random } from "../support/random.ts";
import { checkSimulation } from "./check-simulation.ts";
import type { SimulatedSkill, SimulationInput } from "./model.ts";
import { createTally, type SimulationResult } from "./tally.ts";
import { createWaitingLine, type WaitingLine } from "./waiting-line.ts";

/** A whole simulation at work: time in seconds from the first interval. */
interface Floor {
  readonly input: SimulationInput;
  readonly random: Random;
  readonly lines: readonly WaitingLine[];
  /** For each skill, the groups that have it, best first. */
  readonly groupsOf: readonly (readonly { readonly group: number; readonly level: number }[])[];
  /** For each group, its skills in the order in which their lines are served. */
  readonly skillsOf: readonly (readonly number[])[];
  /** People free in each group; negative while more are on a contact than should be there. */
  readonly free: Int32Array;
  /** Present in each group. */
  readonly present: Int32Array;
  /** When each group's people become free: group numbers by time. */
  readonly busy: FlatQueue<number>;
  readonly tally: ReturnType<typeof createTally>;
}

/**
 * A discrete-event simulation of contacts that wait in lines by skill and of groups of people who share skills. A contact
 * goes to the free group with the best level, of equal ones to that with the largest share of free people; a person who becomes
 * free takes the line of the highest priority, of equal ones the contact that waits longest.
 *
 * It counts contacts in the interval in which they arrive. Those in line at the end are still served, with the last staff.
 *
 * @throws InputError naming the field that is missing, negative, absurd or no number
 * @throws CancelledError
 */
export const simulate = (input: SimulationInput, control: Control = {}): SimulationResult => {
  const intervals = checkSimulation(input);
  const floor = openFloor(input, intervals);
  const arrivals = input.skills.map(({ arrivals: rates }) => nextArrivals(rates, input.intervalSeconds, floor.random));
  const next = arrivals.map((arrive) => arrive());
  for (let interval = 0; interval < intervals; interval += 1) {
    if (interval % 64 === 0) reportProgress(control, interval / intervals);
    const [begin, end] = [interval * input.intervalSeconds, (interval + 1) * input.intervalSeconds];
    changeStaff(floor, interval, begin);
    while (true) {
      let first = 0;
      for (let skill = 1; skill < next.length; skill += 1)
        if ((next[skill] as number) < (next[first] as number)) first = skill;
      const arrival = next[first] as number;
      finishUntil(floor, Math.min(arrival, end));
      if (arrival >= end) break;
      arrive(floor, first, arrival, interval);
      next[first] = (arrivals[first] as () => number)();
    }
  }
  finishUntil(floor, Infinity);
  floor.lines.forEach((line, skill) =>
    line.abandonRest((waited, interval) => floor.tally.abandon(skill, interval, waited)),
  );
  reportProgress(control, 1);
  return floor.tally.result();
};

const openFloor = (input: SimulationInput, intervals: number): Floor => {
  const { skills, groups } = input;
  return {
    input,
    random: createRandom(input.seed),
    lines: skills.map(() => createWaitingLine()),
    groupsOf: skills.map((_, skill) =>
      groups
        .flatMap((group, index) =>
          group.skills.filter((own) => own.skill === skill).map(({ level = 1 }) => ({ group: index, level })),
        )
        .sort((one, other) => one.level - other.level),
    ),
    skillsOf: groups.map((group) =>
      group.skills
        .map(({ skill }) => skill)
        .sort((one, other) => (skills[one]?.priority ?? 1) - (skills[other]?.priority ?? 1)),
    ),
    free: new Int32Array(groups.length),
    present: new Int32Array(groups.length),
    busy: new FlatQueue<number>(),
    tally: createTally(input, intervals),
  };
};

/** Arrival times of a Poisson process whose rate changes with the interval: unit exponentials laid over the expected counts. */
const nextArrivals = (rates: readonly number[], intervalSeconds: number, random: Random): (() => number) => {
  let interval = 0;
  // Expected contacts that are still to come in this interval.
  let left = rates[0] ?? 0;
  return () => {
    let need = random.exponential();
    while (need > left) {
      need -= left;
      interval += 1;
      if (interval >= rates.length) return Infinity;
      left = rates[interval] as number;
    }
    left -= need;
    return (interval + 1 - left / (rates[interval] as number)) * intervalSeconds;
  };
};

const changeStaff = (floor: Floor, interval: number, now: number): void => {
  floor.input.groups.forEach(({ agents }, group) => {
    const wanted = typeof agents === "number" ? agents : (agents[interval] ?? 0);
    floor.free[group] = (floor.free[group] as number) + wanted - (floor.present[group] as number);
    floor.present[group] = wanted;
    floor.tally.staff(group, interval, wanted);
    while (floor.free[group] > 0 && takeNext(floor, group, now));
  });
};

/** Ends the contacts that are over by `time`; who becomes free takes the next one. */
const finishUntil = (floor: Floor, time: number): void => {
  const { busy, free } = floor;
  while (busy.length > 0 && (busy.peekValue() as number) <= time) {
    const now = busy.peekValue() as number;
    const group = busy.pop() as number;
    free[group] = (free[group] as number) + 1;
    if (free[group] > 0) takeNext(floor, group, now);
  }
};

const arrive = (floor: Floor, skill: number, now: number, interval: number): void => {
  floor.tally.offer(skill, interval);
  const group = freeGroup(floor, skill);
  if (group >= 0) {
    serve(floor, group, skill, now, 0, interval);
    return;
  }
  const { patienceSeconds } = floor.input.skills[skill] as SimulatedSkill;
  const patience = patienceSeconds === undefined ? Infinity : patienceSeconds * floor.random.exponential();
  (floor.lines[skill] as WaitingLine).join(now, patience, interval);
};

const freeGroup = ({ groupsOf, free, present }: Floor, skill: number): number => {
  let best = -1;
  let bestLevel = Infinity;
  let bestShare = 0;
  for (const { group, level } of groupsOf[skill] ?? []) {
    if (level > bestLevel) break;
    const count = free[group] as number;
    if (count <= 0) continue;
    const share = count / (present[group] as number);
    if (share <= bestShare) continue;
    best = group;
    bestLevel = level;
    bestShare = share;
  }
  return best;
};

/** A free person of the group takes a contact. @returns whether there was one */
const takeNext = (floor: Floor, group: number, now: number): boolean => {
  const { lines, tally } = floor;
  let chosen = -1;
  let since = Infinity;
  let rank = Infinity;
  for (const skill of floor.skillsOf[group] ?? []) {
    const priority = floor.input.skills[skill]?.priority ?? 1;
    if (priority > rank) break;
    const line = lines[skill] as WaitingLine;
    line.abandonUntil(now, (waited, interval) => tally.abandon(skill, interval, waited));
    const head = line.head();
    if (head >= since) continue;
    chosen = skill;
    since = head;
    rank = priority;
  }
  if (chosen < 0) return false;
  serve(floor, group, chosen, now, now - since, (lines[chosen] as WaitingLine).leave());
  return true;
};

const serve = (floor: Floor, group: number, skill: number, now: number, waited: number, interval: number): void => {
  const { handleSeconds, targetSeconds } = floor.input.skills[skill] as SimulatedSkill;
  const mean = typeof handleSeconds === "number" ? handleSeconds : (handleSeconds[interval] as number);
  const handle = mean * floor.random.exponential();
  floor.free[group] = (floor.free[group] as number) - 1;
  floor.busy.push(group, now + handle);
  floor.tally.answer(skill, interval, waited, waited <= targetSeconds, handle);
  floor.tally.work(group, now, handle);
};
