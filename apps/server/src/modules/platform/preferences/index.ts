import { defineModule } from "../../../core/module.ts";
import { listPreferences } from "./list-preferences.ts";
import { readPreference } from "./read-preference.ts";
import { createPreference, updatePreference } from "./set-preference.ts";
import { saveUserSettings, userSettings } from "./user-settings.ts";

export { findPreferenceRow } from "./repository.ts";

export const preferences = defineModule({
  operations: [listPreferences, readPreference, createPreference, updatePreference, userSettings, saveUserSettings],
});
