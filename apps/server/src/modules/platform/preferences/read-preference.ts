import * as contract from "@evolve/contracts/preferences";
import { operation } from "../../../core/operation.ts";
import { requireOwner } from "./policy.ts";
import { presentPreference } from "./present.ts";
import { findPreferenceRow } from "./repository.ts";

/** One preference, or null where it was never set. */
export const readPreference = operation(contract.readPreference, async ({ actor, params, read }) => {
  requireOwner(actor, params.userId);
  const owner = { tenantId: actor.tenantId, userId: actor.userId, context: params.applicationContext };
  const row = await read((tx) => findPreferenceRow(tx, owner, params.preferenceName));
  return { preference: row && presentPreference(row) };
});
