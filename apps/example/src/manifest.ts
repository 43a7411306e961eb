import { defineApp } from "@evolve/shell/manifest";
import { ownWords } from "./own-words.ts";

/** An example of an app that somebody else builds on the shell: docs/apps.md. */
export const manifest = defineApp({
  id: "example",
  screens: () => import("./screens.ts"),
  routes: [
    {
      name: "teams",
      path: "/teams",
      permission: "notification:publish",
      areas: [ownWords],
    },
    {
      // Anybody may read what the app is for.
      name: "about",
      path: "/about",
      permission: "login",
      requireLogin: false,
      areas: [ownWords],
    },
  ],
});
