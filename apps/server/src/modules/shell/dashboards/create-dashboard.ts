import * as contract from "@evolve/contracts/dashboards";
import { operation } from "../../../core/operation.ts";
import { newId } from "../../../ids.ts";
import { requireFreeName, requireRoom, requireVisible } from "./policy.ts";
import { presentDashboard } from "./present.ts";
import { insertDashboard } from "./repository.ts";

/** Creates a dashboard of the caller's own. */
export const createDashboard = operation(contract.createDashboard, async ({ actor, body, write, now }) => {
  const id = newId();
  const row = await write(async (tx) => {
    await requireRoom(tx, "own");
    await requireFreeName(tx, { id, makerOf: actor.userId, name: body.name });
    await insertDashboard(tx, actor, { ...body, id, now });
    return requireVisible(tx, id);
  });
  return { dashboard: presentDashboard(row, actor) };
});
