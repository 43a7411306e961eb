import type { Screens } from "@evolve/shell/manifest";

/** The code of each route's screen. */
export const screens = {
  teams: async () => (await import("./teams-screen.tsx")).TeamsScreen,
  about: async () => (await import("./about-screen.tsx")).AboutScreen,
} satisfies Screens;
