import type { AppManifest } from "@evolve/shell";

export const mySpace: AppManifest = {
  id: "my-space",
  routes: [
    {
      name: "home",
      path: "/home",
      permission: "mySpace:view",
      areas: ["mySpace"],
      load: async () => ({ Screen: (await import("./home/home-screen.tsx")).HomeScreen }),
    },
    {
      name: "schedule",
      path: "/schedule",
      permission: "mySpace:view",
      areas: ["schedules", "timeOff", "shiftTrades", "scheduleEditor", "list"],
      load: async () => ({ Screen: (await import("./schedule/schedule-screen.tsx")).ScheduleScreen }),
    },
    {
      name: "adherence",
      path: "/adherence",
      permission: "mySpace:view",
      areas: ["adherence", "schedules", "charts", "grid", "list"],
      load: async () => ({ Screen: (await import("./adherence/adherence-screen.tsx")).AdherenceScreen }),
    },
    {
      name: "timeOff",
      path: "/time-off",
      permission: "mySpace:view",
      areas: ["timeOff", "schedules", "shiftTrades", "dates", "list"],
      load: async () => ({ Screen: (await import("./time-off/time-off-screen.tsx")).TimeOffScreen }),
    },
    {
      name: "trades",
      path: "/trades",
      permission: "mySpace:view",
      areas: ["shiftTrades", "scheduleEditor", "schedules", "timeOff", "list", "choices"],
      load: async () => ({ Screen: (await import("./trades/trades-screen.tsx")).TradesScreen }),
    },
    {
      name: "availability",
      path: "/availability",
      permission: "mySpace:view",
      areas: ["availability", "organization", "list", "dates"],
      load: async () => ({ Screen: (await import("./availability/availability-screen.tsx")).AvailabilityScreen }),
    },
    {
      name: "evaluations",
      path: "/evaluations",
      permission: "mySpace:view",
      areas: ["quality", "list", "grid", "choices"],
      load: async () => ({ Screen: (await import("./evaluations/evaluations-screen.tsx")).EvaluationsScreen }),
    },
    {
      name: "evaluation",
      path: "/evaluations/$ownEvaluationId",
      permission: "mySpace:view",
      areas: ["quality", "list"],
      load: async () => ({ Screen: (await import("./evaluations/evaluation-screen.tsx")).EvaluationScreen }),
    },
    {
      name: "security",
      path: "/security",
      permission: "mySpace:view",
      areas: ["security", "list"],
      load: async () => ({ Screen: (await import("./security/security-screen.tsx")).SecurityScreen }),
    },
    {
      name: "notifications",
      path: "/notifications",
      permission: "mySpace:view",
      areas: ["notifications", "list"],
      load: async () => ({
        Screen: (await import("./notifications/notification-settings-screen.tsx")).NotificationSettingsScreen,
      }),
    },
  ],
};
