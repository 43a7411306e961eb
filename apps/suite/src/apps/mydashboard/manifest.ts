import { defineApp } from "@evolve/shell/manifest";

const permission = "dashboard:view";

export const mydashboard = defineApp({
  id: "mydashboard",
  screens: () => import("./screens.ts"),
  routes: [
    {
      name: "dashboard",
      path: "/dashboard",
      permission,
      areas: ["dashboards", "launcher", "charts", "list"],
    },
    {
      name: "dashboardOf",
      path: "/dashboard/$dashboardId",
      permission,
      areas: ["dashboards", "launcher", "charts", "list"],
    },
    {
      name: "manageDashboards",
      path: "/manageDashboards",
      permission,
      areas: ["dashboards", "launcher", "choices", "list"],
    },
    {
      name: "projection",
      path: "/projection/$dashboardId",
      permission,
      isBare: true,
      areas: ["dashboards", "charts"],
    },
  ],
});
