import type { Screens } from "@evolve/shell/manifest";

/** The code of each route's screen. */
export const screens = {
  users: async () => (await import("./users/users-screen.tsx")).UsersScreen,
  userImport: async () => (await import("./users/import/import-screen.tsx")).ImportScreen,
  user: async () => (await import("./users/user-screen.tsx")).UserScreen,
  roles: async () => (await import("./roles/roles-screen.tsx")).RolesScreen,
  compareRoles: async () => (await import("./role-comparison/compare-screen.tsx")).CompareScreen,
  openidClients: async () => (await import("./openid-clients/openid-clients-screen.tsx")).OpenidClientsScreen,
  webhooks: async () => (await import("./webhooks/webhooks-screen.tsx")).WebhooksScreen,
  signInPage: async () => (await import("./sign-in-page/sign-in-page-screen.tsx")).SignInPageScreen,
  branding: async () => (await import("./branding/branding-screen.tsx")).BrandingScreen,
  broadcast: async () => (await import("./broadcast/broadcast-screen.tsx")).BroadcastScreen,
  singleSignOn: async () => (await import("./single-sign-on/single-sign-on-screen.tsx")).SingleSignOnScreen,
  linkedUsers: async () => (await import("./single-sign-on/linked-users-screen.tsx")).LinkedUsersScreen,
  teams: async () => (await import("./teams/teams-screen.tsx")).TeamsScreen,
  groups: async () => (await import("./groups/groups-screen.tsx")).GroupsScreen,
  employeeGroups: async () => (await import("./employee-groups/employee-groups-screen.tsx")).EmployeeGroupsScreen,
  skills: async () => (await import("./skills/skills-screen.tsx")).SkillsScreen,
  organization: async () => (await import("./organization/organization-screen.tsx")).OrganizationScreen,
  auditLog: async () => (await import("./audit-log/audit-log-screen.tsx")).AuditLogScreen,
  impersonations: async () => (await import("./impersonations/impersonations-screen.tsx")).ImpersonationsScreen,
  menuAccess: async () => (await import("./menu-access/menu-access-screen.tsx")).MenuAccessScreen,
  securityPolicy: async () => (await import("./security-policy/security-policy-screen.tsx")).SecurityPolicyScreen,
} satisfies Screens;
