import type { AppManifest } from "@evolve/shell";

export const tenantManagement: AppManifest = {
  id: "tm",
  routes: [
    {
      name: "tenants",
      path: "/tenants",
      permission: "tenant:view",
      areas: ["tenantManagement", "organization", "users", "list", "grid", "choices", "fields"],
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
