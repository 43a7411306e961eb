import type { CallAnswer } from "@evolve/contracts/call";
import type * as contract from "@evolve/contracts/preferences";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { refuse } from "../../http/refusal.ts";
import { requireOwner } from "./policy.ts";
import { upsertPreference } from "./repository.ts";

type Call = typeof contract.createPreference | typeof contract.updatePreference;

/** Sets a preference; POST and PUT are one operation, so that two tabs cannot collide on who creates it. */
export const setPreference =
  ({ clock, database }: Services) =>
  async ({ actor, params, body }: Request<Call>): Promise<CallAnswer<Call>> => {
    requireOwner(actor, params.userId);
    if (!isJson(body.value))
      refuse("invalidParameters", { fields: { value: "json" }, reason: "value is not JSON text" });
    const owner = { tenantId: actor.tenantId, userId: actor.userId, context: params.applicationContext };
    const row = { name: body.preferenceName, value: body.value };
    await database.withTenant(actor.tenantId, (tx) => upsertPreference(tx, owner, row, clock.now()));
    return { preference: { preferenceName: row.name, value: row.value } };
  };

const isJson = (text: string): boolean => {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
};
