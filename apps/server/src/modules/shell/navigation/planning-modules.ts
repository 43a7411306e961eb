import type { MenuModule, ModuleId } from "./menu-structure.ts";

const planning = { appContext: "wfm", baseUrl: "nice", permissions: ["wfm:setup:view"], licences: "WFM" } as const;
const people = { ...planning, permissions: ["wfm:plans:view"] } as const;
const requests = { ...planning, appContext: "scheduler", permissions: ["wfm:requests:view"] } as const;
const live = { ...planning, permissions: ["wfm:adherence:view"] } as const;
/** An entry that only opens its sub-menu; the links below have the permissions and the licence. */
const subMenu = { appContext: "wfm", baseUrl: "nice", url: "", permissions: [] } as const;

/** Scheduler and WFM. What planners do every day is at the top level, what they set up now and then below. */
export const planningModules: readonly (MenuModule & { readonly id: ModuleId })[] = [
  {
    id: "scheduler",
    name: "scheduler",
    color: "#1461c4",
    icon: "icon-scheduler",
    helpLink: "scheduler",
    links: [
      {
        ...planning,
        id: "schedule-editor",
        name: "scheduleEditor",
        url: "/editor",
        appContext: "scheduler",
        permissions: ["wfm:schedule:view"],
        icon: "icon-scheduler",
      },
      { ...requests, id: "requests", name: "requests", url: "/requests", icon: "icon-audit" },
      { ...requests, id: "trades", name: "trades", url: "/trades", icon: "icon-rotations" },
      { ...requests, id: "trade-settings", name: "tradeSettings", url: "/trade-settings", icon: "icon-settings" },
      { ...requests, id: "time-off-limits", name: "timeOffLimits", url: "/time-off-limits", icon: "icon-wfm" },
      { ...requests, id: "time-off-balances", name: "timeOffBalances", url: "/time-off-balances", icon: "icon-users" },
    ],
  },
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
      {
        ...planning,
        id: "forecast",
        name: "forecast",
        url: "/forecast",
        permissions: ["wfm:forecast:view"],
        icon: "icon-forecast",
      },
      {
        ...planning,
        id: "staffing",
        name: "staffing",
        url: "/staffing",
        permissions: ["wfm:staffing:view"],
        icon: "icon-staffing",
      },
      {
        ...planning,
        id: "intraday",
        name: "intraday",
        url: "/intraday",
        permissions: ["wfm:staffing:view"],
        icon: "icon-intraday",
      },
      {
        ...planning,
        id: "generate",
        name: "generate",
        url: "/generate",
        permissions: ["wfm:schedule:view"],
        icon: "icon-generate",
      },
      { ...live, id: "adherence", name: "adherence", url: "/adherence", icon: "icon-adherence" },
      {
        ...subMenu,
        id: "people-and-plans",
        name: "peopleAndPlans",
        icon: "icon-acd",
        subMenu: [
          { ...people, id: "agents", name: "agents", url: "/agents", icon: "icon-acd" },
          { ...people, id: "work-plans", name: "workPlans", url: "/work-plans", icon: "icon-work-plans" },
          { ...people, id: "rotations", name: "rotations", url: "/rotations", icon: "icon-rotations" },
        ],
      },
      {
        ...subMenu,
        id: "planning-setup",
        name: "planningSetup",
        icon: "icon-settings",
        subMenu: [
          {
            ...planning,
            id: "planning-groups",
            name: "planningGroups",
            url: "/planning-groups",
            icon: "icon-planning-groups",
          },
          { ...planning, id: "queues", name: "queues", url: "/queues", icon: "icon-queues" },
          { ...planning, id: "business-units", name: "businessUnits", url: "/business-units", icon: "icon-tenants" },
          { ...planning, id: "planning-calendar", name: "planningCalendar", url: "/calendar", icon: "icon-calendar" },
          {
            ...planning,
            id: "activity-codes",
            name: "activityCodes",
            url: "/activity-codes",
            icon: "icon-activity-codes",
          },
          { ...live, id: "state-mappings", name: "stateMappings", url: "/agent-states", icon: "icon-queues" },
          {
            ...live,
            id: "adherence-alerts",
            name: "adherenceAlerts",
            url: "/adherence-alerts",
            icon: "icon-adherence",
          },
        ],
      },
      { ...planning, id: "first-steps", name: "firstSteps", url: "/start", icon: "icon-first-steps" },
    ],
  },
];
