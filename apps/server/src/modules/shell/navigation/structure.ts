import type { MenuModule, ModuleId } from "./menu-structure.ts";

/** A module none of whose screens work yet: nobody sees it. */
const unbuilt = (id: ModuleId, name: string, color: string, icon: string): MenuModule => ({
  id,
  name,
  color,
  icon,
  helpLink: id,
  links: [],
});

/* What the links of a module have in common. */
const forAdministrators = { appContext: "admin", baseUrl: "nice", permissions: ["tenant:edit"] } as const;
const own = { appContext: "my-space", baseUrl: "nice", permissions: ["mySpace:view"] } as const;
const planning = { appContext: "wfm", baseUrl: "nice", permissions: ["wfm:setup:view"], licences: "WFM" } as const;
const boards = { appContext: "mydashboard", baseUrl: "nice", permissions: ["dashboard:view"] } as const;

/** The specification's modules, in sidebar order. `menuFor` decides who sees what. */
export const structure: readonly MenuModule[] = [
  {
    id: "admin",
    name: "admin",
    color: "#1461c4",
    icon: "icon-admin",
    helpLink: "admin",
    links: [
      {
        id: "users",
        name: "users",
        url: "/users",
        appContext: "admin",
        baseUrl: "nice",
        permissions: ["user:view"],
        icon: "icon-users",
      },
      {
        id: "roles",
        name: "roles",
        url: "/roles",
        appContext: "admin",
        baseUrl: "nice",
        permissions: ["role:view"],
        icon: "icon-roles",
      },
      {
        id: "applications",
        name: "openidClients",
        url: "/applications",
        appContext: "admin",
        baseUrl: "nice",
        permissions: ["sso:view"],
        icon: "icon-applications",
      },
      {
        id: "teams",
        name: "teams",
        url: "/teams",
        appContext: "admin",
        baseUrl: "nice",
        permissions: ["team:view"],
        icon: "icon-teams",
      },
      {
        id: "groups",
        name: "groups",
        url: "/groups",
        appContext: "admin",
        baseUrl: "nice",
        permissions: ["group:view"],
        icon: "icon-groups",
      },
      {
        id: "employee-groups",
        name: "employeeGroups",
        url: "/employee-groups",
        appContext: "admin",
        baseUrl: "nice",
        permissions: ["employeeGroup:view"],
        icon: "icon-wfm",
      },
      {
        id: "skills",
        name: "skills",
        url: "/skills",
        appContext: "admin",
        baseUrl: "nice",
        permissions: ["skill:view"],
        icon: "icon-skills",
      },
      {
        id: "organization",
        name: "organization",
        url: "/organization",
        ...forAdministrators,
        icon: "icon-tenants",
      },
      {
        id: "security-policy",
        name: "securityPolicy",
        url: "/security-policy",
        ...forAdministrators,
        icon: "icon-security",
      },
      {
        id: "audit-log",
        name: "auditLog",
        url: "/audit-log",
        ...forAdministrators,
        icon: "icon-audit",
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
      { ...own, id: "my-space-availability", name: "availability", url: "/availability", icon: "icon-scheduler" },
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
  unbuilt("scheduler", "scheduler", "#1461c4", "icon-scheduler"),
  {
    id: "wfm",
    name: "wfm",
    color: "#1461c4",
    icon: "icon-wfm",
    helpLink: "wfm",
    links: [
      {
        ...planning,
        id: "history",
        name: "history",
        url: "/history",
        permissions: ["wfm:history:view"],
        icon: "icon-qm-analytics",
      },
      { ...planning, id: "planning-groups", name: "planningGroups", url: "/planning-groups", icon: "icon-skills" },
      { ...planning, id: "queues", name: "queues", url: "/queues", icon: "icon-groups" },
      { ...planning, id: "business-units", name: "businessUnits", url: "/business-units", icon: "icon-tenants" },
      { ...planning, id: "planning-calendar", name: "planningCalendar", url: "/calendar", icon: "icon-scheduler" },
      { ...planning, id: "activity-codes", name: "activityCodes", url: "/activity-codes", icon: "icon-wfm" },
    ],
  },
  unbuilt("qm", "qm", "#8a3ffc", "icon-qm-tools"),
  unbuilt("reporting", "reporting", "#b54708", "icon-reporting"),
  unbuilt("analytics", "analytics", "#8a3ffc", "icon-search"),
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
