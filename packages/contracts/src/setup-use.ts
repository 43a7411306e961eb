import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import type { Permission } from "./permission-names.ts";
import { Id } from "./validators.ts";

/** What a change or a deletion can be asked about, and who may see it. */
export const viewersOfSubjects = {
  businessUnit: "wfm:setup:view",
  site: "wfm:setup:view",
  queue: "wfm:setup:view",
  planningGroup: "wfm:setup:view",
  activityCode: "wfm:setup:view",
  calendarEvent: "wfm:setup:view",
  team: "team:view",
  group: "group:view",
  employeeGroup: "employeeGroup:view",
  skill: "skill:view",
} as const satisfies Readonly<Record<string, Permission>>;
export type SetupSubject = keyof typeof viewersOfSubjects;

const setupSubjects = Object.keys(viewersOfSubjects) as [SetupSubject, ...SetupSubject[]];

export const SetupUse = z.object({
  /** Planning groups whose required staff was calculated with it, by name. */
  staffed: z.array(z.string()),
  /** Drafts of forecasts of its business unit. */
  forecasts: z.number(),
  scenarios: z.number(),
  /** Drafted and published, from today on. */
  shifts: z.number(),
  workPlans: z.number(),
  /** Planning groups and business units with a shrinkage of their own for it. */
  shrinkageEntries: z.number(),
  /** Those of a business unit, that of a queue, and those that need a skill, by name. */
  planningGroups: z.array(z.string()),
  /** Those of a business unit, by name. */
  queues: z.array(z.string()),
  /** Calendar events that are only for the business unit or the planning group, by name. */
  events: z.array(z.string()),
  /** Limits of time off for the business unit or the team, by name. */
  timeOffLimits: z.array(z.string()),
  /** Schedules of a business unit. */
  schedules: z.number(),
  /** Reports about the business unit or the planning group that are sent regularly. */
  reports: z.number(),
  /** Who is in the team, group or employee group, has the skill, or is planned in the business unit or at the site. */
  people: z.number(),
  /** Whether a queue has history. */
  hasHistory: z.boolean(),
});
export type SetupUse = z.output<typeof SetupUse>;

export const readSetupUse = defineCall({
  name: "readSetupUse",
  summary:
    "What depends on a part of the set-up or the organisation, so that a change or a deletion can say what it does.",
  area: "planning",
  method: "GET",
  path: "/wfm/v1/setup-use/:subject/:subjectId",
  access: { anyOf: ["wfm:setup:view", "team:view", "group:view", "employeeGroup:view", "skill:view"] },
  params: z.strictObject({ subject: z.enum(setupSubjects), subjectId: Id }),
  answer: SetupUse,
  errors: ["notFound"],
});
