import type { Config } from "../../../config/index.ts";
import type { ShellSettingsColumn } from "../../../database/json-columns.ts";
import type { TenantRow } from "./repository.ts";

/** The tenant's places and support phone: its own, else the installation's. Trials have a phone of theirs. */
export const shellSettingsOf = (
  { shellSettings, type }: Pick<TenantRow, "shellSettings" | "type">,
  { shellSettings: { trialSupportPhone, ...installation } }: Pick<Config, "shellSettings">,
): Required<Omit<ShellSettingsColumn, "analytics" | "sessionRecording">> => ({
  ...installation,
  ...(type === "TRIAL" && { supportPhone: trialSupportPhone }),
  ...shellSettings,
});
