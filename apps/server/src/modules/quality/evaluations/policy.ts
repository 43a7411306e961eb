import { refuse, requireVersion } from "../../../core/refusal.ts";
import type { Tx } from "../../../database/index.ts";
import { lockEvaluation, type WholeEvaluation } from "./repository.ts";

/** Clocks of other systems may be ahead by so much. */
const aheadMs = 5 * 60_000;

/** A contact is evaluated once it has taken place. */
export const requirePast = (contactAt: string, now: Date): void => {
  if (Date.parse(contactAt) > now.getTime() + aheadMs)
    refuse("invalidParameters", { fields: { contactAt: "maxDate" } });
};

/** The draft that its evaluator is at; everybody else's is not found, and one that was submitted is closed. */
export const ownDraft = async (
  tx: Tx,
  { tenantId, userId }: { readonly tenantId: string; readonly userId: string },
  id: string,
  version: number,
): Promise<WholeEvaluation> => {
  const made = (await lockEvaluation(tx, tenantId, id)) ?? refuse("notFound");
  if (made.evaluatorId !== userId) refuse("notFound");
  if (made.status !== "draft") refuse("evaluationClosed");
  requireVersion(version, made.version);
  return made;
};
