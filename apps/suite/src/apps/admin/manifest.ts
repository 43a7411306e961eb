import { RoleFilter } from "@evolve/contracts/authorization";
import { UserFilter } from "@evolve/contracts/users";
import type { AppManifest } from "@evolve/shell";
import { listSearch } from "@evolve/shell/list-search";

export const admin: AppManifest = {
  id: "admin",
  areas: ["users", "roles", "list", "grid", "securityPolicy", "password", "choices", "dates"],
  routes: [
    {
      name: "users",
      path: "/users",
      permission: "user:view",
      search: listSearch(UserFilter),
      load: async () => ({ Screen: (await import("./users/users-screen.tsx")).UsersScreen }),
    },
    {
      name: "roles",
      path: "/roles",
      permission: "role:view",
      search: listSearch(RoleFilter),
      load: async () => ({ Screen: (await import("./roles/roles-screen.tsx")).RolesScreen }),
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
