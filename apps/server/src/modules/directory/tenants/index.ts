import { defineModule } from "../../../core/module.ts";
import { currentTenant } from "./current-tenant.ts";
import { tenantProperties } from "./tenant-properties.ts";
import { publicTenantProperties } from "./public-tenant-properties.ts";

export { baseUrlsOf } from "./base-urls.ts";
export { shellSettingsOf } from "./shell-settings-of.ts";
export { findTenant } from "./repository.ts";

export const tenants = defineModule({
  operations: [currentTenant, tenantProperties, publicTenantProperties],
});
