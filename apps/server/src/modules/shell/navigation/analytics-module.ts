import type { MenuModule, ModuleId } from "./menu-structure.ts";

const analytics = {
  appContext: "analytics",
  baseUrl: "nice",
  permissions: ["analytics:view"],
  licences: "ANALYTICS",
} as const;

/** What the interactions of a tenant are about. */
export const analyticsModule: MenuModule & { readonly id: ModuleId } = {
  id: "analytics",
  name: "analytics",
  color: "#8a3ffc",
  icon: "icon-qm-analytics",
  helpLink: "analytics",
  links: [
    {
      ...analytics,
      id: "interaction-overview",
      name: "interactionOverview",
      url: "/overview",
      icon: "icon-qm-analytics",
    },
    { ...analytics, id: "topics", name: "topics", url: "/topics", icon: "icon-activity-codes" },
  ],
};
