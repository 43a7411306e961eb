import { TenantFilter } from "@evolve/contracts/tenant-filter";
import type { AppManifest } from "@evolve/shell";
import { listSearch } from "@evolve/shell/list-search";

export const tenantManagement: AppManifest = {
  id: "tm",
  routes: [
    {
      name: "tenants",
      path: "/tenants",
      permission: "tenant:view",
      areas: ["tenantManagement", "organization", "users", "list", "grid", "choices", "fields"],
      search: listSearch(TenantFilter),
      load: async () => ({ Screen: (await import("./tenants-screen.tsx")).TenantsScreen }),
    },
    {
      name: "tenantUsage",
      path: "/tenants/$tenantId",
      permission: "tenant:view",
      areas: ["tenantManagement", "charts", "list", "fields"],
      load: async () => ({ Screen: (await import("./usage-screen.tsx")).UsageScreen }),
    },
  ],
};
