import { defineApp } from "@evolve/shell/manifest";

export const admin = defineApp({
  id: "admin",
  screens: () => import("./screens.ts"),
  routes: [
    {
      name: "users",
      path: "/users",
      permission: "user:view",
      areas: ["users", "list", "grid", "choices", "dates"],
    },
    {
      name: "userImport",
      path: "/users/import",
      permission: "user:create",
      areas: ["userImport", "users", "list", "files"],
    },
    {
      name: "user",
      path: "/users/$userId",
      permission: "user:view",
      areas: ["users", "list", "choices", "audit", "security", "accessKeys", "fields", "dates"],
    },
    {
      name: "roles",
      path: "/roles",
      permission: "role:view",
      areas: ["roles", "organization", "permissions", "list", "grid", "choices"],
    },
    {
      name: "compareRoles",
      path: "/roles/compare",
      permission: "role:view",
      areas: ["roles", "permissions", "choices"],
    },
    {
      name: "openidClients",
      path: "/applications",
      permission: "sso:view",
      areas: ["openidClients", "list", "grid", "choices", "fields"],
    },
    {
      name: "webhooks",
      path: "/webhooks",
      permission: "tenant:edit",
      areas: ["webhooks", "list", "grid", "choices"],
    },
    {
      name: "signInPage",
      path: "/sign-in-page",
      permission: "tenant:edit",
      areas: ["signInPage", "list", "fields"],
    },
    {
      name: "branding",
      path: "/branding",
      permission: "tenant:edit",
      areas: ["branding", "list", "fields", "files"],
    },
    {
      name: "broadcast",
      path: "/broadcast",
      permission: "notification:broadcast",
      areas: ["broadcast", "notifications"],
    },
    {
      name: "singleSignOn",
      path: "/single-sign-on",
      permission: "sso:view sso:edit",
      areas: ["singleSignOn", "list", "files"],
    },
    {
      name: "linkedUsers",
      path: "/single-sign-on/users",
      permission: "sso:view sso:edit",
      areas: ["singleSignOn", "list", "grid", "choices"],
    },
    {
      name: "teams",
      path: "/teams",
      permission: "team:view",
      areas: ["setupUse", "organization", "list", "grid", "choices", "fields"],
    },
    {
      name: "groups",
      path: "/groups",
      permission: "group:view",
      areas: ["setupUse", "organization", "list", "grid", "choices", "fields"],
    },
    {
      name: "employeeGroups",
      path: "/employee-groups",
      permission: "employeeGroup:view",
      areas: ["setupUse", "organization", "list", "grid", "choices", "fields", "dates"],
    },
    {
      name: "skills",
      path: "/skills",
      permission: "skill:view",
      areas: ["setupUse", "organization", "list", "grid", "choices", "fields"],
    },
    {
      name: "organization",
      path: "/organization",
      permission: "tenant:edit",
      areas: ["organization", "list", "choices"],
    },
    {
      name: "auditLog",
      path: "/audit-log",
      permission: "tenant:edit",
      areas: ["audit", "users", "planning", "list", "grid", "choices", "dates"],
    },
    {
      name: "impersonations",
      path: "/impersonations",
      permission: "user:impersonate tenant:edit",
      areas: ["impersonations", "list", "grid", "choices"],
    },
    {
      name: "menuAccess",
      path: "/menu-access",
      permission: "tenant:edit",
      areas: ["menuAccess", "choices"],
    },
    {
      name: "securityPolicy",
      path: "/security-policy",
      permission: "tenant:edit",
      areas: ["securityPolicy", "password", "dates", "list"],
    },
  ],
});
