import { TenantFilter } from "@evolve/contracts/tenant-management";
import type { AppManifest } from "@evolve/shell";
import { listSearch } from "@evolve/shell/list-search";

export const tenantManagement: AppManifest = {
  id: "tm",
  routes: [
    {
      name: "tenants",
      path: "/tenants",
      permission: "tenant:view",
      areas: ["tenantManagement", "organization", "list", "grid", "choices", "fields"],
      search: listSearch(TenantFilter),
      load: async () => ({ Screen: (await import("./tenants-screen.tsx")).TenantsScreen }),
    },
  ],
};
