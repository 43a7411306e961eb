import type { DeferrableRequirement, DeferrableWork } from "../queueing/deferrable.ts";
import { serveFirstCome } from "../queueing/first-come.ts";
import { simulateDeferrable } from "../simulation/simulate-deferrable.ts";
import type { Control } from "../support/control.ts";

/** How work that can wait goes when contacts come at random and take as long as they take. */
export interface WorkloadSimulation {
  /** The share done in time of the contacts that come from one deadline before the interval to one after it. */
  readonly serviceLevel: number;
  /** The service level is within so much of that of an endless simulation, 19 times in 20. */
  readonly margin: number;
  /** Contacts that wait at the end of the interval. */
  readonly left: number;
  /** From arrival to done, on average. */
  readonly averageSeconds: number;
  /** Contacts that were judged, and how often their time was simulated. */
  readonly contacts: number;
  readonly runs: number;
  /** Simulated service level minus that of the formula. */
  readonly difference: number;
  /** The formula is not to be trusted: they differ by more than 2 points, which is not chance. */
  readonly isDifferent: boolean;
}

interface Question {
  readonly work: DeferrableWork;
  readonly answer: DeferrableRequirement;
  readonly interval: number;
  readonly seed: number;
}

const tolerance = 0.02;
/** Enough that chance moves the share by some tenths of a point. */
const contactsWanted = 100_000;
const [runsMin, runsMax] = [5, 200];

/** For up to two people fewer and two more around an interval the share of contacts that are done in time, and a simulation of what is required. */
export const workloadLevels = (
  { work, answer, interval, seed }: Question,
  control: Control,
): { levels: ReadonlyMap<number, number>; simulation: WorkloadSimulation | null } => {
  const agents = answer.agents[interval] ?? 0;
  if (agents === 0) return { levels: new Map(), simulation: null };
  const { arrivals, backlog = 0, intervalSeconds, deadlineSeconds, handleSeconds, occupancy = 1 } = work;
  const lag = Math.floor(deadlineSeconds / intervalSeconds);
  const judged = { from: Math.max(0, interval - lag), to: Math.min(arrivals.length, interval + lag + 1) };
  const levelWith = (people: number): number => {
    // One person in half an hour changes little for work that waits for hours: so many more or fewer all the time do.
    const capacity = answer.agents.map((count, at) => {
      const isJudged = at >= judged.from && at < judged.to && work.open?.[at] !== false;
      return (isJudged ? Math.max(0, count + people - agents) : count) * answer.perPerson;
    });
    const { inTime } = serveFirstCome({ arrivals, backlog, capacity, lag }, 0);
    let [all, done] = [0, 0];
    for (let at = judged.from; at < judged.to; at += 1) {
      // Whether what is due after the end is done in time is not known.
      if (at + lag >= arrivals.length) continue;
      all += (arrivals[at] ?? 0) + (at === 0 ? backlog : 0);
      done += inTime[at] ?? 0;
    }
    return all === 0 ? 1 : Math.min(1, done / all);
  };
  const counts = [agents - 2, agents - 1, agents, agents + 1, agents + 2].filter((count) => count > 0);
  const levels = new Map(counts.map((count) => [count, levelWith(count)]));

  // From one deadline before the first contact that is judged: what waits then is known. Until all of them are due.
  const from = Math.max(0, judged.from - lag);
  const to = Math.min(arrivals.length, judged.to + lag);
  const capacity = answer.agents.map((count) => count * answer.perPerson);
  const { waiting } = serveFirstCome({ arrivals, backlog, capacity, lag }, from);
  const known = from === 0 ? [backlog] : [...waiting.slice(0, from)].toReversed();
  const expected = arrivals.slice(judged.from, judged.to).reduce((sum, count) => sum + count, 1);
  const runs = Math.round(Math.min(runsMax, Math.max(runsMin, contactsWanted / expected)));
  const result = simulateDeferrable(
    {
      arrivals: arrivals.slice(from, to),
      agents: answer.agents.slice(from, to),
      intervalSeconds,
      handleSeconds,
      deadlineSeconds,
      occupancy,
      waiting: known.slice(0, known.findLastIndex((count) => count > 0) + 1),
      judged: { from: judged.from === 0 ? -1 : judged.from - from, to: judged.to - from },
      runs,
      seed,
    },
    control,
  );
  const difference = result.serviceLevel - (levels.get(agents) ?? 1);
  return {
    levels,
    simulation: {
      serviceLevel: result.serviceLevel,
      margin: result.margin,
      left: result.left[interval - from] ?? 0,
      averageSeconds: result.averageSeconds,
      contacts: result.contacts,
      runs,
      difference,
      isDifferent: Math.abs(difference) > Math.max(tolerance, result.margin),
    },
  };
};
