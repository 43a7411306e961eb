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
  ],
};
