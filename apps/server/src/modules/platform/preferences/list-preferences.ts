import * as contract from "@evolve/contracts/preferences";
import { operation } from "../../../core/operation.ts";
import { requireOwner } from "./policy.ts";
import { presentPreference } from "./present.ts";
import { listPreferenceRows } from "./repository.ts";

/** The caller's preferences in one application context. */
export const listPreferences = operation(contract.listPreferences, async ({ actor, params, read }) => {
  requireOwner(actor, params.userId);
  const owner = { tenantId: actor.tenantId, userId: actor.userId, context: params.applicationContext };
  const rows = await read((tx) => listPreferenceRows(tx, owner));
  return { preferences: rows.map(presentPreference) };
});
