import * as contract from "@evolve/contracts/saved-views";
import { operation } from "../../../core/operation.ts";
import { refuse, requireVersion } from "../../../core/refusal.ts";
import { recordEvent } from "../audit/index.ts";
import { requireChangeable, requireRoom } from "./policy.ts";
import { presentView } from "./present.ts";
import { updateViewRow } from "./repository.ts";

/** Changes a view, unless it was changed since the caller has seen it. */
export const updateSavedView = operation(contract.updateSavedView, async ({ actor, params, body, write, now }) => {
  const { viewId: id } = params;
  const { version, ...fields } = body;
  const before = await write(async (tx) => {
    const view = await requireChangeable(tx, id);
    requireVersion(version, view.version);
    await requireRoom(tx, view.list, fields, view);
    if (!(await updateViewRow(tx, actor.tenantId, { ...fields, id, now }))) refuse("viewExists");
    if (view.isShared || fields.isShared)
      await recordEvent(tx, {
        tenantId: actor.tenantId,
        at: now,
        action: !view.isShared ? "view.shared" : fields.isShared ? "view.updated" : "view.unshared",
        actorId: actor.userId,
        targetId: id,
        details: { list: view.list, name: fields.name },
      });
    return view;
  });
  return { view: presentView({ ...before, ...fields, version: version + 1 }) };
});
