import type { Screens } from "@evolve/shell/manifest";

/** The code of each route's screen. */
export const screens = {
  editor: async () => (await import("./editor/editor-screen.tsx")).EditorScreen,
  requests: async () => (await import("./requests/requests-screen.tsx")).RequestsScreen,
  trades: async () => (await import("./trades/trades-screen.tsx")).TradesScreen,
  tradeSettings: async () => (await import("./trades/settings-screen.tsx")).SettingsScreen,
  timeOffLimits: async () => (await import("./requests/limits-screen.tsx")).LimitsScreen,
  timeOffBalances: async () => (await import("./requests/balances-screen.tsx")).BalancesScreen,
} satisfies Screens;
