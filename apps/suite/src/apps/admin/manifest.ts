import type { AppManifest } from "@evolve/shell";

export const admin: AppManifest = {
  id: "admin",
  areas: ["users"],
  routes: [
    {
      name: "users",
      path: "/users",
      permission: "user:view",
      load: async () => ({ Screen: (await import("./users/users-screen.tsx")).UsersScreen }),
    },
  ],
};
