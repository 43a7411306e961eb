import type { Screens } from "@evolve/shell/manifest";

/** The code of each route's screen. */
export const screens = {
  home: async () => (await import("./home/home-screen.tsx")).HomeScreen,
  schedule: async () => (await import("./schedule/schedule-screen.tsx")).ScheduleScreen,
  adherence: async () => (await import("./adherence/adherence-screen.tsx")).AdherenceScreen,
  timeOff: async () => (await import("./time-off/time-off-screen.tsx")).TimeOffScreen,
  trades: async () => (await import("./trades/trades-screen.tsx")).TradesScreen,
  availability: async () => (await import("./availability/availability-screen.tsx")).AvailabilityScreen,
  evaluations: async () => (await import("./evaluations/evaluations-screen.tsx")).EvaluationsScreen,
  evaluation: async () => (await import("./evaluations/evaluation-screen.tsx")).EvaluationScreen,
  interactions: async () => (await import("./interactions/interactions-screen.tsx")).InteractionsScreen,
  interaction: async () => (await import("./interactions/interaction-screen.tsx")).InteractionScreen,
  security: async () => (await import("./security/security-screen.tsx")).SecurityScreen,
  notifications: async () =>
    (await import("./notifications/notification-settings-screen.tsx")).NotificationSettingsScreen,
} satisfies Screens;
