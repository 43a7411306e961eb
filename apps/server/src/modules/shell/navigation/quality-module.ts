import type { MenuLink, MenuModule, ModuleId } from "./menu-structure.ts";

const quality = {
  appContext: "qm",
  baseUrl: "nice",
  permissions: ["quality:evaluations:view"],
  licences: "QM",
} as const;

const overview: MenuLink = {
  ...quality,
  id: "quality-overview",
  name: "qualityOverview",
  url: "/overview",
  icon: "icon-qm-analytics",
};

const interactions: MenuLink = {
  ...quality,
  id: "interactions",
  name: "interactions",
  url: "/interactions",
  permissions: ["recording:view"],
  licences: "RECORDING || QM",
  icon: "icon-interactions",
};

/** Quality management; with quality analytics alone, its figures and the interactions. */
export const qualityModule: MenuModule & { readonly id: ModuleId } = {
  id: "qm",
  name: "qm",
  color: "#8a3ffc",
  icon: "icon-qm-tools",
  helpLink: "qm",
  links: [
    overview,
    interactions,
    { ...quality, id: "evaluations", name: "evaluations", url: "/evaluations", icon: "icon-qm-tools" },
    {
      ...quality,
      id: "assignments",
      name: "assignments",
      url: "/assignments",
      permissions: ["quality:evaluations:edit"],
      icon: "icon-first-steps",
    },
    {
      ...quality,
      id: "calibrations",
      name: "calibrations",
      url: "/calibrations",
      permissions: ["quality:evaluations:edit"],
      icon: "icon-calibrations",
    },
    {
      ...quality,
      id: "quality-forms",
      name: "qualityForms",
      url: "/forms",
      permissions: ["quality:forms:view"],
      icon: "icon-audit",
    },
    {
      ...quality,
      id: "evaluation-plans",
      name: "evaluationPlans",
      url: "/plans",
      permissions: ["quality:forms:edit"],
      icon: "icon-work-plans",
    },
  ],
  analyticsLinks: [overview, interactions],
};
