import { RoleFilter } from "@evolve/contracts/authorization";
import { OpenidClientFilter } from "@evolve/contracts/openid-clients";
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
      name: "roles",
      path: "/roles",
      permission: "role:view",
      areas: ["roles", "list", "grid", "choices"],
      search: listSearch(RoleFilter),
      load: async () => ({ Screen: (await import("./roles/roles-screen.tsx")).RolesScreen }),
    },
    {
      name: "openidClients",
      path: "/applications",
      permission: "sso:view",
      areas: ["openidClients", "list", "grid", "choices", "fields"],
      search: listSearch(OpenidClientFilter),
      load: async () => ({
        Screen: (await import("./openid-clients/openid-clients-screen.tsx")).OpenidClientsScreen,
      }),
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
