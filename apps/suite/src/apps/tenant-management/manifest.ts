import { defineApp } from "@evolve/shell/manifest";

export const tenantManagement = defineApp({
  id: "tm",
  screens: () => import("./screens.ts"),
  routes: [
    {
      name: "tenants",
      path: "/tenants",
      permission: "tenant:view",
      areas: ["tenantManagement", "organization", "users", "list", "grid", "choices", "fields"],
    },
    {
      name: "tenantUsage",
      path: "/tenants/$tenantId",
      permission: "tenant:view",
      areas: ["tenantManagement", "charts", "list", "fields"],
    },
  ],
});
