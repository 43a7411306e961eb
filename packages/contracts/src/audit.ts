import * as z from "zod/mini";
import type { AuditSubject } from "./audit-actions.ts";
import { defineCall } from "./call.ts";
import { IsoDate } from "./date-rules.ts";
import { searchAnswer, searchBody, SearchText } from "./search.ts";
import { Id } from "./validators.ts";

/** Of each subject, so that one that is missing does not compile. Only its keys are of use. */
const subjects: Readonly<Record<AuditSubject, true>> = {
  user: true,
  session: true,
  role: true,
  tenant: true,
  saml: true,
  "openid-client": true,
  webhook: true,
  openid: true,
  domain: true,
  device: true,
  team: true,
  group: true,
  skill: true,
  "employee-group": true,
  members: true,
  notification: true,
  view: true,
  "access-key": true,
  dashboard: true,
  history: true,
  "business-unit": true,
  "activity-code": true,
  "calendar-event": true,
  "planning-group": true,
  queue: true,
  "work-plan": true,
  rotation: true,
  "planning-agent": true,
  forecast: true,
  staffing: true,
  "staffing-scenario": true,
  shrinkage: true,
  schedule: true,
  "calendar-feed": true,
  "time-off": true,
  "time-off-limit": true,
  "time-off-entitlement": true,
  "shift-trade": true,
  "trade-settings": true,
  adherence: true,
  "state-mapping": true,
  "adherence-alert": true,
  interaction: true,
  "recording-settings": true,
  "quality-form": true,
  topic: true,
  evaluation: true,
  calibration: true,
  "evaluation-plan": true,
  "report-delivery": true,
  audit: true,
};
export const auditSubjects = Object.keys(subjects) as [AuditSubject, ...AuditSubject[]];

export const auditPeriods = ["day", "week", "month", "quarter", "year"] as const;

export const AuditFilter = z.strictObject({
  /** Only these events. */
  id: z.optional(z.array(Id).check(z.maxLength(100))),
  /** In actions as the caller reads them, in details, and in the names of people and of what was changed. */
  search: z.optional(SearchText),
  subject: z.optional(z.array(z.enum(auditSubjects)).check(z.maxLength(auditSubjects.length))),
  /** The last 24 hours, 7, 30, 90 or 365 days; of several the longest. */
  period: z.optional(z.array(z.enum(auditPeriods)).check(z.maxLength(auditPeriods.length))),
  /** Who did it, or acted as somebody else then. */
  personId: z.optional(z.array(Id).check(z.maxLength(100))),
  /** The first and the last day, in the caller's time zone: that of their employee group, else of the tenant. */
  from: z.optional(IsoDate),
  until: z.optional(IsoDate),
});

const AuditRow = z.object({
  id: z.string(),
  /** ISO 8601 */
  at: z.string(),
  action: z.string(),
  /** User name of who did it; null for the product itself. */
  person: z.nullable(z.string()),
  /** User name of who acted as that person; null where nobody did. */
  impersonator: z.nullable(z.string()),
  /** User name, or the name of another thing, as it is now or as it was when it was deleted; null for what has none. */
  target: z.nullable(z.string()),
  targetId: z.nullable(z.string()),
  /** JSON */
  details: z.string(),
  /** The names of the people and things that `details` gives by id, by that id, as they are now. */
  names: z.record(z.string(), z.string()),
  /** Whether the hash chain covers the event yet. */
  isSealed: z.boolean(),
});
export type AuditRow = z.output<typeof AuditRow>;

export const searchAuditEvents = defineCall({
  name: "searchAuditEvents",
  summary: "A page of the tenant's audit trail, newest first unless asked otherwise.",
  area: "audit",
  method: "POST",
  path: "/audit/v1/events/search",
  access: { anyOf: ["tenant:edit"] },
  body: searchBody({ filter: AuditFilter, orderBy: ["at"] }),
  answer: searchAnswer("events", AuditRow),
  errors: ["invalidParameters"],
});

export const readAuditChain = defineCall({
  name: "readAuditChain",
  summary:
    "The end of the hash chain over the tenant's audit trail. Who notes it down can prove later that nothing before it was changed.",
  area: "audit",
  method: "GET",
  path: "/audit/v1/chain",
  access: { anyOf: ["tenant:edit"] },
  answer: z.object({
    /** How many events are covered. */
    length: z.number(),
    /** Hexadecimal SHA-256 of the last; empty while there is none. */
    hash: z.string(),
    linkedAt: z.nullable(z.string()),
  }),
  errors: [],
});

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
    /** A table, or one JSON object a line with the hashes that `npm run audit:verify` checks. */
    format: z._default(z.enum(["csv", "chain"]), "csv"),
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
        /** Who acted as that person; null where nobody did. */
        impersonator: z.nullable(z.string()),
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
