import { randomInt } from "node:crypto";
import type { Drawn } from "./draw-repository.ts";

const shuffled = <T>(items: readonly T[]): T[] => {
  const left = [...items];
  return items.flatMap(() => left.splice(randomInt(left.length), 1));
};

/**
 * Shares what was drawn among evaluators as evenly as their own interactions allow: nobody gets one of their own. Left out is what nobody else
 * is there for.
 */
export const shareOut = (
  drawn: readonly Drawn[],
  evaluatorIds: readonly string[],
): { readonly interactionId: string; readonly evaluatorId: string }[] => {
  const loads = new Map(shuffled(evaluatorIds).map((id) => [id, 0]));
  // Those that not everybody may take come first, and the others make up for them.
  const isLimited = ({ agentId }: Drawn) => loads.has(agentId);
  const inOrder = [...drawn.filter(isLimited), ...drawn.filter((one) => !isLimited(one))];
  return inOrder.flatMap(({ interactionId, agentId }) => {
    const [least] = [...loads].filter(([id]) => id !== agentId).sort(([, one], [, other]) => one - other);
    if (!least) return [];
    const [evaluatorId, load] = least;
    loads.set(evaluatorId, load + 1);
    return [{ interactionId, evaluatorId }];
  });
};
