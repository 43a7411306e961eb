import type { CallAnswer } from "@evolve/contracts/call";
import type * as contract from "@evolve/contracts/preferences";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { requireOwner } from "./policy.ts";
import { presentPreference } from "./present.ts";
import { listPreferenceRows } from "./repository.ts";

type Call = typeof contract.listPreferences;

/** One's own preferences in one application context. */
export const listPreferences =
  ({ database }: Services) =>
  async ({ actor, params }: Request<Call>): Promise<CallAnswer<Call>> => {
    requireOwner(actor, params.userId);
    const owner = { tenantId: actor.tenantId, userId: actor.userId, context: params.applicationContext };
    const rows = await database.readTenant(actor.tenantId, (tx) => listPreferenceRows(tx, owner));
    return { preferences: rows.map(presentPreference) };
  };
