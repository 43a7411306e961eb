import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { errorCatalogue } from "./errors.ts";
import { IntervalMinutes, LocalDate, planningLimits } from "./planning.ts";
import { ServiceGoal } from "./planning-groups.ts";
import { Id } from "./validators.ts";

const area = "staffing";

export const staffingLimits = {
  /** Of one answer. */
  daysMax: 31,
  /** So far ahead a calculation goes. */
  horizonDays: 400,
  scenariosMax: 20,
  shrinkageEntriesMax: 200,
  /** Less than so much of the people scheduled is on the queue in no hour. */
  shrinkageMax: 0.95,
} as const;

export const groupParams = z.strictObject({ planningGroupId: Id });
/** One for each interval. */
export const Numbers = z.array(z.nullable(z.number()));

/** What has changed since the requirement was calculated. */
export const StaleReason = z.enum(["forecast", "goal", "shrinkage", "setUp"]);
export type StaleReason = z.output<typeof StaleReason>;

export const StaffingDays = z.array(
  z.object({
    date: z.string(),
    /** The place of its first interval. */
    first: z.number(),
    /** Of its midnight, in milliseconds since 1970. */
    startsAt: z.number(),
    intervals: z.number(),
    /** For each interval, which one of a day of 24 hours the clocks show. */
    slots: z.array(z.number()),
    /** The calendar event that closes it. */
    closed: z.nullable(z.string()),
  }),
);

const Week = z.object({
  planningGroup: z.object({ id: z.string(), name: z.string(), isDeferrable: z.boolean(), goal: ServiceGoal }),
  zone: z.string(),
  weekStart: z.number(),
  intervalMinutes: IntervalMinutes,
  days: StaffingDays,
  /** Whether a forecast is published as main for any of the days. */
  hasForecast: z.boolean(),
  calculation: z.nullable(
    z.object({
      calculatedAt: z.string(),
      calculatedBy: z.nullable(z.string()),
      /** Empty while the requirement is that of today's forecast, goal, shrinkage and set-up. */
      stale: z.array(StaleReason),
      /** Why some intervals have no requirement. */
      fault: z.nullable(
        z.enum([errorCatalogue.unreachableGoal.code, errorCatalogue.noGoal.code, errorCatalogue.noHandleTimes.code]),
      ),
      /** Contacts that can wait, and that nobody can do in time as the deadline passes while it is closed. */
      late: z.number(),
    }),
  ),
  /** One for each interval of the days; null where nothing is calculated. */
  isOpen: z.array(z.boolean()),
  contacts: Numbers,
  handleSeconds: Numbers,
  /** People on the queue, and people to schedule so that they are. */
  onQueue: Numbers,
  required: Numbers,
  shrinkage: Numbers,
  /** With the people required. */
  serviceLevel: Numbers,
  averageWaitSeconds: Numbers,
  occupancy: Numbers,
  /** Of a schedule that covers the days, with the service level that its people reach. */
  schedule: z.nullable(
    z.object({ id: z.string(), label: z.string(), people: z.array(z.number()), serviceLevel: Numbers }),
  ),
});
export type StaffingWeek = z.output<typeof Week>;

const span = {
  from: LocalDate,
  days: z.string().check(z.regex(/^([1-9]|[12]\d|3[01])$/)),
};

export const readStaffing = defineCall({
  name: "readStaffing",
  summary: "The people that a planning group requires on some days, for each interval, and whether that is up to date.",
  area,
  method: "GET",
  path: "/wfm/v1/planning-groups/:planningGroupId/staffing",
  access: { anyOf: ["wfm:staffing:view"] },
  params: groupParams,
  /** `from` is a local date. Without it the answer begins with this week, or with the first one with a forecast if this one has none. */
  query: z.strictObject({ from: z.optional(span.from), days: z.optional(span.days) }),
  answer: z.object({ staffing: Week }),
  errors: ["notFound"],
});

const Together = z.object({
  /** Of people on the queue, in all. */
  hours: z.number(),
  /** The most people at a time. */
  peak: z.number(),
});

export const readPooledStaffing = defineCall({
  name: "readPooledStaffing",
  summary:
    "What planning groups of a business unit require together if everybody has the skills of all, beside what they require apart.",
  area,
  method: "GET",
  path: "/wfm/v1/planning-groups/:planningGroupId/staffing/pooled",
  access: { anyOf: ["wfm:staffing:view"] },
  params: groupParams,
  /** As of `readStaffing`. */
  query: z.strictObject({ from: z.optional(span.from), days: z.optional(span.days) }),
  answer: z.object({
    /** Null where fewer than two planning groups of the business unit could share people. */
    pool: z.nullable(
      z.object({
        businessUnit: z.string(),
        /** Those whose contacts do not wait, with one at a time, a service level as goal, and a requirement. */
        groups: z.array(z.object({ id: z.string(), name: z.string() })),
        apart: Together,
        /** No mix of skills needs fewer. */
        pooled: Together,
      }),
    ),
  }),
  errors: ["notFound"],
});

export const listOutdatedStaffing = defineCall({
  name: "listOutdatedStaffing",
  summary:
    "The planning groups of a planning group's business unit whose requirement is out of date or not calculated, although there is a main forecast.",
  area,
  method: "GET",
  path: "/wfm/v1/planning-groups/:planningGroupId/staffing/outdated",
  access: { anyOf: ["wfm:staffing:view"] },
  params: groupParams,
  answer: z.object({ planningGroups: z.array(z.object({ id: z.string(), name: z.string() })) }),
  errors: ["notFound"],
});

export const calculateStaffing = defineCall({
  name: "calculateStaffing",
  summary:
    "Starts a job that calculates what planning groups require, from this week to the end of their main forecast.",
  area,
  method: "POST",
  path: "/wfm/v1/staffing/calculations",
  access: { anyOf: ["wfm:staffing:edit"] },
  body: z.strictObject({
    planningGroupIds: z.array(Id).check(z.minLength(1, "required"), z.maxLength(planningLimits.planningGroupsMax)),
  }),
  answer: z.object({ jobId: z.string() }),
  errors: ["notFound", "noForecast", "tooManyJobs"],
});
