import { defineApp } from "@evolve/shell/manifest";

export const reporting = defineApp({
  id: "reporting",
  screens: () => import("./screens.ts"),
  routes: [
    {
      name: "reports",
      path: "/reports",
      permission: "reporting:view",
      areas: ["reporting"],
    },
    {
      name: "report",
      path: "/reports/$report",
      permission: "reporting:view",
      areas: ["reporting", "charts", "dates", "list", "grid"],
    },
    {
      name: "reportDeliveries",
      path: "/deliveries",
      permission: "reporting:edit",
      areas: ["reporting", "organization", "list", "grid", "choices"],
    },
  ],
});
