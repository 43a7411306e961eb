import type { Screens } from "@evolve/shell/manifest";

/** The code of each route's screen. */
export const screens = {
  dashboard: async () => (await import("./dashboard/dashboard-screen.tsx")).DashboardScreen,
  dashboardOf: async () => (await import("./dashboard/dashboard-screen.tsx")).DashboardScreen,
  manageDashboards: async () => (await import("./manage/manage-screen.tsx")).ManageScreen,
  projection: async () => (await import("./projection/projection-screen.tsx")).ProjectionScreen,
} satisfies Screens;
