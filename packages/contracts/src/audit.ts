import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { Id } from "./validators.ts";

const Instant = z.iso.datetime({ offset: true });

export const exportAuditTrail = defineCall({
  name: "exportAuditTrail",
  summary:
    "Starts a job that writes the tenant's audit trail to a CSV file, as spreadsheets of the caller's language read it.",
  area: "audit",
  method: "POST",
  path: "/audit/v1/events/export",
  access: { anyOf: ["tenant:edit"] },
  body: z.strictObject({
    from: z.optional(Instant),
    until: z.optional(Instant),
  }),
  answer: z.object({ jobId: z.string() }),
  errors: ["tooManyJobs"],
});

export const listUserEvents = defineCall({
  name: "listUserEvents",
  summary:
    "What was done about a user, newest first, 50 at a time: `before` is the id of the oldest event of the page before.",
  area: "audit",
  method: "GET",
  path: "/audit/v1/users/:userId/events",
  access: { anyOf: ["user:edit"] },
  params: z.strictObject({ userId: Id }),
  query: z.strictObject({ before: z.optional(Id) }),
  answer: z.object({
    events: z.array(
      z.object({
        id: z.string(),
        at: z.string(),
        action: z.string(),
        /** Who did it; null for the product itself. */
        person: z.nullable(z.string()),
        /** Per field what it was and what it is. Ids of roles, teams and groups are given by name where they still exist. */
        changes: z.array(
          z.object({ field: z.string(), before: z.nullable(z.string()), after: z.nullable(z.string()) }),
        ),
      }),
    ),
    hasMore: z.boolean(),
  }),
  errors: ["notFound"],
});
