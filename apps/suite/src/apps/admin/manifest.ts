import type { AppManifest } from "@evolve/shell";

export const admin: AppManifest = {
  id: "admin",
  routes: [
    {
      name: "users",
      path: "/users",
      permission: "user:view",
      areas: ["users", "grid", "choices"],
      load: async () => ({ Screen: (await import("./users/users-screen.tsx")).UsersScreen }),
    },
    {
      name: "securityPolicy",
      path: "/security-policy",
      permission: "tenant:edit",
      areas: ["securityPolicy", "password"],
      load: async () => ({
        Screen: (await import("./security-policy/security-policy-screen.tsx")).SecurityPolicyScreen,
      }),
    },
  ],
};
