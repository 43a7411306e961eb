import * as contract from "@evolve/contracts/saved-views";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { newId } from "../../../ids.ts";
import { recordEvent } from "../audit/index.ts";
import { requireRoom } from "./policy.ts";
import { presentView } from "./present.ts";
import { findViewRow, insertView } from "./repository.ts";

/** Saves a view of the caller's. */
export const createSavedView = operation(contract.createSavedView, async ({ actor, body, write, now }) => {
  const { list } = body;
  const id = newId();
  const row = await write(async (tx) => {
    await requireRoom(tx, list, body, null);
    if (!(await insertView(tx, actor, { ...body, id, now }))) refuse("viewExists");
    if (body.isShared)
      await recordEvent(tx, {
        tenantId: actor.tenantId,
        at: now,
        action: "view.shared",
        actorId: actor.userId,
        targetId: id,
        details: { list, name: body.name },
      });
    return findViewRow(tx, actor, id);
  });
  return { view: presentView(row ?? refuse("notFound")) };
});
