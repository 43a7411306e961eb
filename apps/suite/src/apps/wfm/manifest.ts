import type { AppManifest } from "@evolve/shell";

export const wfm: AppManifest = {
  id: "wfm",
  routes: [
    {
      name: "selfService",
      path: "/selfService",
      permission: "selfService:support:view",
      areas: ["selfService"],
      load: async () => ({ Screen: (await import("./self-service/self-service-screen.tsx")).SelfServiceScreen }),
    },
  ],
};
