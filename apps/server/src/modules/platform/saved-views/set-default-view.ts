import * as contract from "@evolve/contracts/saved-views";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { deleteDefaultView, findViewRow, upsertDefaultView } from "./repository.ts";

/** Sets whether the view's list opens with it for the caller. */
export const setDefaultView = operation(contract.setDefaultView, async ({ actor, params, body, write }) => {
  await write(async (tx) => {
    const { id, list } = (await findViewRow(tx, actor, params.viewId)) ?? refuse("notFound");
    await (body.isDefault ? upsertDefaultView(tx, actor, list, id) : deleteDefaultView(tx, actor, id));
  });
  return { success: true } as const;
});
