import type { Screens } from "@evolve/shell/manifest";

/** The code of each route's screen. */
export const screens = {
  qualityOverview: async () => (await import("./overview/overview-screen.tsx")).OverviewScreen,
  evaluations: async () => (await import("./evaluations/evaluations-screen.tsx")).EvaluationsScreen,
  evaluation: async () => (await import("./evaluations/evaluation-screen.tsx")).EvaluationScreen,
  calibrations: async () => (await import("./calibrations/calibrations-screen.tsx")).CalibrationsScreen,
  calibration: async () => (await import("./calibrations/calibration-screen.tsx")).CalibrationScreen,
  assignments: async () => (await import("./plans/assignments-screen.tsx")).AssignmentsScreen,
  evaluationPlans: async () => (await import("./plans/plans-screen.tsx")).PlansScreen,
  qualityForms: async () => (await import("./forms/forms-screen.tsx")).FormsScreen,
  qualityForm: async () => (await import("./forms/form-screen.tsx")).FormScreen,
  interactions: async () => (await import("./interactions/interactions-screen.tsx")).InteractionsScreen,
  interaction: async () => (await import("./interactions/interaction-screen.tsx")).InteractionScreen,
} satisfies Screens;
