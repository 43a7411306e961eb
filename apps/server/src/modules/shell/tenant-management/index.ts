import { defineModule } from "../../../core/module.ts";
import { createTenant } from "./create-tenant.ts";
import { deleteTenant } from "./delete-tenant.ts";
import { exportTenant, tenantExport } from "./export-tenant.ts";
import { previewLicences } from "./preview-licences.ts";
import { purgeTenants } from "./purge-tenants.ts";
import { readTenantAddresses } from "./read-tenant-addresses.ts";
import { readTenantUsage } from "./read-tenant-usage.ts";
import { restoreTenant } from "./restore-tenant.ts";
import { saveTenantAddresses } from "./save-tenant-addresses.ts";
import { searchTenants } from "./search-tenants.ts";
import { setTenantStatus } from "./set-tenant-status.ts";
import { updateTenantTerms } from "./update-tenant-terms.ts";

export { openFirstTenant } from "./open-first-tenant.ts";

export const tenantManagement = defineModule({
  operations: [
    searchTenants,
    createTenant,
    updateTenantTerms,
    setTenantStatus,
    deleteTenant,
    restoreTenant,
    exportTenant,
    readTenantUsage,
    readTenantAddresses,
    saveTenantAddresses,
    previewLicences,
  ],
  jobs: [purgeTenants, tenantExport],
});
