import type { CallAnswer } from "@evolve/contracts/call";
import * as contract from "@evolve/contracts/preferences";
import { limits } from "@evolve/contracts/limits";
import { type Context, operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { isJson } from "./json-text.ts";
import { requireOwner } from "./policy.ts";
import { upsertPreference } from "./repository.ts";

type Call = typeof contract.createPreference | typeof contract.updatePreference;

const setPreference = async ({ actor, params, body, now, writeOne }: Context<Call>): Promise<CallAnswer<Call>> => {
  requireOwner(actor, params.userId);
  if (!isJson(body.value)) refuse("invalidParameters", { fields: { value: "json" }, reason: "value is not JSON text" });
  const owner = { tenantId: actor.tenantId, userId: actor.userId, context: params.applicationContext };
  const row = { name: body.preferenceName, value: body.value };
  const most = limits.preferencesPerUser;
  if (!(await writeOne((tx) => upsertPreference(tx, owner, row, { most, now }))))
    refuse("tooManyPreferences", { details: String(most) });
  return { preference: { preferenceName: row.name, value: row.value } };
};

/** POST and PUT do the same, so that two tabs cannot conflict over which creates a preference. */
export const createPreference = operation(contract.createPreference, setPreference);
export const updatePreference = operation(contract.updatePreference, setPreference);
