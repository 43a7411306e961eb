import { ActivityCodeFilter } from "@evolve/contracts/activity-codes";
import { BusinessUnitFilter } from "@evolve/contracts/business-units";
import { CalendarEventFilter } from "@evolve/contracts/calendar-events";
import { PlanningGroupFilter } from "@evolve/contracts/planning-groups";
import { QueueFilter } from "@evolve/contracts/queues";
import type { AppManifest } from "@evolve/shell";
import { listSearch } from "@evolve/shell/list-search";

export const wfm: AppManifest = {
  id: "wfm",
  routes: [
    {
      name: "history",
      path: "/history",
      permission: "wfm:history:view",
      areas: ["planning", "charts", "list"],
      load: async () => ({ Screen: (await import("./history/history-screen.tsx")).HistoryScreen }),
    },
    {
      name: "planningGroups",
      path: "/planning-groups",
      permission: "wfm:setup:view",
      areas: ["planning", "organization", "list", "grid", "choices"],
      search: listSearch(PlanningGroupFilter),
      load: async () => ({ Screen: (await import("./setup/planning-groups-screen.tsx")).PlanningGroupsScreen }),
    },
    {
      name: "queues",
      path: "/queues",
      permission: "wfm:setup:view",
      areas: ["planning", "organization", "list", "grid", "choices", "dates"],
      search: listSearch(QueueFilter),
      load: async () => ({ Screen: (await import("./setup/queues-screen.tsx")).QueuesScreen }),
    },
    {
      name: "businessUnits",
      path: "/business-units",
      permission: "wfm:setup:view",
      areas: ["planning", "organization", "list", "grid", "choices"],
      search: listSearch(BusinessUnitFilter),
      load: async () => ({ Screen: (await import("./setup/business-units-screen.tsx")).BusinessUnitsScreen }),
    },
    {
      name: "calendarEvents",
      path: "/calendar",
      permission: "wfm:setup:view",
      areas: ["planning", "organization", "list", "grid", "choices", "dates"],
      search: listSearch(CalendarEventFilter),
      load: async () => ({ Screen: (await import("./setup/calendar-events-screen.tsx")).CalendarEventsScreen }),
    },
    {
      name: "activityCodes",
      path: "/activity-codes",
      permission: "wfm:setup:view",
      areas: ["planning", "organization", "list", "grid", "choices", "fields"],
      search: listSearch(ActivityCodeFilter),
      load: async () => ({ Screen: (await import("./setup/activity-codes-screen.tsx")).ActivityCodesScreen }),
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
