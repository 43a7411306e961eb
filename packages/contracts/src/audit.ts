import * as z from "zod/mini";
import { defineCall } from "./call.ts";

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
