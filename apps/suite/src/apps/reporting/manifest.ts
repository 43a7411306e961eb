import type { AppManifest } from "@evolve/shell";

export const reporting: AppManifest = {
  id: "reporting",
  routes: [
    {
      name: "reports",
      path: "/reports",
      permission: "reporting:view",
      areas: ["reporting"],
      load: async () => ({ Screen: (await import("./library/reports-screen.tsx")).ReportsScreen }),
    },
    {
      name: "report",
      path: "/reports/$report",
      permission: "reporting:view",
      areas: ["reporting", "charts", "dates", "list", "grid"],
      load: async () => ({ Screen: (await import("./report/report-screen.tsx")).ReportScreen }),
    },
    {
      name: "reportDeliveries",
      path: "/deliveries",
      permission: "reporting:edit",
      areas: ["reporting", "organization", "list", "grid", "choices"],
      load: async () => ({ Screen: (await import("./deliveries/deliveries-screen.tsx")).DeliveriesScreen }),
    },
  ],
};
