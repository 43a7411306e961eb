import type { MenuModule, ModuleId } from "./menu-structure.ts";
import { planningModules } from "./planning-modules.ts";
import { analyticsModule } from "./analytics-module.ts";
import { qualityModule } from "./quality-module.ts";

/** A module none of whose screens work yet: nobody sees it. */
const unbuilt = (id: ModuleId, name: string, color: string, icon: string) => ({
  id,
  name,
  color,
  icon,
  helpLink: id,
  links: [],
});

/* What the links of a module have in common. */
const admin = { appContext: "admin", baseUrl: "nice" } as const;
/** An entry that only opens its sub-menu; the links below have the permissions. */
const subMenu = { ...admin, url: "", permissions: [] } as const;
const forAdministrators = { ...admin, permissions: ["tenant:edit"] } as const;
const own = { appContext: "my-space", baseUrl: "nice", permissions: ["mySpace:view"] } as const;
const reporting = {
  appContext: "reporting",
  baseUrl: "nice",
  permissions: ["reporting:view"],
  licences: "WFM",
} as const;
const boards = { appContext: "mydashboard", baseUrl: "nice", permissions: ["dashboard:view"] } as const;

/** The specification's modules, in sidebar order. `menuFor` decides who sees what. */
export const structure: readonly (MenuModule & { readonly id: ModuleId })[] = [
  {
    id: "admin",
    name: "admin",
    color: "#1461c4",
    icon: "icon-admin",
    helpLink: "admin",
    links: [
      { ...admin, id: "users", name: "users", url: "/users", permissions: ["user:view"], icon: "icon-users" },
      { ...admin, id: "roles", name: "roles", url: "/roles", permissions: ["role:view"], icon: "icon-roles" },
      {
        ...subMenu,
        id: "teams-and-skills",
        name: "teamsAndSkills",
        icon: "icon-teams",
        subMenu: [
          { ...admin, id: "teams", name: "teams", url: "/teams", permissions: ["team:view"], icon: "icon-teams" },
          { ...admin, id: "groups", name: "groups", url: "/groups", permissions: ["group:view"], icon: "icon-groups" },
          {
            ...admin,
            id: "employee-groups",
            name: "employeeGroups",
            url: "/employee-groups",
            permissions: ["employeeGroup:view"],
            icon: "icon-wfm",
          },
          { ...admin, id: "skills", name: "skills", url: "/skills", permissions: ["skill:view"], icon: "icon-skills" },
        ],
      },
      {
        ...forAdministrators,
        id: "organization",
        name: "organization",
        url: "/organization",
        icon: "icon-tenants",
      },
      { ...forAdministrators, id: "branding", name: "branding", url: "/branding", icon: "icon-branding" },
      {
        ...admin,
        id: "broadcast",
        name: "broadcast",
        url: "/broadcast",
        permissions: ["notification:broadcast"],
        icon: "icon-notifications",
      },
      {
        ...subMenu,
        id: "sign-in",
        name: "signIn",
        icon: "icon-sign-in",
        subMenu: [
          {
            ...forAdministrators,
            id: "security-policy",
            name: "securityPolicy",
            url: "/security-policy",
            icon: "icon-security",
          },
          {
            ...admin,
            id: "single-sign-on",
            name: "singleSignOn",
            url: "/single-sign-on",
            permissions: ["sso:view"],
            icon: "icon-key",
          },
          {
            ...forAdministrators,
            id: "sign-in-page",
            name: "signInPage",
            url: "/sign-in-page",
            icon: "icon-sign-in",
          },
        ],
      },
      {
        ...subMenu,
        id: "connections",
        name: "connections",
        icon: "icon-webhooks",
        subMenu: [
          {
            ...admin,
            id: "applications",
            name: "openidClients",
            url: "/applications",
            permissions: ["sso:view"],
            icon: "icon-applications",
          },
          { ...forAdministrators, id: "webhooks", name: "webhooks", url: "/webhooks", icon: "icon-webhooks" },
        ],
      },
      {
        ...subMenu,
        id: "audit-and-access",
        name: "auditAndAccess",
        icon: "icon-audit",
        subMenu: [
          { ...forAdministrators, id: "audit-log", name: "auditLog", url: "/audit-log", icon: "icon-audit" },
          {
            ...forAdministrators,
            id: "impersonations",
            name: "impersonations",
            url: "/impersonations",
            icon: "icon-users",
          },
          {
            ...forAdministrators,
            id: "menu-access",
            name: "menuAccess",
            url: "/menu-access",
            icon: "icon-menu-access",
          },
        ],
      },
    ],
  },
  {
    id: "my-space",
    name: "mySpace",
    color: "#0f7b6c",
    icon: "icon-my-zone",
    helpLink: "my-space",
    links: [
      { ...own, id: "my-space-home", name: "home", url: "/home", icon: "icon-home" },
      { ...own, id: "my-space-schedule", name: "schedule", url: "/schedule", icon: "icon-scheduler" },
      { ...own, id: "my-space-adherence", name: "adherence", url: "/adherence", icon: "icon-adherence" },
      { ...own, id: "my-space-time-off", name: "timeOff", url: "/time-off", icon: "icon-audit" },
      { ...own, id: "my-space-trades", name: "trades", url: "/trades", icon: "icon-rotations" },
      { ...own, id: "my-space-availability", name: "availability", url: "/availability", icon: "icon-wfm" },
      {
        ...own,
        id: "my-space-interactions",
        name: "interactions",
        url: "/interactions",
        icon: "icon-interactions",
        licences: "RECORDING || QM",
      },
      {
        ...own,
        id: "my-space-evaluations",
        name: "evaluations",
        url: "/evaluations",
        icon: "icon-qm-tools",
        licences: "QM",
      },
      { ...own, id: "my-space-security", name: "security", url: "/security", icon: "icon-security" },
      {
        ...own,
        id: "my-space-notifications",
        name: "notifications",
        url: "/notifications",
        icon: "icon-notifications",
      },
    ],
  },
  ...planningModules,
  qualityModule,
  {
    id: "reporting",
    name: "reporting",
    color: "#b54708",
    icon: "icon-reporting",
    helpLink: "reporting",
    links: [
      { ...reporting, id: "reports", name: "reports", url: "/reports", icon: "icon-reporting" },
      {
        ...reporting,
        id: "report-deliveries",
        name: "reportDeliveries",
        url: "/deliveries",
        permissions: ["reporting:edit"],
        icon: "icon-calendar",
      },
    ],
  },
  analyticsModule,
  {
    id: "mydashboard",
    name: "mydashboard",
    color: "#0f7b6c",
    icon: "icon-dashboard",
    helpLink: "mydashboard",
    links: [
      { ...boards, id: "dashboard", name: "dashboard", url: "/dashboard", icon: "icon-dashboard" },
      { ...boards, id: "manage-dashboards", name: "manageDashboards", url: "/manageDashboards", icon: "icon-settings" },
    ],
  },
  {
    id: "tenantManagement",
    name: "tenantManagement",
    color: "#475467",
    icon: "icon-tenants",
    helpLink: "",
    links: [
      {
        id: "tenants",
        name: "tenants",
        url: "/tenants",
        appContext: "tm",
        baseUrl: "nice",
        permissions: ["tenant:view"],
        icon: "icon-tenants",
        licences: "TM",
      },
    ],
  },
  unbuilt("as", "automationStudio", "#475467", "icon-as"),
  unbuilt("xsight", "xsight", "#8a3ffc", "icon-xsight"),
  { ...unbuilt("embedded-client", "embeddedClient", "#475467", "icon-embedded-client"), hiddenFromPicker: true },
];
