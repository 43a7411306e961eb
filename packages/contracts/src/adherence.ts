import * as z from "zod/mini";
import { AdherenceFilter, AdherenceStatus, adherenceStatuses } from "./adherence-filters.ts";
import { defineCall } from "./call.ts";
import { limits } from "./limits.ts";
import { LocalDate } from "./planning.ts";
import { ActivityKind } from "./planning-filters.ts";
import { searchAnswer, searchBody } from "./search.ts";
import { StateName } from "./state-mappings.ts";
import { fault, Id } from "./validators.ts";

const area = "adherence";
const view = { anyOf: ["wfm:adherence:view"] } as const;
const edit = { anyOf: ["wfm:adherence:edit"] } as const;

export const adherenceLimits = {
  statesAtOnce: 5_000,
  /** Of so many states, each of some 150 bytes. */
  bodyMax: 1024 * 1024,
  /** States are kept for so long. */
  keptDays: 400,
  /** Clocks of other systems may be ahead by so much. */
  aheadMinutes: 5,
  exceptionHoursMax: 24,
} as const;

/** What screens watch to hear that somebody's adherence may have changed. */
export const adherenceSubject = "adherence";

const Instant = z.iso.datetime("date");

const PushedState = z
  .strictObject({
    userId: z.optional(Id),
    /** Instead of the id. */
    employeeNumber: z.optional(z.string().check(z.trim(), z.minLength(1, "required"), z.maxLength(40, "maxLength"))),
    /** As the contact system names it. */
    state: StateName,
    /** An instant in UTC: `2026-11-22T08:30:00Z`. It holds until the next one. */
    startsAt: Instant,
  })
  .check(
    z.refine(({ userId, employeeNumber }) => (userId === undefined) !== (employeeNumber === undefined), {
      error: "required",
      path: ["userId"],
    }),
  );

export const pushAgentStates = defineCall({
  name: "pushAgentStates",
  summary:
    "Stores what agents are in from instants on, in place of what is stored for the same agent and instant: sending it again changes nothing. States that are not mapped are stored too.",
  area,
  method: "PUT",
  path: "/wfm/v1/agent-states",
  access: edit,
  bodyMax: adherenceLimits.bodyMax,
  body: z.strictObject({
    states: z.array(PushedState).check(z.minLength(1, "required"), z.maxLength(adherenceLimits.statesAtOnce)),
  }),
  answer: z.object({
    stored: z.number(),
    /** Of the states sent, those that nobody has mapped yet. */
    unmapped: z.array(z.string()),
  }),
  errors: ["notFound", "invalidParameters", "tooManyPlanningRows"],
});

/** Shares of 1; null where nothing counts yet. */
export const AdherenceShare = z.nullable(z.number());

const AdherenceRow = z.object({
  /** The user's. */
  id: z.string(),
  name: z.string(),
  teamName: z.nullable(z.string()),
  siteName: z.nullable(z.string()),
  businessUnitName: z.string(),
  zone: z.string(),
  status: AdherenceStatus,
  /** What is scheduled now; null outside of shifts. */
  activity: z.nullable(z.object({ name: z.string(), kind: ActivityKind, colorCode: z.string(), until: z.string() })),
  /** The shift that is under way, else the next one today, else the last. */
  shiftFrom: z.string(),
  shiftTo: z.string(),
  state: z.nullable(z.string()),
  stateSince: z.nullable(z.string()),
  isMapped: z.boolean(),
  outSince: z.nullable(z.string()),
  /** Out for longer than an alert that is switched on allows. */
  isOverdue: z.boolean(),
  /** Of today's shifts up to now. */
  adherence: AdherenceShare,
  conformance: AdherenceShare,
});
export type AdherenceRow = z.output<typeof AdherenceRow>;

const counts = Object.fromEntries(adherenceStatuses.map((status) => [status, z.number()])) as Record<
  AdherenceStatus,
  z.ZodMiniNumber
>;

export const searchAdherence = defineCall({
  name: "searchAdherence",
  summary:
    "Agents with a published shift now or today: what is scheduled, what they do and whether that is right; without an order, those who are out for longest first.",
  area,
  method: "POST",
  path: "/wfm/v1/adherence/search",
  access: view,
  body: searchBody({
    filter: AdherenceFilter,
    orderBy: ["outSince", "name", "status", "adherence", "conformance"],
  }),
  answer: z.extend(searchAnswer("agents", AdherenceRow), {
    /** Of all agents that the filter leaves, whatever its statuses. */
    counts: z.object(counts),
    /** Of the same agents, those who are out for longer than an alert allows; null where no alert is on. */
    overdue: z.nullable(z.number()),
  }),
  errors: ["invalidParameters"],
});

export const adherenceChoices = defineCall({
  name: "adherenceChoices",
  summary:
    "Business units, sites and teams that the board can be narrowed by, and planning groups that alerts are about.",
  area,
  method: "GET",
  path: "/wfm/v1/adherence-choices",
  access: view,
  answer: z.object({
    businessUnits: z.array(z.object({ id: z.string(), name: z.string() })),
    sites: z.array(z.object({ id: z.string(), name: z.string() })),
    teams: z.array(z.object({ id: z.string(), name: z.string() })),
    planningGroups: z.array(z.object({ id: z.string(), name: z.string() })),
  }),
  errors: [],
});

/** Milliseconds since 1970; the end is no longer part of it. */
const span = { from: z.number(), to: z.number() };

export const AgentDay = z.object({
  id: z.string(),
  name: z.string(),
  zone: z.string(),
  date: z.string(),
  /** Until when states count: now, or the end of a day that has passed. */
  now: z.number(),
  status: AdherenceStatus,
  /** All time of the day's shifts, in order. */
  scheduled: z.array(z.object({ ...span, name: z.string(), kind: ActivityKind })),
  /** States from two hours before the shifts until two hours after them. */
  actual: z.array(z.object({ ...span, state: z.string(), isMapped: z.boolean() })),
  /** Out of adherence without a gap; `activity` and `state` are those with which it began. */
  stretches: z.array(z.object({ ...span, activity: z.string(), state: z.nullable(z.string()) })),
  exceptions: z.array(
    z.object({ ...span, id: z.string(), reason: z.string(), approvedBy: z.string(), approvedAt: z.string() }),
  ),
  totals: z.object({
    /** Milliseconds. */
    adherent: z.number(),
    out: z.number(),
    excepted: z.number(),
    unknown: z.number(),
    worked: z.number(),
    scheduledWork: z.number(),
    adherence: AdherenceShare,
    conformance: AdherenceShare,
  }),
});
export type AgentDay = z.output<typeof AgentDay>;

export const readAgentAdherence = defineCall({
  name: "readAgentAdherence",
  summary: "An agent's day: what was scheduled, what they did, and what of it was approved; without a date, today.",
  area,
  method: "GET",
  path: "/wfm/v1/adherence/agents/:userId",
  access: view,
  params: z.strictObject({ userId: Id }),
  query: z.strictObject({ date: z.optional(LocalDate) }),
  answer: z.object({ day: AgentDay }),
  errors: ["notFound"],
});

export const ExceptionFields = z
  .strictObject({
    from: Instant,
    to: Instant,
    reason: z.string().check(z.trim(), z.minLength(1, "required"), z.maxLength(limits.descriptionMax, "maxLength")),
  })
  .check(
    z.check<{ readonly from: string; readonly to: string }>(({ value, issues }) => {
      const length = Date.parse(value.to) - Date.parse(value.from);
      const message =
        length <= 0
          ? "timeRange"
          : length > adherenceLimits.exceptionHoursMax * 3_600_000
            ? fault("max", { max: adherenceLimits.exceptionHoursMax })
            : null;
      if (message !== null) issues.push({ code: "custom", input: value, path: ["to"], message });
    }),
  );

export const addAdherenceException = defineCall({
  name: "addAdherenceException",
  summary:
    "Approves that an agent does something else than is scheduled for a time: it counts as adherent from then on. Nobody approves their own.",
  area,
  method: "POST",
  path: "/wfm/v1/adherence/agents/:userId/exceptions",
  access: edit,
  params: z.strictObject({ userId: Id }),
  body: ExceptionFields,
  answer: z.object({ exceptionId: z.string() }),
  errors: ["notFound", "ownAdherence"],
});

export const undoAdherenceException = defineCall({
  name: "undoAdherenceException",
  summary: "Takes an approved exception of somebody else back.",
  area,
  method: "POST",
  path: "/wfm/v1/adherence/exceptions/:exceptionId/undo",
  access: edit,
  params: z.strictObject({ exceptionId: Id }),
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound", "ownAdherence"],
});
