import type { CallAnswer } from "@evolve/contracts/call";
import type * as contract from "@evolve/contracts/preferences";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { requireOwner } from "./policy.ts";
import { presentPreference } from "./present.ts";
import { findPreferenceRow } from "./repository.ts";

type Call = typeof contract.readPreference;

/** One preference, or null where it was never set. */
export const readPreference =
  ({ database }: Services) =>
  async ({ actor, params }: Request<Call>): Promise<CallAnswer<Call>> => {
    requireOwner(actor, params.userId);
    const owner = { tenantId: actor.tenantId, userId: actor.userId, context: params.applicationContext };
    const row = await database.readTenant(actor.tenantId, (tx) => findPreferenceRow(tx, owner, params.preferenceName));
    return { preference: row && presentPreference(row) };
  };
