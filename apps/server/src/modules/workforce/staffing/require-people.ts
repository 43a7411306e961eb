import {
  deferrableRequirement,
  queueMeasures,
  type QueueMeasures,
  requiredAgents,
  requiredChatAgents,
  type StaffingQuestion,
  UnreachableGoalError,
  withShrinkage,
} from "@evolve/workforce";
import type { StaffingInputs } from "./staffing-inputs.ts";
import { shrinkageWith, type Terms } from "./terms.ts";

/** What an interval requires. Nothing is required while it is closed. */
export interface Requirement {
  /** Null where the goal is out of reach, nothing is forecast, or contacts are forecast without a handle time. */
  readonly onQueue: number | null;
  readonly scheduled: number | null;
  readonly shrinkage: number;
  /** With the people required, or with as many as there can be. */
  readonly measures: QueueMeasures | null;
}

export interface Requirements {
  readonly intervals: readonly Requirement[];
  /** Contacts that nobody can do in time as their deadline passes while it is closed. */
  readonly late: number;
  /** Of work that can wait, the contacts that wait at the end of each interval; null of other contacts. */
  readonly waiting: readonly number[] | null;
}

/** Contacts that take no time would require nobody: their handle time is unknown. */
export const lacksHandleTime = ({ contacts, handleSeconds }: StaffingInputs, at: number): boolean =>
  (contacts[at] ?? 0) > 0 && (handleSeconds[at] ?? 0) <= 0;

/** Whether contacts are forecast without a handle time while it is open; of work that can wait, at any time. */
export const hasUnknownHandleTime = (inputs: StaffingInputs): boolean =>
  inputs.isOpen.some((isOpen, at) => (isOpen || inputs.group.isDeferrable) && lacksHandleTime(inputs, at));

/** The question that the engine answers for an interval of contacts that do not wait. */
export const questionAt = (
  { group, contacts, handleSeconds }: StaffingInputs,
  terms: Terms,
  at: number,
): Omit<StaffingQuestion, "shrinkage"> => ({
  model: terms.model,
  arrivals: (contacts[at] ?? 0) * terms.contactsFactor,
  intervalSeconds: group.intervalMinutes * 60,
  handleSeconds: (handleSeconds[at] ?? 0) * terms.handleFactor,
  targetSeconds: terms.targetSeconds,
  goal: terms.goal,
  ...(terms.patienceSeconds !== null && { patienceSeconds: terms.patienceSeconds }),
});

/** The work of all intervals, for contacts that can wait. */
export const workOf = ({ group, contacts, handleSeconds, isOpen }: StaffingInputs, terms: Terms) => {
  const work = contacts.map((count) => (count ?? 0) * terms.contactsFactor);
  const total = work.reduce((sum, count) => sum + count, 0);
  const seconds = work.reduce((sum, count, at) => sum + count * (handleSeconds[at] ?? 0), 0);
  return {
    arrivals: work,
    intervalSeconds: group.intervalMinutes * 60,
    // Waiting mixes contacts of many intervals, so each takes as long as all do on average.
    handleSeconds: total === 0 ? 0 : (seconds / total) * terms.handleFactor,
    deadlineSeconds: terms.targetSeconds,
    open: isOpen,
    occupancy: terms.occupancy,
  };
};

export const shrinkageAt = ({ shrinkage, hours }: StaffingInputs, terms: Terms, at: number): number =>
  shrinkageWith(terms, shrinkage.total[hours[at] ?? 0] ?? 0);

/** What a stretch of intervals requires; of work that can wait it has to be all of them. */
export const requirePeople = (
  inputs: StaffingInputs,
  terms: Terms,
  [from, to]: readonly [number, number] = [0, inputs.isOpen.length],
): Requirements => {
  if (terms.isDeferrable) return requireForWork(inputs, terms);
  const intervals = inputs.isOpen.slice(from, to).map((_, place) => requireAt(inputs, terms, from + place));
  return { intervals, late: 0, waiting: null };
};

const requireAt = (inputs: StaffingInputs, terms: Terms, at: number): Requirement => {
  const shrinkage = shrinkageAt(inputs, terms, at);
  if (inputs.isOpen[at] !== true) return { onQueue: 0, scheduled: 0, shrinkage, measures: null };
  if (inputs.contacts[at] === null || lacksHandleTime(inputs, at))
    return { onQueue: null, scheduled: null, shrinkage, measures: null };
  const question = questionAt(inputs, terms, at);
  try {
    const { agents, scheduled, measures } =
      terms.concurrency > 1
        ? requiredChatAgents({ ...question, shrinkage, concurrency: terms.concurrency })
        : requiredAgents({ ...question, shrinkage });
    if (terms.peopleMax === null || agents <= terms.peopleMax)
      return { onQueue: agents, scheduled, shrinkage, measures };
    const most = queueMeasures({ ...question, agents: terms.peopleMax * terms.concurrency });
    return { onQueue: null, scheduled: null, shrinkage, measures: most };
  } catch (error) {
    if (!(error instanceof UnreachableGoalError)) throw error;
    return { onQueue: null, scheduled: null, shrinkage, measures: null };
  }
};

const requireForWork = (inputs: StaffingInputs, terms: Terms): Requirements => {
  const shares = inputs.isOpen.map((_, at) => shrinkageAt(inputs, terms, at));
  if (!inputs.isOpen.includes(true))
    return {
      intervals: shares.map((shrinkage) => ({ onQueue: 0, scheduled: 0, shrinkage, measures: null })),
      late: 0,
      waiting: null,
    };
  const { agents, late, backlog } = deferrableRequirement(workOf(inputs, terms));
  // Waiting mixes the contacts of all intervals.
  const isUnknown = hasUnknownHandleTime(inputs);
  const intervals = agents.map((count, at): Requirement => {
    const shrinkage = shares[at] ?? 0;
    const isKnown = inputs.isOpen[at] !== true || (inputs.contacts[at] !== null && !isUnknown);
    if (!isKnown || (terms.peopleMax !== null && count > terms.peopleMax))
      return { onQueue: null, scheduled: null, shrinkage, measures: null };
    return { onQueue: count, scheduled: withShrinkage(count, shrinkage), shrinkage, measures: null };
  });
  return { intervals, late, waiting: backlog };
};
