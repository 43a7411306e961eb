import { AuditFilter } from "@evolve/contracts/audit";
import { RoleFilter } from "@evolve/contracts/authorization";
import { ImpersonationFilter } from "@evolve/contracts/impersonation-filter";
import { EmployeeGroupFilter, GroupFilter, SkillFilter, TeamFilter } from "@evolve/contracts/organisation-filters";
import { TextFilter } from "@evolve/contracts/search";
import { UserFilter } from "@evolve/contracts/users";
import { WebhookFilter } from "@evolve/contracts/webhook-filter";
import type { AppManifest } from "@evolve/shell";
import { listSearch } from "@evolve/shell/list-search";
import { readBrandHost, readCompared, readImport, readMenuOf, readTestId } from "./searches.ts";

export const admin: AppManifest = {
  id: "admin",
  routes: [
    {
      name: "users",
      path: "/users",
      permission: "user:view",
      areas: ["users", "list", "grid", "choices", "dates"],
      search: listSearch(UserFilter),
      load: async () => ({ Screen: (await import("./users/users-screen.tsx")).UsersScreen }),
    },
    {
      name: "userImport",
      path: "/users/import",
      permission: "user:create",
      areas: ["userImport", "users", "list", "files"],
      search: readImport,
      load: async () => ({ Screen: (await import("./users/import/import-screen.tsx")).ImportScreen }),
    },
    {
      name: "user",
      path: "/users/$userId",
      permission: "user:view",
      areas: ["users", "list", "choices", "audit", "security", "accessKeys", "fields", "dates"],
      load: async () => ({ Screen: (await import("./users/user-screen.tsx")).UserScreen }),
    },
    {
      name: "roles",
      path: "/roles",
      permission: "role:view",
      areas: ["roles", "organization", "permissions", "list", "grid", "choices"],
      search: listSearch(RoleFilter),
      load: async () => ({ Screen: (await import("./roles/roles-screen.tsx")).RolesScreen }),
    },
    {
      name: "compareRoles",
      path: "/roles/compare",
      permission: "role:view",
      areas: ["roles", "permissions", "choices"],
      search: readCompared,
      load: async () => ({ Screen: (await import("./role-comparison/compare-screen.tsx")).CompareScreen }),
    },
    {
      name: "openidClients",
      path: "/applications",
      permission: "sso:view",
      areas: ["openidClients", "list", "grid", "choices", "fields"],
      search: listSearch(TextFilter),
      load: async () => ({
        Screen: (await import("./openid-clients/openid-clients-screen.tsx")).OpenidClientsScreen,
      }),
    },
    {
      name: "webhooks",
      path: "/webhooks",
      permission: "tenant:edit",
      areas: ["webhooks", "list", "grid", "choices"],
      search: listSearch(WebhookFilter),
      load: async () => ({ Screen: (await import("./webhooks/webhooks-screen.tsx")).WebhooksScreen }),
    },
    {
      name: "signInPage",
      path: "/sign-in-page",
      permission: "tenant:edit",
      areas: ["signInPage", "list", "fields"],
      load: async () => ({ Screen: (await import("./sign-in-page/sign-in-page-screen.tsx")).SignInPageScreen }),
    },
    {
      name: "branding",
      path: "/branding",
      permission: "tenant:edit",
      areas: ["branding", "list", "fields", "files"],
      search: readBrandHost,
      load: async () => ({ Screen: (await import("./branding/branding-screen.tsx")).BrandingScreen }),
    },
    {
      name: "broadcast",
      path: "/broadcast",
      permission: "notification:broadcast",
      areas: ["broadcast", "notifications"],
      load: async () => ({ Screen: (await import("./broadcast/broadcast-screen.tsx")).BroadcastScreen }),
    },
    {
      name: "singleSignOn",
      path: "/single-sign-on",
      permission: "sso:view sso:edit",
      areas: ["singleSignOn", "list", "files"],
      search: readTestId,
      load: async () => ({ Screen: (await import("./single-sign-on/single-sign-on-screen.tsx")).SingleSignOnScreen }),
    },
    {
      name: "linkedUsers",
      path: "/single-sign-on/users",
      permission: "sso:view sso:edit",
      areas: ["singleSignOn", "list", "grid", "choices"],
      search: listSearch(TextFilter),
      load: async () => ({ Screen: (await import("./single-sign-on/linked-users-screen.tsx")).LinkedUsersScreen }),
    },
    {
      name: "teams",
      path: "/teams",
      permission: "team:view",
      areas: ["setupUse", "organization", "list", "grid", "choices", "fields"],
      search: listSearch(TeamFilter),
      load: async () => ({ Screen: (await import("./teams/teams-screen.tsx")).TeamsScreen }),
    },
    {
      name: "groups",
      path: "/groups",
      permission: "group:view",
      areas: ["setupUse", "organization", "list", "grid", "choices", "fields"],
      search: listSearch(GroupFilter),
      load: async () => ({ Screen: (await import("./groups/groups-screen.tsx")).GroupsScreen }),
    },
    {
      name: "employeeGroups",
      path: "/employee-groups",
      permission: "employeeGroup:view",
      areas: ["setupUse", "organization", "list", "grid", "choices", "fields", "dates"],
      search: listSearch(EmployeeGroupFilter),
      load: async () => ({
        Screen: (await import("./employee-groups/employee-groups-screen.tsx")).EmployeeGroupsScreen,
      }),
    },
    {
      name: "skills",
      path: "/skills",
      permission: "skill:view",
      areas: ["setupUse", "organization", "list", "grid", "choices", "fields"],
      search: listSearch(SkillFilter),
      load: async () => ({ Screen: (await import("./skills/skills-screen.tsx")).SkillsScreen }),
    },
    {
      name: "organization",
      path: "/organization",
      permission: "tenant:edit",
      areas: ["organization", "list", "choices"],
      load: async () => ({ Screen: (await import("./organization/organization-screen.tsx")).OrganizationScreen }),
    },
    {
      name: "auditLog",
      path: "/audit-log",
      permission: "tenant:edit",
      areas: ["audit", "users", "planning", "list", "grid", "choices"],
      search: listSearch(AuditFilter),
      load: async () => ({ Screen: (await import("./audit-log/audit-log-screen.tsx")).AuditLogScreen }),
    },
    {
      name: "impersonations",
      path: "/impersonations",
      permission: "user:impersonate tenant:edit",
      areas: ["impersonations", "list", "grid", "choices"],
      search: listSearch(ImpersonationFilter),
      load: async () => ({
        Screen: (await import("./impersonations/impersonations-screen.tsx")).ImpersonationsScreen,
      }),
    },
    {
      name: "menuAccess",
      path: "/menu-access",
      permission: "tenant:edit",
      areas: ["menuAccess", "choices"],
      search: readMenuOf,
      load: async () => ({ Screen: (await import("./menu-access/menu-access-screen.tsx")).MenuAccessScreen }),
    },
    {
      name: "securityPolicy",
      path: "/security-policy",
      permission: "tenant:edit",
      areas: ["securityPolicy", "password", "dates", "list"],
      load: async () => ({
        Screen: (await import("./security-policy/security-policy-screen.tsx")).SecurityPolicyScreen,
      }),
    },
  ],
};
