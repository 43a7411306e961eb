import { defineApp } from "@evolve/shell/manifest";

export const mySpace = defineApp({
  id: "my-space",
  screens: () => import("./screens.ts"),
  routes: [
    {
      name: "home",
      path: "/home",
      permission: "mySpace:view",
      areas: ["mySpace"],
    },
    {
      name: "schedule",
      path: "/schedule",
      permission: "mySpace:view",
      areas: ["schedules", "timeOff", "shiftTrades", "scheduleEditor", "list"],
    },
    {
      name: "adherence",
      path: "/adherence",
      permission: "mySpace:view",
      areas: ["adherence", "schedules", "charts", "grid", "list"],
    },
    {
      name: "timeOff",
      path: "/time-off",
      permission: "mySpace:view",
      areas: ["timeOff", "schedules", "shiftTrades", "dates", "list"],
    },
    {
      name: "trades",
      path: "/trades",
      permission: "mySpace:view",
      areas: ["shiftTrades", "scheduleEditor", "schedules", "timeOff", "list", "choices"],
    },
    {
      name: "availability",
      path: "/availability",
      permission: "mySpace:view",
      areas: ["availability", "organization", "list", "dates"],
    },
    {
      name: "evaluations",
      path: "/evaluations",
      permission: "mySpace:view",
      areas: ["quality", "list", "grid", "choices"],
    },
    {
      name: "evaluation",
      path: "/evaluations/$ownEvaluationId",
      permission: "mySpace:view",
      areas: ["quality", "list"],
    },
    {
      name: "interactions",
      path: "/interactions",
      permission: "mySpace:view",
      areas: ["interactions", "list", "grid", "choices", "dates"],
    },
    {
      name: "interaction",
      path: "/interactions/$ownInteractionId",
      permission: "mySpace:view",
      areas: ["interactions"],
    },
    {
      name: "security",
      path: "/security",
      permission: "mySpace:view",
      areas: ["security", "list"],
    },
    {
      name: "notifications",
      path: "/notifications",
      permission: "mySpace:view",
      areas: ["notifications", "list"],
    },
  ],
});
