import type { AppManifest } from "@evolve/shell";

export const mySpace: AppManifest = {
  id: "my-space",
  routes: [
    {
      name: "home",
      path: "/home",
      permission: "mySpace:view",
      areas: ["mySpace"],
      load: async () => ({ Screen: (await import("./home/home-screen.tsx")).HomeScreen }),
    },
    {
      name: "availability",
      path: "/availability",
      permission: "mySpace:view",
      areas: ["availability", "organization", "dates"],
      load: async () => ({ Screen: (await import("./availability/availability-screen.tsx")).AvailabilityScreen }),
    },
    {
      name: "security",
      path: "/security",
      permission: "mySpace:view",
      areas: ["security"],
      load: async () => ({ Screen: (await import("./security/security-screen.tsx")).SecurityScreen }),
    },
  ],
};
