import { defineModule } from "../../../core/module.ts";
import { tenantProperties } from "./tenant-properties.ts";
import { publicTenantProperties } from "./public-tenant-properties.ts";

export { baseUrlsOf } from "./base-urls.ts";
export { shellSettingsOf } from "./shell-settings-of.ts";
export { findTenant, type TenantRow, updateSignInPage, updateTenantRow, updateTenantSettings } from "./repository.ts";

export const tenants = defineModule({
  operations: [tenantProperties, publicTenantProperties],
});
