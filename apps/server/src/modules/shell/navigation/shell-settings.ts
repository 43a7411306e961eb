import * as contract from "@evolve/contracts/shell-settings";
import { operation } from "../../../core/operation.ts";
import { findBrandingHost } from "../../directory/directory/index.ts";
import { findTenant, shellSettingsOf } from "../../directory/tenants/index.ts";
import { presentBaseUrls } from "./present-base-urls.ts";

/** Where help, community, downloads, support and sibling apps are for the signed-in user, and which host bears their brand. */
export const shellSettings = operation(
  contract.shellSettings,
  async ({ actor, http, read, services: { config, database } }) => {
    const tenant = await read((tx) => findTenant(tx, actor.tenantId));
    return {
      ...shellSettingsOf(tenant, config),
      baseUrls: presentBaseUrls(tenant, config, http),
      analyticsUrl: tenant.shellSettings.analytics === true ? config.usage.analyticsUrl : "",
      hasRecording: tenant.shellSettings.sessionRecording === true && config.usage.recording !== null,
      brandingHost: await findBrandingHost(database.system, actor.tenantId),
    };
  },
);
