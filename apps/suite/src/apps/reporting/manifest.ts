import { TextFilter } from "@evolve/contracts/search";
import type { AppManifest } from "@evolve/shell";
import { listSearch } from "@evolve/shell/list-search";
import { readReportSearch } from "./searches.ts";

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
      search: readReportSearch,
      load: async () => ({ Screen: (await import("./report/report-screen.tsx")).ReportScreen }),
    },
    {
      name: "reportDeliveries",
      path: "/deliveries",
      permission: "reporting:edit",
      areas: ["reporting", "organization", "list", "grid", "choices"],
      search: listSearch(TextFilter),
      load: async () => ({ Screen: (await import("./deliveries/deliveries-screen.tsx")).DeliveriesScreen }),
    },
  ],
};
