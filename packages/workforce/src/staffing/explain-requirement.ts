import { blocking } from "../erlang/erlang.ts";
import {
  erlangsOf,
  measuresOf,
  type QueueInterval,
  type QueueLoad,
  type QueueMeasures,
} from "../erlang/queue-measures.ts";
import {
  meets,
  requiredAgents,
  type ServiceGoal,
  type StaffingAnswer,
  type StaffingQuestion,
} from "../erlang/required-agents.ts";
import { requiredChatAgents } from "../queueing/chat.ts";
import { type Control, reportProgress } from "../support/control.ts";
import { checkNumber, UnreachableGoalError } from "../support/input-error.ts";
import { limits } from "../support/limits.ts";
import { type ShrinkagePart, type ShrinkageStep, shrinkageSteps } from "./shrinkage-steps.ts";
import { type SimulatedMeasures, simulateInterval } from "./simulate-interval.ts";

export interface ExplainQuestion extends Omit<StaffingQuestion, "shrinkage"> {
  /** What takes people from the queue, in the order in which it is told. */
  readonly shrinkage?: readonly ShrinkagePart[];
  /** Contacts that one person has at a time; 1 where none is given. */
  readonly concurrency?: number;
  /** People who can be on the queue at most; no limit where none is given. */
  readonly agentsMax?: number;
  /** Of the simulation; a whole number. */
  readonly seed: number;
}

export type GoalPart = keyof ServiceGoal;

/** The numbers of the formula, in the order in which one works them out. */
export interface FormulaSteps {
  /** Offered load. */
  readonly erlangs: number;
  /** Contacts that can be handled at once: people times concurrency. */
  readonly places: number;
  /** Erlang B, from which the others follow. */
  readonly blocking: number;
  readonly waitProbability: number;
  /** Answered without waiting, and answered later but within the target; together the service level. */
  readonly atOnce: number;
  readonly later: number;
  readonly measures: QueueMeasures;
}

export interface NeighbouringCount {
  readonly agents: number;
  readonly measures: QueueMeasures;
  readonly isMet: boolean;
}

/** Why one person fewer is not enough. */
export interface LastPerson {
  /** The part of the goal that is not met without this person; `load`: the queue would grow for ever. */
  readonly part: GoalPart | "load";
  readonly goal: number;
  readonly without: QueueMeasures;
  readonly with: QueueMeasures;
  readonly withOneMore: QueueMeasures;
}

/** What keeps a goal out of reach, and how far people come. */
export interface GoalLimit {
  /** `people`: there are no more of them; `chance`: no number of people is enough. */
  readonly cause: "people" | "chance";
  /** The part of the goal that is missed; `load`: the queue grows for ever. */
  readonly part: GoalPart | "load";
  readonly agents: number;
  readonly measures: QueueMeasures;
}

export interface RequirementExplanation {
  /** People on the queue; null where the goal is out of reach. */
  readonly agents: number | null;
  readonly scheduled: number | null;
  /** With `agents`, or with as many as the limit allows. */
  readonly formula: FormulaSteps;
  /** Up to two people fewer and two more, fewest first; none where nobody is needed. */
  readonly around: readonly NeighbouringCount[];
  /** Beside the formula; null where nothing comes in. */
  readonly simulation: SimulatedMeasures | null;
  /** From people on the queue to people scheduled; none where the goal is out of reach. */
  readonly shrinkage: readonly ShrinkageStep[];
  /** Null where nobody is needed and where the goal is out of reach. */
  readonly lastPerson: LastPerson | null;
  readonly limit: GoalLimit | null;
}

/**
 * How the requirement of one interval comes about: the formula with its numbers, a simulation beside it, what fewer and more
 * people would mean, and what the last person is needed for.
 *
 * @throws InputError naming the field that is missing, negative, absurd or no number
 * @throws CancelledError
 */
export const explainRequirement = (question: ExplainQuestion, control: Control = {}): RequirementExplanation => {
  const { concurrency = 1, agentsMax = Infinity, shrinkage = [], goal, seed } = question;
  checkNumber(seed, "seed", { whole: true });
  if (agentsMax !== Infinity) checkNumber(agentsMax, "agentsMax", { min: 0, max: limits.agents, whole: true });
  const total = shrinkage.reduce((sum, { share }) => sum + share, 0);
  const asked = { ...question, shrinkage: total };
  const { answer, limit } = reached(asked, concurrency, agentsMax);
  reportProgress(control, 0.1);

  const measuresWith = (count: number): QueueMeasures => measuresOf(question, count * concurrency);
  const agents = (limit ?? answer).agents;
  const interval: QueueInterval = { ...question, agents: agents * concurrency };
  const isSimulated = question.arrivals > 0 && question.handleSeconds > 0 && agents > 0;
  const shown = {
    formula: formulaOf(interval),
    around: agents === 0 ? [] : neighbours(agents, measuresWith, goal),
    simulation: isSimulated ? simulateInterval(interval, seed, control) : null,
    limit,
  };
  if (answer === null) return { ...shown, agents: null, scheduled: null, shrinkage: [], lastPerson: null };
  return {
    ...shown,
    agents,
    scheduled: answer.scheduled,
    shrinkage: shrinkageSteps(agents, answer.scheduled, shrinkage),
    lastPerson: agents > 0 ? lastPersonOf(agents, measuresWith, goal) : null,
  };
};

type Reached =
  | { readonly answer: StaffingAnswer; readonly limit: null }
  | { readonly answer: null; readonly limit: GoalLimit };

const reached = (question: StaffingQuestion, concurrency: number, agentsMax: number): Reached => {
  try {
    const answer = requirementOf(question, concurrency);
    if (answer.agents <= agentsMax) return { answer, limit: null };
    return { answer: null, limit: limitOf(question, concurrency, "people", agentsMax, question.goal) };
  } catch (error) {
    if (!(error instanceof UnreachableGoalError)) throw error;
    const goal = attainable(question.goal);
    const { agents } = requirementOf({ ...question, goal }, concurrency);
    return {
      answer: null,
      limit:
        agents <= agentsMax
          ? limitOf(question, concurrency, "chance", agents, question.goal)
          : limitOf(question, concurrency, "people", agentsMax, question.goal),
    };
  }
};

const requirementOf = (question: StaffingQuestion, concurrency: number): StaffingAnswer =>
  concurrency > 1 ? requiredChatAgents({ ...question, concurrency }) : requiredAgents(question);

/** The next best thing to a goal that only endlessly many people would meet. */
const attainable = (goal: ServiceGoal): ServiceGoal => ({
  ...goal,
  ...(goal.serviceLevel === 1 && { serviceLevel: 0.999 }),
  ...(goal.averageWaitSeconds === 0 && { averageWaitSeconds: 0.1 }),
  ...(goal.abandonRate === 0 && { abandonRate: 0.001 }),
  ...(goal.maxOccupancy === 0 && { maxOccupancy: 0.01 }),
});

const limitOf = (
  question: QueueLoad,
  concurrency: number,
  cause: GoalLimit["cause"],
  agents: number,
  goal: ServiceGoal,
): GoalLimit => {
  const measures = measuresOf(question, agents * concurrency);
  return { cause, part: missed(measures, goal) ?? "load", agents, measures };
};

const formulaOf = (interval: QueueInterval): FormulaSteps => {
  const measures = measuresOf(interval, interval.agents);
  const erlangs = erlangsOf(interval);
  const atOnce = Math.min(1 - measures.waitProbability, measures.serviceLevel);
  return {
    erlangs,
    places: interval.agents,
    blocking: interval.agents === 0 ? 1 : blocking(erlangs, interval.agents),
    waitProbability: measures.waitProbability,
    atOnce,
    later: measures.serviceLevel - atOnce,
    measures,
  };
};

const neighbours = (
  agents: number,
  measuresWith: (agents: number) => QueueMeasures,
  goal: ServiceGoal,
): NeighbouringCount[] =>
  [agents - 2, agents - 1, agents, agents + 1, agents + 2]
    .filter((count) => count > 0)
    .map((count) => {
      const measures = measuresWith(count);
      return { agents: count, measures, isMet: meets(measures, goal) };
    });

/** The first part of the goal that these measures miss; null where all are met. */
const missed = (measures: QueueMeasures, goal: ServiceGoal): GoalPart | "load" | null => {
  if (measures.averageWaitSeconds === Infinity) return "load";
  if (goal.serviceLevel !== undefined && measures.serviceLevel < goal.serviceLevel) return "serviceLevel";
  if (goal.averageWaitSeconds !== undefined && measures.averageWaitSeconds > goal.averageWaitSeconds)
    return "averageWaitSeconds";
  if (goal.abandonRate !== undefined && measures.abandonRate > goal.abandonRate) return "abandonRate";
  return goal.maxOccupancy !== undefined && measures.occupancy > goal.maxOccupancy ? "maxOccupancy" : null;
};

const lastPersonOf = (
  agents: number,
  measuresWith: (agents: number) => QueueMeasures,
  goal: ServiceGoal,
): LastPerson => {
  const without = measuresWith(agents - 1);
  const part = missed(without, goal) ?? "load";
  return {
    part,
    goal: part === "load" ? 0 : (goal[part] ?? 0),
    without,
    with: measuresWith(agents),
    withOneMore: measuresWith(agents + 1),
  };
};
