import type { Screens } from "@evolve/shell/manifest";

/** The code of each route's screen. */
export const screens = {
  reports: async () => (await import("./library/reports-screen.tsx")).ReportsScreen,
  report: async () => (await import("./report/report-screen.tsx")).ReportScreen,
  reportDeliveries: async () => (await import("./deliveries/deliveries-screen.tsx")).DeliveriesScreen,
} satisfies Screens;
