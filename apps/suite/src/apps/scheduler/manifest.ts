import type { AppManifest } from "@evolve/shell";

export const scheduler: AppManifest = {
  id: "scheduler",
  routes: [
    {
      name: "editor",
      path: "/editor",
      permission: "wfm:schedule:view",
      areas: ["scheduleEditor", "schedules", "generation", "choices", "list", "grid", "dates", "fields"],
      load: async () => ({ Screen: (await import("./editor/editor-screen.tsx")).EditorScreen }),
    },
    {
      name: "requests",
      path: "/requests",
      permission: "wfm:requests:view",
      areas: ["timeOff", "list", "grid", "choices"],
      load: async () => ({ Screen: (await import("./requests/requests-screen.tsx")).RequestsScreen }),
    },
    {
      name: "trades",
      path: "/trades",
      permission: "wfm:requests:view",
      areas: ["shiftTrades", "timeOff", "scheduleEditor", "schedules", "list", "grid", "choices"],
      load: async () => ({ Screen: (await import("./trades/trades-screen.tsx")).TradesScreen }),
    },
    {
      name: "tradeSettings",
      path: "/trade-settings",
      permission: "wfm:requests:view",
      areas: ["shiftTrades", "list"],
      load: async () => ({ Screen: (await import("./trades/settings-screen.tsx")).SettingsScreen }),
    },
    {
      name: "timeOffLimits",
      path: "/time-off-limits",
      permission: "wfm:requests:view",
      areas: ["timeOff", "organization", "list", "grid", "choices", "dates"],
      load: async () => ({ Screen: (await import("./requests/limits-screen.tsx")).LimitsScreen }),
    },
    {
      name: "timeOffBalances",
      path: "/time-off-balances",
      permission: "wfm:requests:view",
      areas: ["timeOff", "organization", "list", "grid", "choices"],
      load: async () => ({ Screen: (await import("./requests/balances-screen.tsx")).BalancesScreen }),
    },
  ],
};
