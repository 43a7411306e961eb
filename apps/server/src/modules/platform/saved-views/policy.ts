import { limits } from "@evolve/contracts/limits";
import { holdsAny } from "@evolve/contracts/permissions";
import type { ActorTransaction } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { countViews, findViewRow, lockView, type ViewFields, type ViewRow } from "./repository.ts";

/** Refuses callers who may not share views in the tenant. */
export const requireMayShare = ({ actor }: ActorTransaction): void => {
  if (!holdsAny(actor.permissions, "view:share")) refuse("forbidden", { reason: "needs view:share" });
};

/** The view, locked. Its owner may change it and, once it is shared, everybody who may share. Another's own view is not found. */
export const requireChangeable = async (tx: ActorTransaction, viewId: string): Promise<ViewRow> => {
  await lockView(tx, tx.tenantId, viewId);
  const view = (await findViewRow(tx, tx.actor, viewId)) ?? refuse("notFound");
  if (!view.isOwn || view.isShared) requireMayShare(tx);
  return view;
};

/** Refuses a view that is too large, or one too many. `before` is the view as it was; null for a new one. */
export const requireRoom = async (
  tx: ActorTransaction,
  list: string,
  { settings, isShared }: ViewFields,
  before: ViewRow | null,
): Promise<void> => {
  if (JSON.stringify(settings).length > limits.savedViewMax)
    refuse("invalidParameters", { fields: { settings: "maxLength" }, reason: "settings are too large" });
  const isNewlyShared = isShared && !before?.isShared;
  if (isNewlyShared) requireMayShare(tx);
  if (before && !isNewlyShared) return;
  const { own, shared } = await countViews(tx, tx.actor, list);
  if (!before && own >= limits.savedViewsPerUser) refuse("tooManyViews", { details: String(limits.savedViewsPerUser) });
  if (isNewlyShared && shared >= limits.sharedViewsPerList)
    refuse("tooManyViews", { details: String(limits.sharedViewsPerList) });
};
