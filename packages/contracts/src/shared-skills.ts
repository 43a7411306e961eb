import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { IntervalMinutes, LocalDate } from "./planning.ts";
import { groupParams } from "./staffing.ts";

const PerInterval = z.array(z.number());

const Question = z.object({
  zone: z.string(),
  intervalMinutes: IntervalMinutes,
  /** Of each interval, in milliseconds since 1970. */
  starts: PerInterval,
  /** Those that could share people; people of `mixes` refer to them by their place. */
  groups: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      contacts: PerInterval,
      handleSeconds: PerInterval,
      targetSeconds: z.number(),
      /** Null: nobody hangs up. */
      patienceSeconds: z.nullable(z.number()),
      /** A share, below 1. */
      serviceLevel: z.number(),
      /** People on the queue whom it requires by itself. */
      apart: PerInterval,
    }),
  ),
  /** How many people have the skills of which groups, the most first. Who has none of them is left out. */
  mixes: z.array(z.object({ groups: z.array(z.number()), people: z.number() })),
});
export type SharedSkills = z.output<typeof Question>;

export const readSharedSkills = defineCall({
  name: "readSharedSkills",
  summary:
    "What the requirement with shared skills is calculated from: a day's contacts of the planning groups that could share people, and who has which skills.",
  area: "staffing",
  method: "GET",
  path: "/wfm/v1/planning-groups/:planningGroupId/staffing/shared-skills",
  access: { anyOf: ["wfm:staffing:view"] },
  params: groupParams,
  query: z.strictObject({ day: LocalDate }),
  answer: z.object({
    /** Null where fewer than two planning groups of the business unit could share people that day. */
    question: z.nullable(Question),
  }),
  errors: ["notFound"],
});
