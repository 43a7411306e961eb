import type { AppManifest } from "@evolve/shell";

export const qm: AppManifest = {
  id: "qm",
  routes: [
    {
      name: "qualityOverview",
      path: "/overview",
      permission: "quality:evaluations:view",
      areas: ["quality", "charts"],
      load: async () => ({ Screen: (await import("./overview/overview-screen.tsx")).OverviewScreen }),
    },
    {
      name: "evaluations",
      path: "/evaluations",
      permission: "quality:evaluations:view",
      areas: ["quality", "list", "grid", "choices"],
      load: async () => ({ Screen: (await import("./evaluations/evaluations-screen.tsx")).EvaluationsScreen }),
    },
    {
      name: "evaluation",
      path: "/evaluations/$evaluationId",
      permission: "quality:evaluations:view",
      areas: ["quality", "list"],
      load: async () => ({ Screen: (await import("./evaluations/evaluation-screen.tsx")).EvaluationScreen }),
    },
    {
      name: "qualityForms",
      path: "/forms",
      permission: "quality:forms:view",
      areas: ["quality", "list", "grid", "choices"],
      load: async () => ({ Screen: (await import("./forms/forms-screen.tsx")).FormsScreen }),
    },
    {
      name: "qualityForm",
      path: "/forms/$formId",
      permission: "quality:forms:view",
      areas: ["quality", "list"],
      load: async () => ({ Screen: (await import("./forms/form-screen.tsx")).FormScreen }),
    },
    {
      name: "interactions",
      path: "/interactions",
      permission: "recording:view",
      areas: ["interactions", "list", "grid", "choices"],
      load: async () => ({ Screen: (await import("./interactions/interactions-screen.tsx")).InteractionsScreen }),
    },
    {
      name: "interaction",
      path: "/interactions/$interactionId",
      permission: "recording:view",
      areas: ["interactions", "quality", "list", "choices"],
      load: async () => ({ Screen: (await import("./interactions/interaction-screen.tsx")).InteractionScreen }),
    },
  ],
};
