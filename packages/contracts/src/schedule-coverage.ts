import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { LocalDate, wholeBetween } from "./planning.ts";
import { Id } from "./validators.ts";

export const coverageLimits = {
  /** A week, with the day after it into which shifts reach. */
  daysMax: 8,
} as const;

const Numbers = z.array(z.number());

const Group = z.object({
  id: z.string(),
  name: z.string(),
  /** Agents who have it take the group's contacts; null: everybody does. */
  skillId: z.nullable(z.string()),
  intervalMinutes: z.union([z.literal(15), z.literal(30)]),
  /** The share that is to be answered within the terms' time. */
  goal: z.nullable(z.number()),
  /** What the service level of any number of people follows from; null where there is no goal, or the work can wait. */
  terms: z.nullable(
    z.object({
      model: z.enum(["erlang-c", "erlang-a"]),
      targetSeconds: z.number(),
      patienceSeconds: z.exactOptional(z.number()),
      concurrency: z.number(),
    }),
  ),
  /** For each interval people on the queue, and people to schedule so that so many are there; null where that is not known. */
  onQueue: z.array(z.nullable(z.number())),
  required: z.array(z.nullable(z.number())),
  contacts: Numbers,
  handleSeconds: Numbers,
  shrinkage: Numbers,
  isOpen: z.array(z.boolean()),
});
export type CoverageGroup = z.output<typeof Group>;

export const readScheduleCoverage = defineCall({
  name: "readScheduleCoverage",
  summary:
    "What the planning groups of a schedule's business unit require on some days, and what the service level of any number of people follows from.",
  area: "schedules",
  method: "POST",
  path: "/wfm/v1/schedules/:scheduleId/coverage",
  access: { anyOf: ["wfm:schedule:view"] },
  params: z.strictObject({ scheduleId: Id }),
  body: z.strictObject({ firstDay: LocalDate, days: wholeBetween(1, coverageLimits.daysMax) }),
  answer: z.object({
    /** Milliseconds since 1970, of the first interval. */
    from: z.number(),
    groups: z.array(Group),
  }),
  errors: ["notFound"],
});
