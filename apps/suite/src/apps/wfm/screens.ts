import type { Screens } from "@evolve/shell/manifest";

/** The code of each route's screen. */
export const screens = {
  history: async () => (await import("./history/history-screen.tsx")).HistoryScreen,
  firstSteps: async () => (await import("./start/first-steps-screen.tsx")).FirstStepsScreen,
  historyImport: async () => (await import("./history/import/history-import-screen.tsx")).HistoryImportScreen,
  staffing: async () => (await import("./staffing/staffing-screen.tsx")).StaffingScreen,
  intraday: async () => (await import("./intraday/intraday-screen.tsx")).IntradayScreen,
  forecast: async () => (await import("./forecast/forecast-screen.tsx")).ForecastScreen,
  planningGroups: async () => (await import("./setup/planning-groups-screen.tsx")).PlanningGroupsScreen,
  queues: async () => (await import("./setup/queues-screen.tsx")).QueuesScreen,
  businessUnits: async () => (await import("./setup/business-units-screen.tsx")).BusinessUnitsScreen,
  calendarEvents: async () => (await import("./setup/calendar-events-screen.tsx")).CalendarEventsScreen,
  activityCodes: async () => (await import("./setup/activity-codes-screen.tsx")).ActivityCodesScreen,
  agents: async () => (await import("./people/agents-screen.tsx")).AgentsScreen,
  workPlans: async () => (await import("./plans/work-plans-screen.tsx")).WorkPlansScreen,
  rotations: async () => (await import("./plans/rotations-screen.tsx")).RotationsScreen,
  generate: async () => (await import("./generate/generate-screen.tsx")).GenerateScreen,
  adherence: async () => (await import("./adherence/adherence-screen.tsx")).AdherenceScreen,
  adherenceAlerts: async () => (await import("./adherence/alerts-screen.tsx")).AlertsScreen,
  stateMappings: async () => (await import("./adherence/state-mappings-screen.tsx")).StateMappingsScreen,
  selfService: async () => (await import("./self-service/self-service-screen.tsx")).SelfServiceScreen,
} satisfies Screens;
