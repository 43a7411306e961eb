import { saveTenantSettings as contract } from "@evolve/contracts/tenant-settings";
import { announce } from "../../../core/announce.ts";
import { operation } from "../../../core/operation.ts";
import { requireVersion } from "../../../core/refusal.ts";
import { findTenant, updateTenantSettings } from "../../directory/tenants/index.ts";
import { recordChange } from "./policy.ts";
import { presentTenantSettings } from "./present-tenant-settings.ts";
import { lockOrganisation } from "./units-repository.ts";

/** Sets the tenant's own settings; sessions and pages follow them at once. */
export const saveTenantSettings = operation(
  contract,
  ({ actor: { tenantId }, body: { version: basedOn, ...after }, services, write }) =>
    write(async (tx) => {
      await lockOrganisation(tx, tenantId);
      const { version, ...before } = presentTenantSettings(await findTenant(tx, tenantId));
      requireVersion(basedOn, version);
      await updateTenantSettings(tx, tenantId, after);
      await recordChange(tx, "tenant.settings-set", tenantId, { before, after });
      announce(services, tx, { kind: "tenant-changed", tenantId });
      return presentTenantSettings(await findTenant(tx, tenantId));
    }),
);
