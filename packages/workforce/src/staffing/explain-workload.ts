import { type DeferrableRequirement, type DeferrableWork, deferrableRequirement } from "../queueing/deferrable.ts";
import type { Control } from "../support/control.ts";
import { checkNumber } from "../support/input-error.ts";
import { workloadLevels, type WorkloadSimulation } from "./workload-levels.ts";
import { type ShrinkagePart, type ShrinkageStep, shrinkageSteps } from "./shrinkage-steps.ts";

export interface ExplainWorkload extends Omit<DeferrableWork, "shrinkage"> {
  readonly shrinkage?: readonly ShrinkagePart[];
  /** The place of the interval that is explained. */
  readonly interval: number;
  /** Of the simulation; a whole number. */
  readonly seed: number;
}

export interface WorkloadExplanation {
  readonly agents: number;
  readonly scheduled: number;
  /** Contacts that wait before the interval, that come in it and that are to be done in it. */
  readonly waiting: number;
  readonly arrivals: number;
  readonly planned: number;
  /** Contacts that one person does in an interval. */
  readonly perPerson: number;
  /**
   * For up to two people fewer and two more: the contacts that wait at the end of the interval with so many in it, and the share done in
   * time of those that come from one deadline before it to one after it, with so many more or fewer in all that time. `isMet`: no more
   * of them are late.
   */
  readonly around: readonly {
    readonly agents: number;
    readonly backlog: number;
    readonly serviceLevel: number;
    readonly isMet: boolean;
  }[];
  /** Beside the formula; null where nobody is needed. */
  readonly simulation: WorkloadSimulation | null;
  readonly shrinkage: readonly ShrinkageStep[];
  /** Contacts of the whole time that nobody can do before their deadline, as it passes while it is closed. */
  readonly late: number;
}

/**
 * How the requirement of one interval of work that can wait comes about: what there is to do, what of it is done now so that
 * all is done in time with people as even as can be, what a person does in an interval, and a simulation beside it.
 *
 * @throws InputError naming the field that is missing, negative, absurd or no number
 * @throws CancelledError
 */
export const explainWorkload = (question: ExplainWorkload, control: Control = {}): WorkloadExplanation => {
  const { interval, seed, shrinkage = [], ...work } = question;
  checkNumber(seed, "seed", { whole: true });
  checkNumber(interval, "interval", { min: 0, below: work.arrivals.length, whole: true });
  const total = shrinkage.reduce((sum, { share }) => sum + share, 0);
  const answer = deferrableRequirement({ ...work, shrinkage: total }, control);
  const shown = atInterval(answer, work, interval);
  const { levels, simulation } = workloadLevels({ work, answer, interval, seed }, control);
  const required = levels.get(shown.agents) ?? 1;
  return {
    ...shown,
    ...peopleAt(answer, interval, shrinkage),
    around: [...levels].map(([agents, serviceLevel]) => ({
      agents,
      backlog: Math.max(0, shown.waiting + shown.arrivals - agents * shown.perPerson),
      serviceLevel,
      isMet: serviceLevel >= required - 1e-9,
    })),
    simulation,
    late: answer.late,
  };
};

const atInterval = (answer: DeferrableRequirement, work: DeferrableWork, interval: number) => {
  const agents = answer.agents[interval] ?? 0;
  const planned = answer.planned[interval] ?? 0;
  const waiting = (interval === 0 ? work.backlog : answer.backlog[interval - 1]) ?? 0;
  const arrivals = work.arrivals[interval] ?? 0;
  return { agents, waiting, arrivals, planned, perPerson: answer.perPerson };
};

const peopleAt = (answer: DeferrableRequirement, interval: number, shrinkage: readonly ShrinkagePart[]) => {
  const agents = answer.agents[interval] ?? 0;
  const scheduled = answer.scheduled[interval] ?? 0;
  return { agents, scheduled, shrinkage: shrinkageSteps(agents, scheduled, shrinkage) };
};
