import * as contract from "@evolve/contracts/saved-views";
import { operation } from "../../../core/operation.ts";
import { recordEvent } from "../audit/index.ts";
import { requireChangeable } from "./policy.ts";
import { deleteViewRow } from "./repository.ts";

/** Deletes a view. Lists that opened with it open with none. */
export const deleteSavedView = operation(contract.deleteSavedView, async ({ actor, params, write, now }) => {
  await write(async (tx) => {
    const { list, name, isShared } = await requireChangeable(tx, params.viewId);
    await deleteViewRow(tx, actor.tenantId, params.viewId);
    if (isShared)
      await recordEvent(tx, {
        tenantId: actor.tenantId,
        at: now,
        action: "view.deleted",
        actorId: actor.userId,
        targetId: params.viewId,
        details: { list, name },
      });
  });
  return { success: true } as const;
});
