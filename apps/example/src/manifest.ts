import type { AppManifest } from "@evolve/shell";
import { ownWords } from "./own-words.ts";

/** An example of an app that somebody else builds on the shell: docs/apps.md. */
export const manifest: AppManifest = {
  id: "example",
  routes: [
    {
      name: "teams",
      path: "/teams",
      permission: "notification:publish",
      areas: [ownWords],
      load: async () => ({ Screen: (await import("./teams-screen.tsx")).TeamsScreen }),
    },
    {
      // Anybody may read what the app is for.
      name: "about",
      path: "/about",
      permission: "login",
      requireLogin: false,
      areas: [ownWords],
      load: async () => ({ Screen: (await import("./about-screen.tsx")).AboutScreen }),
    },
  ],
};
