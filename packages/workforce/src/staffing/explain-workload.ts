import { type DeferrableRequirement, type DeferrableWork, deferrableRequirement } from "../queueing/deferrable.ts";
import type { Control } from "../support/control.ts";
import { checkNumber } from "../support/input-error.ts";
import { type ShrinkagePart, type ShrinkageStep, shrinkageSteps } from "./shrinkage-steps.ts";

export interface ExplainWorkload extends Omit<DeferrableWork, "shrinkage"> {
  readonly shrinkage?: readonly ShrinkagePart[];
  /** The place of the interval that is explained. */
  readonly interval: number;
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
  /** For up to two people fewer and two more, the contacts that wait at the end of the interval. */
  readonly around: readonly { readonly agents: number; readonly backlog: number; readonly isMet: boolean }[];
  readonly shrinkage: readonly ShrinkageStep[];
  /** Contacts of the whole time that nobody can do before their deadline, as it passes while it is closed. */
  readonly late: number;
}

/**
 * How the requirement of one interval of work that can wait comes about: what there is to do, what of it is done now so that
 * all is done in time with people as even as can be, and what a person does in an interval.
 *
 * @throws InputError naming the field that is missing, negative, absurd or no number
 * @throws CancelledError
 */
export const explainWorkload = (question: ExplainWorkload, control: Control = {}): WorkloadExplanation => {
  const { interval, shrinkage = [], ...work } = question;
  checkNumber(interval, "interval", { min: 0, below: work.arrivals.length, whole: true });
  const total = shrinkage.reduce((sum, { share }) => sum + share, 0);
  const answer = deferrableRequirement({ ...work, shrinkage: total }, control);
  return { ...atInterval(answer, work, interval), ...peopleAt(answer, interval, shrinkage), late: answer.late };
};

const atInterval = (answer: DeferrableRequirement, work: DeferrableWork, interval: number) => {
  const agents = answer.agents[interval] ?? 0;
  const planned = answer.planned[interval] ?? 0;
  const waiting = (interval === 0 ? work.backlog : answer.backlog[interval - 1]) ?? 0;
  const arrivals = work.arrivals[interval] ?? 0;
  const { perPerson } = answer;
  return {
    waiting,
    arrivals,
    planned,
    perPerson,
    around: [agents - 2, agents - 1, agents, agents + 1, agents + 2]
      .filter((count) => agents > 0 && count > 0)
      .map((count) => ({
        agents: count,
        backlog: Math.max(0, waiting + arrivals - count * perPerson),
        isMet: count >= agents,
      })),
  };
};

const peopleAt = (answer: DeferrableRequirement, interval: number, shrinkage: readonly ShrinkagePart[]) => {
  const agents = answer.agents[interval] ?? 0;
  const scheduled = answer.scheduled[interval] ?? 0;
  return { agents, scheduled, shrinkage: shrinkageSteps(agents, scheduled, shrinkage) };
};
