import type { Screens } from "@evolve/shell/manifest";

/** The code of each route's screen. */
export const screens = {
  interactionOverview: async () => (await import("./overview/overview-screen.tsx")).OverviewScreen,
  topics: async () => (await import("./topics/topics-screen.tsx")).TopicsScreen,
} satisfies Screens;
