import { BalanceFilter, TimeOffFilter, TimeOffLimitFilter } from "@evolve/contracts/time-off-filters";
import { TradeFilter } from "@evolve/contracts/shift-trades-filters";
import type { AppManifest } from "@evolve/shell";
import { listSearch } from "@evolve/shell/list-search";
import { readEdited } from "./searches.ts";

export const scheduler: AppManifest = {
  id: "scheduler",
  routes: [
    {
      name: "editor",
      path: "/editor",
      permission: "wfm:schedule:view",
      areas: ["scheduleEditor", "schedules", "generation", "choices", "list", "grid", "dates", "fields"],
      search: readEdited,
      load: async () => ({ Screen: (await import("./editor/editor-screen.tsx")).EditorScreen }),
    },
    {
      name: "requests",
      path: "/requests",
      permission: "wfm:requests:view",
      areas: ["timeOff", "list", "grid", "choices"],
      search: listSearch(TimeOffFilter),
      load: async () => ({ Screen: (await import("./requests/requests-screen.tsx")).RequestsScreen }),
    },
    {
      name: "trades",
      path: "/trades",
      permission: "wfm:requests:view",
      areas: ["shiftTrades", "timeOff", "scheduleEditor", "schedules", "list", "grid", "choices"],
      search: listSearch(TradeFilter),
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
      search: listSearch(TimeOffLimitFilter),
      load: async () => ({ Screen: (await import("./requests/limits-screen.tsx")).LimitsScreen }),
    },
    {
      name: "timeOffBalances",
      path: "/time-off-balances",
      permission: "wfm:requests:view",
      areas: ["timeOff", "organization", "list", "grid", "choices"],
      search: listSearch(BalanceFilter),
      load: async () => ({ Screen: (await import("./requests/balances-screen.tsx")).BalancesScreen }),
    },
  ],
};
