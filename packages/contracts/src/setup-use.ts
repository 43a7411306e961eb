import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { Id } from "./validators.ts";

export const setupSubjects = ["businessUnit", "queue", "planningGroup", "activityCode", "calendarEvent"] as const;
export type SetupSubject = (typeof setupSubjects)[number];

export const readSetupUse = defineCall({
  name: "readSetupUse",
  summary: "What was made with a part of the set-up and depends on it, so that a change can say what it does.",
  area: "planning",
  method: "GET",
  path: "/wfm/v1/setup-use/:subject/:subjectId",
  access: { anyOf: ["wfm:setup:view"] },
  params: z.strictObject({ subject: z.enum(setupSubjects), subjectId: Id }),
  answer: z.object({
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
  }),
  errors: ["notFound"],
});
