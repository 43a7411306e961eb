import { limits } from "@evolve/contracts/limits";
import * as contract from "@evolve/contracts/user-settings";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import { isJson } from "./json-text.ts";
import { listPreferenceRows, type PreferenceRow, upsertPreference } from "./repository.ts";

/** Settings are preferences of a context of their own. */
const context = "user-settings";

const mapOf = (rows: readonly PreferenceRow[]): string =>
  JSON.stringify({
    ...contract.defaultUserSettings,
    ...Object.fromEntries(rows.map(({ name, value }) => [name, JSON.parse(value) as unknown])),
  });

export const userSettings = operation(contract.userSettings, async ({ actor: { tenantId, userId }, read }) => ({
  userSettingsMap: mapOf(await read((tx) => listPreferenceRows(tx, { tenantId, userId, context }))),
}));

/** Sets all of them or none; a value that is not JSON is named by its key. */
export const saveUserSettings = operation(contract.saveUserSettings, ({ actor, body, now, write }) => {
  const owner = { tenantId: actor.tenantId, userId: actor.userId, context };
  const faults = Object.entries(body).filter(([, value]) => !isJson(value));
  if (faults.length > 0)
    refuse("invalidParameters", { fields: Object.fromEntries(faults.map(([key]) => [key, "json"])) });
  const most = limits.preferencesPerUser;
  return write(async (tx) => {
    for (const [name, value] of Object.entries(body))
      if (!(await upsertPreference(tx, owner, { name, value }, { most, now })))
        refuse("tooManyPreferences", { details: String(most) });
    return { userSettingsMap: mapOf(await listPreferenceRows(tx, owner)) };
  });
});
