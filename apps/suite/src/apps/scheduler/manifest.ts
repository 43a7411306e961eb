import { defineApp } from "@evolve/shell/manifest";

export const scheduler = defineApp({
  id: "scheduler",
  screens: () => import("./screens.ts"),
  routes: [
    {
      name: "editor",
      path: "/editor",
      permission: "wfm:schedule:view",
      areas: ["scheduleEditor", "schedules", "generation", "choices", "list", "grid", "dates", "fields"],
    },
    {
      name: "requests",
      path: "/requests",
      permission: "wfm:requests:view",
      areas: ["timeOff", "list", "grid", "choices"],
    },
    {
      name: "trades",
      path: "/trades",
      permission: "wfm:requests:view",
      areas: ["shiftTrades", "timeOff", "scheduleEditor", "schedules", "list", "grid", "choices"],
    },
    {
      name: "tradeSettings",
      path: "/trade-settings",
      permission: "wfm:requests:view",
      areas: ["shiftTrades", "list"],
    },
    {
      name: "timeOffLimits",
      path: "/time-off-limits",
      permission: "wfm:requests:view",
      areas: ["timeOff", "organization", "list", "grid", "choices", "dates"],
    },
    {
      name: "timeOffBalances",
      path: "/time-off-balances",
      permission: "wfm:requests:view",
      areas: ["timeOff", "organization", "list", "grid", "choices"],
    },
  ],
});
