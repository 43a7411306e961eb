import type { Permission } from "@evolve/contracts/permission-names";

export interface DemoRole {
  legacyId: string;
  name: string;
  description: string;
  permissions: readonly Permission[];
}

/** What everybody may do for themselves. */
export const own: readonly Permission[] = [
  "user:generalinfo:view",
  "user:clientgeneralinfo:view",
  "user:password:edit",
  "user:contactus:view",
  "mySpace:view",
];
const lead: readonly Permission[] = [
  ...own,
  "user:view",
  "team:view",
  "role:view",
  "dashboard:view",
  "selfService:support:view",
  "LaunchSupervisor:view",
  "inView:view",
  "PresenceSync:View",
];

/** A manager keeps teams, groups and skills; employee groups are for administrators to change. */
const organisation: readonly Permission[] = [
  "team:edit",
  "group:view",
  "group:edit",
  "skill:view",
  "skill:edit",
  "employeeGroup:view",
  "dashboard:share",
];

const planningView: readonly Permission[] = [
  "wfm:setup:view",
  "wfm:history:view",
  "wfm:forecast:view",
  "wfm:staffing:view",
  "wfm:schedule:view",
  "wfm:plans:view",
  "wfm:requests:view",
  "wfm:adherence:view",
  "reporting:view",
];
/** Who watches the day approves deviations. */
const watching: readonly Permission[] = ["wfm:adherence:edit"];
/** Who hears what was said. */
const listening: readonly Permission[] = ["recording:view", "recording:listen"];
const planning: readonly Permission[] = [
  ...planningView,
  "wfm:setup:edit",
  "wfm:history:edit",
  "wfm:forecast:edit",
  "wfm:staffing:edit",
  "wfm:schedule:edit",
  "wfm:schedule:publish",
  "wfm:plans:edit",
  "wfm:requests:edit",
  "reporting:edit",
];

const evaluating: readonly Permission[] = [
  "quality:forms:view",
  "quality:evaluations:view",
  "quality:evaluations:edit",
];
/** Who sees what interactions are about, and names their topics. */
const analysing: readonly Permission[] = ["analytics:view", "analytics:edit"];
const quality: readonly Permission[] = [...evaluating, "quality:forms:edit"];

/** Those of every demo tenant. */
export const roles: readonly DemoRole[] = [
  { legacyId: "1", name: "Administrator", description: "Everything, sign-in included", permissions: ["all"] },
  {
    legacyId: "2",
    name: "Manager",
    description: "People, teams and planning",
    permissions: [
      ...lead,
      ...organisation,
      ...planning,
      ...watching,
      ...listening,
      "recording:edit",
      ...quality,
      ...analysing,
      "AgentMAX:view",
      "user:create",
      "user:edit",
    ],
  },
  {
    legacyId: "3",
    name: "Supervisor",
    description: "Sees people and plans, approves deviations and evaluates contacts",
    permissions: [...lead, ...planningView, ...watching, ...listening, ...evaluating, "analytics:view"],
  },
  {
    legacyId: "4",
    name: "Evaluator",
    description: "Listens to interactions, evaluates them, and makes the forms for it",
    permissions: [...own, ...listening, ...quality],
  },
  {
    legacyId: "5",
    name: "Agent",
    description: "Own schedule and requests, and contacts",
    permissions: [...own, "AgentMAX:view", "PresenceSync:View"],
  },
  { legacyId: "6", name: "No Access", description: "Signs in, but reaches no application", permissions: [] },
  {
    legacyId: "7",
    name: "Planner",
    description: "Forecasts, staffing, schedules and requests",
    permissions: [...lead, ...planning],
  },
];

/** Those that Acme has made itself. */
export const acmeRoles: readonly DemoRole[] = [
  {
    legacyId: "8",
    name: "Quality Lead",
    description: "Reports and dashboards of the quality team",
    permissions: [...lead, ...listening, ...quality, ...analysing, "reporting:view", "dashboard:share"],
  },
  {
    legacyId: "9",
    name: "Real-Time Analyst",
    description: "Watches the day and answers requests",
    permissions: [...lead, ...planningView, ...watching, "wfm:requests:edit"],
  },
];
