import { AdherenceFilter, StateMappingFilter } from "@evolve/contracts/adherence-filters";
import { ActivityCodeFilter } from "@evolve/contracts/planning-filters";
import { BusinessUnitFilter } from "@evolve/contracts/planning-filters";
import { CalendarEventFilter } from "@evolve/contracts/planning-filters";
import { PlanningAgentFilter, RotationFilter, WorkPlanFilter } from "@evolve/contracts/people-filters";
import { PlanningGroupFilter } from "@evolve/contracts/planning-filters";
import { QueueFilter } from "@evolve/contracts/planning-filters";
import type { AppManifest } from "@evolve/shell";
import { listSearch } from "@evolve/shell/list-search";
import { readGenerated, readInterval } from "./searches.ts";

export const wfm: AppManifest = {
  id: "wfm",
  routes: [
    {
      name: "history",
      path: "/history",
      permission: "wfm:history:view",
      areas: ["planning", "charts", "list", "grid"],
      load: async () => ({ Screen: (await import("./history/history-screen.tsx")).HistoryScreen }),
    },
    {
      name: "firstSteps",
      path: "/start",
      permission: "wfm:setup:view",
      areas: ["planning", "list"],
      load: async () => ({ Screen: (await import("./start/first-steps-screen.tsx")).FirstStepsScreen }),
    },
    {
      name: "historyImport",
      path: "/history/import",
      permission: "wfm:history:edit",
      areas: ["historyImport", "planning", "organization", "choices", "files", "list"],
      load: async () => ({ Screen: (await import("./history/import/history-import-screen.tsx")).HistoryImportScreen }),
    },
    {
      name: "staffing",
      path: "/staffing",
      permission: "wfm:staffing:view",
      areas: ["setupUse", "requirement", "planning", "organization", "charts", "list", "grid"],
      search: readInterval,
      load: async () => ({ Screen: (await import("./staffing/staffing-screen.tsx")).StaffingScreen }),
    },
    {
      name: "forecast",
      path: "/forecast",
      permission: "wfm:forecast:view",
      areas: ["setupUse", "forecast", "planning", "organization", "charts", "list", "grid", "choices", "dates"],
      load: async () => ({ Screen: (await import("./forecast/forecast-screen.tsx")).ForecastScreen }),
    },
    {
      name: "planningGroups",
      path: "/planning-groups",
      permission: "wfm:setup:view",
      areas: ["setupUse", "planning", "organization", "list", "grid", "choices"],
      search: listSearch(PlanningGroupFilter),
      load: async () => ({ Screen: (await import("./setup/planning-groups-screen.tsx")).PlanningGroupsScreen }),
    },
    {
      name: "queues",
      path: "/queues",
      permission: "wfm:setup:view",
      areas: ["setupUse", "planning", "organization", "list", "grid", "choices", "dates"],
      search: listSearch(QueueFilter),
      load: async () => ({ Screen: (await import("./setup/queues-screen.tsx")).QueuesScreen }),
    },
    {
      name: "businessUnits",
      path: "/business-units",
      permission: "wfm:setup:view",
      areas: ["setupUse", "planning", "organization", "list", "grid", "choices"],
      search: listSearch(BusinessUnitFilter),
      load: async () => ({ Screen: (await import("./setup/business-units-screen.tsx")).BusinessUnitsScreen }),
    },
    {
      name: "calendarEvents",
      path: "/calendar",
      permission: "wfm:setup:view",
      areas: ["setupUse", "planning", "organization", "list", "grid", "choices", "dates"],
      search: listSearch(CalendarEventFilter),
      load: async () => ({ Screen: (await import("./setup/calendar-events-screen.tsx")).CalendarEventsScreen }),
    },
    {
      name: "activityCodes",
      path: "/activity-codes",
      permission: "wfm:setup:view",
      areas: ["setupUse", "planning", "organization", "list", "grid", "choices", "fields"],
      search: listSearch(ActivityCodeFilter),
      load: async () => ({ Screen: (await import("./setup/activity-codes-screen.tsx")).ActivityCodesScreen }),
    },
    {
      name: "agents",
      path: "/agents",
      permission: "wfm:plans:view",
      areas: ["workPlans", "planning", "organization", "list", "grid", "choices", "dates", "fields"],
      search: listSearch(PlanningAgentFilter),
      load: async () => ({ Screen: (await import("./people/agents-screen.tsx")).AgentsScreen }),
    },
    {
      name: "workPlans",
      path: "/work-plans",
      permission: "wfm:plans:view",
      areas: ["workPlans", "planning", "organization", "list", "grid", "choices", "dates"],
      search: listSearch(WorkPlanFilter),
      load: async () => ({ Screen: (await import("./plans/work-plans-screen.tsx")).WorkPlansScreen }),
    },
    {
      name: "rotations",
      path: "/rotations",
      permission: "wfm:plans:view",
      areas: ["workPlans", "planning", "organization", "list", "grid", "choices", "dates"],
      search: listSearch(RotationFilter),
      load: async () => ({ Screen: (await import("./plans/rotations-screen.tsx")).RotationsScreen }),
    },
    {
      name: "generate",
      path: "/generate",
      permission: "wfm:schedule:view",
      areas: ["generation", "workPlans", "scheduleEditor", "schedules", "choices", "list", "dates"],
      search: readGenerated,
      load: async () => ({ Screen: (await import("./generate/generate-screen.tsx")).GenerateScreen }),
    },
    {
      name: "adherence",
      path: "/adherence",
      permission: "wfm:adherence:view",
      areas: ["adherence", "schedules", "list", "grid", "choices"],
      search: listSearch(AdherenceFilter),
      load: async () => ({ Screen: (await import("./adherence/adherence-screen.tsx")).AdherenceScreen }),
    },
    {
      name: "stateMappings",
      path: "/agent-states",
      permission: "wfm:adherence:view",
      areas: ["adherence", "planning", "list", "grid", "choices"],
      search: listSearch(StateMappingFilter),
      load: async () => ({ Screen: (await import("./adherence/state-mappings-screen.tsx")).StateMappingsScreen }),
    },
    {
      name: "selfService",
      path: "/selfService",
      permission: "selfService:support:view",
      areas: ["selfService"],
      load: async () => ({ Screen: (await import("./self-service/self-service-screen.tsx")).SelfServiceScreen }),
    },
  ],
};
