import * as contract from "@evolve/contracts/shell-settings";
import { toggles } from "@evolve/contracts/toggles";
import { operation } from "../../../core/operation.ts";
import { listTogglesOf } from "../../directory/authorization/index.ts";
import { findBrandingHost } from "../../directory/directory/index.ts";
import { findTenant, shellSettingsOf } from "../../directory/tenants/index.ts";
import { presentBaseUrls } from "./present-base-urls.ts";

/** Where help, community, downloads, support and sibling apps are for the signed-in user, and which host bears their brand. */
export const shellSettings = operation(
  contract.shellSettings,
  async ({ actor, http, read, services: { config, database, origin } }) => {
    const [tenant, toggled] = await read((tx) =>
      Promise.all([findTenant(tx, actor.tenantId), listTogglesOf(tx, actor.tenantId, actor.userId)]),
    );
    const hasAnalytics = tenant.shellSettings.analytics === true || toggled.includes(toggles.gaAdoption);
    return {
      ...shellSettingsOf(tenant, config),
      baseUrls: presentBaseUrls(tenant, config, http),
      issuer: origin(),
      analyticsUrl: hasAnalytics ? config.usage.analyticsUrl : "",
      hasRecording: tenant.shellSettings.sessionRecording === true && config.usage.recording !== null,
      brandingHost: await findBrandingHost(database.system, actor.tenantId),
    };
  },
);
