import { defineApp } from "@evolve/shell/manifest";

export const analytics = defineApp({
  id: "analytics",
  screens: () => import("./screens.ts"),
  routes: [
    {
      name: "interactionOverview",
      path: "/overview",
      permission: "analytics:view",
      areas: ["analytics", "interactions", "charts", "dates", "choices", "grid"],
    },
    {
      name: "topics",
      path: "/topics",
      permission: "analytics:view",
      areas: ["analytics", "interactions", "organization", "list", "grid", "choices"],
    },
  ],
});
