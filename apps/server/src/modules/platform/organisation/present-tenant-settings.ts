import type { CallAnswer } from "@evolve/contracts/call";
import type { readTenantSettings } from "@evolve/contracts/tenant-settings";
import { contentVersion } from "../../../core/content-version.ts";
import type { TenantRow } from "../../directory/tenants/index.ts";

/** Edits are told apart by the settings alone, so that other changes of the tenant do not refuse them. */
export const presentTenantSettings = ({
  sessionTimeoutMinutes,
  supportEmail,
  shellSettings,
}: TenantRow): CallAnswer<typeof readTenantSettings> => {
  const settings = {
    sessionTimeout: sessionTimeoutMinutes,
    supportEmail: supportEmail ?? "",
    supportPhone: shellSettings.supportPhone ?? "",
    helpUrl: shellSettings.helpUrl ?? "",
    studioHelpUrl: shellSettings.studioHelpUrl ?? "",
    analyticsHelpUrl: shellSettings.analyticsHelpUrl ?? "",
    communityUrl: shellSettings.communityUrl ?? "",
    downloadsUrl: shellSettings.downloadsUrl ?? "",
    analytics: shellSettings.analytics ?? false,
    sessionRecording: shellSettings.sessionRecording ?? false,
  };
  return { ...settings, version: contentVersion(settings) };
};
