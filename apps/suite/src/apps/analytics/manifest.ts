import { AnalyticsAddress } from "@evolve/contracts/analytics-filters";
import type { AppManifest } from "@evolve/shell";
import { listSearch } from "@evolve/shell/list-search";

export const analytics: AppManifest = {
  id: "analytics",
  routes: [
    {
      name: "interactionOverview",
      path: "/overview",
      permission: "analytics:view",
      areas: ["analytics", "interactions", "charts", "dates", "choices"],
      search: listSearch(AnalyticsAddress),
      load: async () => ({ Screen: (await import("./overview/overview-screen.tsx")).OverviewScreen }),
    },
  ],
};
