import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { Id } from "./validators.ts";

export const presenceLimits = {
  /** How often a place that is open says so. */
  everyMs: 20_000,
  /** Somebody who has not reported for so long has gone. */
  aliveMs: 45_000,
} as const;

const Focus = { agentId: z.nullable(Id), shiftId: z.nullable(Id) };

export const announcePresence = defineCall({
  name: "announcePresence",
  summary:
    "Says that a schedule is open in a tab of a browser and whose shift is being edited there. Answers who else has it open.",
  area: "schedules",
  method: "PUT",
  path: "/wfm/v1/schedules/:scheduleId/presence",
  access: { anyOf: ["wfm:schedule:view"] },
  params: z.strictObject({ scheduleId: Id }),
  body: z.strictObject({
    /** The tab: an id of its own. */
    place: Id,
    ...Focus,
    isLeaving: z.boolean(),
  }),
  answer: z.object({
    people: z.array(z.object({ userId: z.string(), name: z.string(), ...Focus })),
  }),
  errors: ["notFound"],
});
