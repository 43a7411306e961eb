import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { BrokenRule } from "./schedules.ts";
import { Id } from "./validators.ts";

export const violationLimits = {
  /** The others are counted. */
  shown: 1_000,
} as const;

export const readScheduleViolations = defineCall({
  name: "readScheduleViolations",
  summary:
    "The rules that a draft's shifts break on any of its days, by date, and as warnings what its weeks lack; as far as edits are saved.",
  area: "schedules",
  method: "GET",
  path: "/wfm/v1/schedules/:scheduleId/violations",
  access: { anyOf: ["wfm:schedule:view"] },
  params: z.strictObject({ scheduleId: Id }),
  answer: z.object({
    total: z.number(),
    violations: z.array(
      z.object({
        ...BrokenRule.shape,
        severity: z.enum(["error", "warning"]),
        agentId: z.string(),
        /** Null of a rule of a week. */
        shiftId: z.nullable(z.string()),
      }),
    ),
  }),
  errors: ["notFound"],
});
