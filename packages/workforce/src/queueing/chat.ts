import { queueMeasures, type QueueMeasures } from "../erlang/queue-measures.ts";
import {
  requiredAgents,
  type StaffingAnswer,
  type StaffingQuestion,
  withShrinkage,
} from "../erlang/required-agents.ts";
import { checkNumber } from "../support/input-error.ts";

export interface ChatQuestion extends StaffingQuestion {
  /** Chats that one person has at a time. */
  readonly concurrency: number;
  /** By how much each chat takes longer for every other one at the same time, as a share; 0 where none is given. */
  readonly slowdown?: number;
}

/**
 * People for chats: each of them is as many servers as they have chats at a time, and a chat takes longer the more there are.
 * `handleSeconds` is that of a chat alone. The occupancy is that of places for chats.
 *
 * @throws InputError naming the field that is missing, negative, absurd or no number
 * @throws UnreachableGoalError where no number of people meets the goal
 */
export const requiredChatAgents = (question: ChatQuestion): StaffingAnswer => {
  const { concurrency, slowdown = 0, shrinkage = 0 } = question;
  checkNumber(concurrency, "concurrency", { min: 1, max: 20, whole: true });
  checkNumber(slowdown, "slowdown", { min: 0, max: 10 });
  const load = { ...question, handleSeconds: question.handleSeconds * (1 + slowdown * (concurrency - 1)) };
  const agents = Math.ceil(requiredAgents(load).agents / concurrency);
  const measures: QueueMeasures = queueMeasures({ ...load, agents: agents * concurrency });
  return { agents, scheduled: withShrinkage(agents, shrinkage), measures };
};
