import type { AppManifest } from "@evolve/shell";

const permission = "dashboard:view";

export const mydashboard: AppManifest = {
  id: "mydashboard",
  routes: [
    {
      name: "dashboard",
      path: "/dashboard",
      permission,
      areas: ["dashboards", "launcher", "charts", "list"],
      load: async () => ({ Screen: (await import("./dashboard/dashboard-screen.tsx")).DashboardScreen }),
    },
    {
      name: "dashboardOf",
      path: "/dashboard/$dashboardId",
      permission,
      areas: ["dashboards", "launcher", "charts", "list"],
      load: async () => ({ Screen: (await import("./dashboard/dashboard-screen.tsx")).DashboardScreen }),
    },
    {
      name: "manageDashboards",
      path: "/manageDashboards",
      permission,
      areas: ["dashboards", "launcher", "choices", "list"],
      load: async () => ({ Screen: (await import("./manage/manage-screen.tsx")).ManageScreen }),
    },
    {
      name: "projection",
      path: "/projection/$dashboardId",
      permission,
      isBare: true,
      areas: ["dashboards", "charts"],
      load: async () => ({ Screen: (await import("./projection/projection-screen.tsx")).ProjectionScreen }),
    },
  ],
};
