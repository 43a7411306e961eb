import { RoleFilter } from "@evolve/contracts/authorization";
import { UserFilter } from "@evolve/contracts/users";
import type { AppManifest } from "@evolve/shell";
import { listSearch } from "@evolve/shell/list-search";

export const admin: AppManifest = {
  id: "admin",
  routes: [
    {
      name: "users",
      path: "/users",
      permission: "user:view",
      areas: ["users", "list", "grid", "choices"],
      search: listSearch(UserFilter),
      load: async () => ({ Screen: (await import("./users/users-screen.tsx")).UsersScreen }),
    },
    {
      name: "user",
      path: "/users/$userId",
      permission: "user:view",
      areas: ["users", "list", "choices"],
      load: async () => ({ Screen: (await import("./users/user-screen.tsx")).UserScreen }),
    },
    {
      name: "roles",
      path: "/roles",
      permission: "role:view",
      areas: ["roles", "list", "grid", "choices"],
      search: listSearch(RoleFilter),
      load: async () => ({ Screen: (await import("./roles/roles-screen.tsx")).RolesScreen }),
    },
    {
      name: "securityPolicy",
      path: "/security-policy",
      permission: "tenant:edit",
      areas: ["securityPolicy", "password", "dates"],
      load: async () => ({
        Screen: (await import("./security-policy/security-policy-screen.tsx")).SecurityPolicyScreen,
      }),
    },
  ],
};
