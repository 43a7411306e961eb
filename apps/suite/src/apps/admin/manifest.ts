import type { AppManifest } from "@evolve/shell";

export const admin: AppManifest = {
  id: "admin",
  areas: ["users", "grid", "securityPolicy", "password", "choices", "dates"],
  routes: [
    {
      name: "users",
      path: "/users",
      permission: "user:view",
      load: async () => ({ Screen: (await import("./users/users-screen.tsx")).UsersScreen }),
    },
    {
      name: "securityPolicy",
      path: "/security-policy",
      permission: "tenant:edit",
      load: async () => ({
        Screen: (await import("./security-policy/security-policy-screen.tsx")).SecurityPolicyScreen,
      }),
    },
  ],
};
