import { sessionRecording as contract } from "@evolve/contracts/usage";
import { operation } from "../../../core/operation.ts";
import { findTenant } from "../../directory/tenants/index.ts";

/** The recorder's configuration as far as it concerns the caller's tenant. */
export const sessionRecording = operation(contract, async ({ actor: { tenantId }, read, services }) => {
  const { recording } = services.config.usage;
  const { shellSettings } = await read((tx) => findTenant(tx, tenantId));
  return {
    isEnabled: recording !== null,
    includedTenants: shellSettings.sessionRecording === true ? [tenantId] : [],
    excludedTenants: recording?.excludedTenants.includes(tenantId) === true ? [tenantId] : [],
    scriptUrl: recording?.scriptUrl ?? "",
    organizationId: recording?.organization ?? "",
  };
});
