import { checkNumber } from "../support/input-error.ts";

/** A reason why people who are scheduled are not on the queue. */
export interface ShrinkagePart {
  /** The caller's own. */
  readonly id: string;
  /** Share of the people scheduled; all parts together below 1. */
  readonly share: number;
}

export interface ShrinkageStep {
  /** Null for the last step, which rounds up to whole people. */
  readonly id: string | null;
  readonly share: number;
  /** People that this step adds, and all of them with it. */
  readonly adds: number;
  readonly people: number;
}

/** From people on the queue to people scheduled. Each part takes its share of all who are scheduled, so shares add up. */
export const shrinkageSteps = (
  agents: number,
  scheduled: number,
  parts: readonly ShrinkagePart[],
): readonly ShrinkageStep[] => {
  let left = 1;
  let people = agents;
  const steps = parts.map(({ id, share }, place): ShrinkageStep => {
    checkNumber(share, `shrinkage[${place}].share`, { min: 0, below: 1 });
    left -= share;
    const before = people;
    people = agents / left;
    return { id, share, adds: people - before, people };
  });
  return [...steps, { id: null, share: 0, adds: scheduled - people, people: scheduled }];
};
