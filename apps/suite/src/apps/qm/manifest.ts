import { defineApp } from "@evolve/shell/manifest";

export const qm = defineApp({
  id: "qm",
  screens: () => import("./screens.ts"),
  routes: [
    {
      name: "qualityOverview",
      path: "/overview",
      permission: "quality:evaluations:view",
      areas: ["quality", "charts"],
    },
    {
      name: "evaluations",
      path: "/evaluations",
      permission: "quality:evaluations:view",
      areas: ["quality", "list", "grid", "choices", "dates", "fields"],
    },
    {
      name: "evaluation",
      path: "/evaluations/$evaluationId",
      permission: "quality:evaluations:view",
      areas: ["quality", "list"],
    },
    {
      name: "calibrations",
      path: "/calibrations",
      permission: "quality:evaluations:edit",
      areas: ["quality", "list", "grid", "choices"],
    },
    {
      name: "calibration",
      path: "/calibrations/$calibrationId",
      permission: "quality:evaluations:edit",
      areas: ["quality", "list"],
    },
    {
      name: "assignments",
      path: "/assignments",
      permission: "quality:evaluations:edit quality:forms:edit",
      areas: ["quality", "list", "grid", "choices"],
    },
    {
      name: "evaluationPlans",
      path: "/plans",
      permission: "quality:forms:edit",
      areas: ["quality", "organization", "list", "grid", "choices", "fields"],
    },
    {
      name: "qualityForms",
      path: "/forms",
      permission: "quality:forms:view",
      areas: ["quality", "list", "grid", "choices"],
    },
    {
      name: "qualityForm",
      path: "/forms/$formId",
      permission: "quality:forms:view",
      areas: ["quality", "list"],
    },
    {
      name: "interactions",
      path: "/interactions",
      permission: "recording:view",
      areas: ["interactions", "list", "grid", "choices", "dates"],
    },
    {
      name: "interaction",
      path: "/interactions/$interactionId",
      permission: "recording:view",
      areas: ["interactions", "quality", "list", "choices", "dates", "fields"],
    },
  ],
});
