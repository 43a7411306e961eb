import { defineApp } from "@evolve/shell/manifest";

export const wfm = defineApp({
  id: "wfm",
  screens: () => import("./screens.ts"),
  routes: [
    {
      name: "history",
      path: "/history",
      permission: "wfm:history:view",
      areas: ["planning", "charts", "list", "grid"],
    },
    {
      name: "firstSteps",
      path: "/start",
      permission: "wfm:setup:view",
      areas: ["planning", "list"],
    },
    {
      name: "historyImport",
      path: "/history/import",
      permission: "wfm:history:edit",
      areas: ["historyImport", "planning", "organization", "choices", "files", "list"],
    },
    {
      name: "staffing",
      path: "/staffing",
      permission: "wfm:staffing:view",
      areas: ["setupUse", "requirement", "planning", "organization", "charts", "list", "grid"],
    },
    {
      name: "intraday",
      path: "/intraday",
      permission: "wfm:staffing:view",
      areas: ["intraday", "requirement", "planning", "charts", "grid"],
    },
    {
      name: "forecast",
      path: "/forecast",
      permission: "wfm:forecast:view",
      areas: ["setupUse", "forecast", "planning", "organization", "charts", "list", "grid", "choices", "dates"],
    },
    {
      name: "planningGroups",
      path: "/planning-groups",
      permission: "wfm:setup:view",
      areas: ["setupUse", "planning", "organization", "list", "grid", "choices"],
    },
    {
      name: "queues",
      path: "/queues",
      permission: "wfm:setup:view",
      areas: ["setupUse", "planning", "organization", "list", "grid", "choices", "dates"],
    },
    {
      name: "businessUnits",
      path: "/business-units",
      permission: "wfm:setup:view",
      areas: ["setupUse", "planning", "organization", "list", "grid", "choices"],
    },
    {
      name: "calendarEvents",
      path: "/calendar",
      permission: "wfm:setup:view",
      areas: ["setupUse", "planning", "organization", "list", "grid", "choices", "dates"],
    },
    {
      name: "activityCodes",
      path: "/activity-codes",
      permission: "wfm:setup:view",
      areas: ["setupUse", "planning", "organization", "list", "grid", "choices", "fields"],
    },
    {
      name: "agents",
      path: "/agents",
      permission: "wfm:plans:view",
      areas: ["workPlans", "planning", "organization", "list", "grid", "choices", "dates", "fields"],
    },
    {
      name: "workPlans",
      path: "/work-plans",
      permission: "wfm:plans:view",
      areas: ["workPlans", "planning", "organization", "list", "grid", "choices", "dates"],
    },
    {
      name: "rotations",
      path: "/rotations",
      permission: "wfm:plans:view",
      areas: ["workPlans", "planning", "organization", "list", "grid", "choices", "dates"],
    },
    {
      name: "generate",
      path: "/generate",
      permission: "wfm:schedule:view",
      areas: ["generation", "workPlans", "scheduleEditor", "schedules", "choices", "list", "dates"],
    },
    {
      name: "adherence",
      path: "/adherence",
      permission: "wfm:adherence:view",
      areas: ["adherence", "schedules", "list", "grid", "choices"],
    },
    {
      name: "adherenceAlerts",
      path: "/adherence-alerts",
      permission: "wfm:adherence:view",
      areas: ["adherence", "organization", "list", "grid", "choices"],
    },
    {
      name: "stateMappings",
      path: "/agent-states",
      permission: "wfm:adherence:view",
      areas: ["adherence", "planning", "list", "grid", "choices"],
    },
    {
      name: "selfService",
      path: "/selfService",
      permission: "selfService:support:view",
      areas: ["selfService"],
    },
  ],
});
