import type { Permission } from "@evolve/contracts/permission-names";

export interface MenuLink {
  readonly id: string;
  /** A key of the navigation catalogue. */
  readonly name: string;
  /** Hash route within the app, `/users`; empty for a link that only opens its sub-menu. */
  readonly url: "" | `/${string}`;
  readonly appContext: string;
  readonly baseUrl: "nice" | "incontact" | "analytics";
  /** All of them are required; a link without any is for holders of 'all' only. */
  readonly permissions: readonly Permission[];
  readonly icon: string;
  readonly target?: "_blank";
  /** `RECORDING || (WFM && !ACD)` */
  readonly licences?: string;
  readonly toggle?: string;
  readonly notInEmbeddedClient?: true;
  readonly subMenu?: readonly MenuLink[];
}

/** The modules of the specification. One appears once a link of it works. */
export type ModuleId =
  | "admin"
  | "scheduler"
  | "wfm"
  | "my-space"
  | "qm"
  | "reporting"
  | "analytics"
  | "mydashboard"
  | "tenantManagement"
  | "as"
  | "xsight"
  | "embedded-client";

export interface MenuModule {
  readonly id: ModuleId;
  /** A key of the navigation catalogue. */
  readonly name: string;
  readonly color: string;
  readonly icon: string;
  readonly helpLink: string;
  readonly hiddenFromPicker?: true;
  readonly links: readonly MenuLink[];
  /** Links in place of those where quality analytics replaces the module. */
  readonly analyticsLinks?: readonly MenuLink[];
}

const forAdministrators = { appContext: "admin", baseUrl: "nice", permissions: ["tenant:edit"] } as const;

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
const own = { appContext: "my-space", baseUrl: "nice", permissions: ["mySpace:view"] } as const;
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
        id: "history",
        name: "history",
        url: "/history",
        appContext: "wfm",
        baseUrl: "nice",
        permissions: ["wfm:history:view"],
        icon: "icon-qm-analytics",
        licences: "WFM",
      },
      {
        id: "planning-groups",
        name: "planningGroups",
        url: "/planning-groups",
        appContext: "wfm",
        baseUrl: "nice",
        permissions: ["wfm:setup:view"],
        icon: "icon-skills",
        licences: "WFM",
      },
      {
        id: "queues",
        name: "queues",
        url: "/queues",
        appContext: "wfm",
        baseUrl: "nice",
        permissions: ["wfm:setup:view"],
        icon: "icon-groups",
        licences: "WFM",
      },
      {
        id: "business-units",
        name: "businessUnits",
        url: "/business-units",
        appContext: "wfm",
        baseUrl: "nice",
        permissions: ["wfm:setup:view"],
        icon: "icon-tenants",
        licences: "WFM",
      },
      {
        id: "planning-calendar",
        name: "planningCalendar",
        url: "/calendar",
        appContext: "wfm",
        baseUrl: "nice",
        permissions: ["wfm:setup:view"],
        icon: "icon-scheduler",
        licences: "WFM",
      },
      {
        id: "activity-codes",
        name: "activityCodes",
        url: "/activity-codes",
        appContext: "wfm",
        baseUrl: "nice",
        permissions: ["wfm:setup:view"],
        icon: "icon-wfm",
        licences: "WFM",
      },
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
