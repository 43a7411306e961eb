import { type AdherencePlan, type AgentState, dayAdherence, scheduledAt, statusAt } from "./adherence.ts";

/**
 * What an agent who is out of adherence does instead. `away`: no work. `otherWork`: work, while other work is scheduled. `workedBreak`:
 * work, while a break or meal is scheduled.
 */
export type DeviationKind = "away" | "otherWork" | "workedBreak";

export interface Deviation {
  /** Since when they are out without a gap, whatever was scheduled or done meanwhile. */
  readonly since: number;
  /** By what is scheduled and done now. */
  readonly kind: DeviationKind;
  readonly state: string;
}

/** How somebody is out of adherence now; null where they are not. Instants are milliseconds since 1970. */
export const currentDeviation = (plan: AdherencePlan, states: readonly AgentState[], now: number): Deviation | null => {
  const state = states.findLast(({ since }) => since <= now)?.state ?? null;
  const due = scheduledAt(plan, now);
  if (!due || state === null || statusAt(plan, state, now) !== "out") return null;
  const isWorking = plan.meanings.get(state)?.isWork === true;
  const kind = !isWorking ? "away" : due.isWork ? "otherWork" : "workedBreak";
  const last = dayAdherence(plan, states, now).stretches.at(-1);
  return { since: last?.to === now ? last.from : now, kind, state };
};
