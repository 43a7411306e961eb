import { TopicFilter } from "@evolve/contracts/interaction-topics";
import type { AppManifest } from "@evolve/shell";
import { listSearch } from "@evolve/shell/list-search";
import { readFigures } from "./searches.ts";

export const analytics: AppManifest = {
  id: "analytics",
  routes: [
    {
      name: "interactionOverview",
      path: "/overview",
      permission: "analytics:view",
      areas: ["analytics", "interactions", "charts", "dates", "choices"],
      search: readFigures,
      load: async () => ({ Screen: (await import("./overview/overview-screen.tsx")).OverviewScreen }),
    },
    {
      name: "topics",
      path: "/topics",
      permission: "analytics:view",
      areas: ["analytics", "interactions", "organization", "list", "grid", "choices"],
      search: listSearch(TopicFilter),
      load: async () => ({ Screen: (await import("./topics/topics-screen.tsx")).TopicsScreen }),
    },
  ],
};
