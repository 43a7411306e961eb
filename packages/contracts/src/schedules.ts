import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { limits } from "./limits.ts";
import { Version } from "./organisation.ts";
import { LocalDate, PlanningName, wholeBetween } from "./planning.ts";
import { Id } from "./validators.ts";

const area = "schedules";

export const scheduleLimits = {
  /** Of a draft, which is read, compared and published as a whole, too. */
  daysMax: 62,
  draftsMax: 100,
  editsAtOnce: 500,
  activitiesMax: 40,
  shiftMinutesMax: 1_440,
  /** Of a comparison; the others are counted. */
  changesShown: 500,
} as const;

/** Work within a shift; what no activity covers is spent on queue. */
const Activity = z.strictObject({
  /** The id of an activity code. */
  code: Id,
  /** Minutes from the start of the shift. */
  start: wholeBetween(0, scheduleLimits.shiftMinutesMax),
  minutes: wholeBetween(1, scheduleLimits.shiftMinutesMax),
  /** Generating leaves it where it is. */
  locked: z.exactOptional(z.boolean()),
  /** The id of the skill that it needs, where it is one. */
  skill: z.exactOptional(Id),
});
export type ShiftActivity = z.output<typeof Activity>;

const shiftFields = {
  agentId: Id,
  /** Milliseconds since 1970. */
  start: z.int().check(z.gte(0), z.lte(8_640_000_000_000)),
  /** Elapsed minutes, which clocks do not show on days that they change. */
  minutes: wholeBetween(5, scheduleLimits.shiftMinutesMax),
  activities: z.array(Activity).check(z.maxLength(scheduleLimits.activitiesMax)),
  isLocked: z.boolean(),
};

export const ScheduledShift = z.object({
  id: z.string(),
  ...shiftFields,
  /** The local day on which it counts. */
  day: z.string(),
  isEdited: z.boolean(),
  /** Why it may break a rule. */
  reason: z.nullable(z.string()),
  version: Version,
});
export type ScheduledShift = z.output<typeof ScheduledShift>;

const state = z.enum(["draft", "published"]);
const Schedule = z.object({
  id: z.string(),
  businessUnitId: z.string(),
  name: z.string(),
  state,
  firstDay: z.string(),
  /** 0 of a published one, which has no end. */
  days: z.number(),
  /** Rises with each change of its shifts. */
  version: z.number(),
  shifts: z.number(),
});
export type Schedule = z.output<typeof Schedule>;

export const listSchedules = defineCall({
  name: "listSchedules",
  summary: "The business units with their drafts and what is published.",
  area,
  method: "GET",
  path: "/wfm/v1/schedules",
  access: { anyOf: ["wfm:schedule:view"] },
  answer: z.object({
    businessUnits: z.array(
      z.object({
        id: z.string(),
        name: z.string(),
        zone: z.string(),
        weekStart: z.number(),
        intervalMinutes: z.number(),
        /** What a paid hour costs, and in which currency. */
        hourlyCost: z.nullable(z.number()),
        currency: z.nullable(z.string()),
      }),
    ),
    schedules: z.array(Schedule),
  }),
  errors: [],
});

export const createSchedule = defineCall({
  name: "createSchedule",
  summary: "Creates a draft of some days, empty or with the shifts that are published.",
  area,
  method: "POST",
  path: "/wfm/v1/schedules",
  access: { anyOf: ["wfm:schedule:edit"] },
  body: z.strictObject({
    businessUnitId: Id,
    name: PlanningName,
    firstDay: LocalDate,
    days: wholeBetween(1, scheduleLimits.daysMax),
    copyPublished: z.boolean(),
  }),
  answer: z.object({ schedule: Schedule }),
  errors: ["notFound", "tooManyPlanningRows"],
});

const scheduleParams = z.strictObject({ scheduleId: Id });

export const renameSchedule = defineCall({
  name: "renameSchedule",
  summary: "Gives a draft another name.",
  area,
  method: "PUT",
  path: "/wfm/v1/schedules/:scheduleId",
  access: { anyOf: ["wfm:schedule:edit"] },
  params: scheduleParams,
  body: z.strictObject({ name: PlanningName }),
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound"],
});

export const deleteSchedule = defineCall({
  name: "deleteSchedule",
  summary: "Deletes a draft. What is published stays.",
  area,
  method: "DELETE",
  path: "/wfm/v1/schedules/:scheduleId",
  access: { anyOf: ["wfm:schedule:edit"] },
  params: scheduleParams,
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound"],
});

const window = { firstDay: LocalDate, days: wholeBetween(1, scheduleLimits.daysMax) };

export const readShifts = defineCall({
  name: "readShifts",
  summary: "The shifts of a schedule on some local days.",
  area,
  method: "POST",
  path: "/wfm/v1/schedules/:scheduleId/shifts/search",
  access: { anyOf: ["wfm:schedule:view"] },
  params: scheduleParams,
  body: z.strictObject(window),
  answer: z.object({ version: z.number(), shifts: z.array(ScheduledShift) }),
  errors: ["notFound"],
});

const Reason = z.string().check(z.trim(), z.maxLength(limits.descriptionMax, "maxLength"));
const Edit = z.discriminatedUnion("kind", [
  z.strictObject({
    kind: z.literal("put"),
    /** Given by the browser, so that an edit that is sent again changes nothing. */
    id: Id,
    /** The version that it is based on; 0 of a new shift. */
    version: z.int().check(z.gte(0)),
    ...shiftFields,
    /**
     * Needed where the shift breaks a rule that was kept before, or one further than before. Without it the shift keeps the one that it
     * has; an empty one takes it away.
     */
    reason: z.optional(Reason),
  }),
  z.strictObject({ kind: z.literal("remove"), id: Id, version: z.int().check(z.gte(1)) }),
]);
export type ShiftEdit = z.output<typeof Edit>;

export const BrokenRule = z.object({
  /** A rule of the engine, `rest-too-short`. */
  code: z.string(),
  /** The local date on which it shows; of a week, its first. */
  date: z.string(),
  values: z.record(z.string(), z.union([z.string(), z.number()])),
});
export type BrokenShiftRule = z.output<typeof BrokenRule>;

export const writeShifts = defineCall({
  name: "writeShifts",
  summary:
    "Edits shifts of a draft. An edit based on another version than the shift's is a conflict and is answered with the shift as it is; the others are applied.",
  area,
  method: "POST",
  path: "/wfm/v1/schedules/:scheduleId/shifts",
  access: { anyOf: ["wfm:schedule:edit"] },
  params: scheduleParams,
  body: z.strictObject({
    edits: z.array(Edit).check(z.minLength(1, "required"), z.maxLength(scheduleLimits.editsAtOnce)),
  }),
  answer: z.object({
    version: z.number(),
    /** As they are now; of a removed shift its id. */
    applied: z.array(ScheduledShift),
    removed: z.array(z.string()),
    /** `theirs` is null where somebody has removed it. */
    conflicts: z.array(z.object({ id: z.string(), theirs: z.nullable(ScheduledShift) })),
    /** Not written: they break rules that were kept before, or further than before, and no reason is given. */
    refused: z.array(z.object({ id: z.string(), rules: z.array(BrokenRule) })),
  }),
  errors: ["notFound", "changedMeanwhile", "invalidParameters"],
});

export const ShiftState = z.object({
  start: z.number(),
  minutes: z.number(),
  activities: z.array(z.object({ code: z.string(), start: z.number(), minutes: z.number() })),
});
/** A shift that two schedules have differently. */
export const ShiftDifference = z.object({
  kind: z.enum(["added", "removed", "moved", "activities"]),
  agentId: z.string(),
  agentName: z.string(),
  before: z.nullable(ShiftState),
  after: z.nullable(ShiftState),
});
export type ShiftDifference = z.output<typeof ShiftDifference>;

const scope = {
  firstDay: LocalDate,
  days: wholeBetween(1, scheduleLimits.daysMax),
  /** Everybody where none is given. */
  teamIds: z.optional(z.array(Id).check(z.minLength(1, "required"), z.maxLength(200))),
};

export const compareSchedule = defineCall({
  name: "compareSchedule",
  summary: "What publishing some days of a draft would change for whom.",
  area,
  method: "POST",
  path: "/wfm/v1/schedules/:scheduleId/comparison",
  access: { anyOf: ["wfm:schedule:view"] },
  params: scheduleParams,
  body: z.strictObject(scope),
  answer: z.object({
    agents: z.number(),
    /** Days of agents that are published for the first time. */
    newDays: z.number(),
    /** Rules that the shifts to be published break, and warnings: also of weeks with too few hours or days. */
    broken: z.object({ errors: z.number(), warnings: z.number() }),
    total: z.number(),
    changes: z.array(ShiftDifference),
  }),
  errors: ["notFound"],
});

export const publishSchedule = defineCall({
  name: "publishSchedule",
  summary:
    "Publishes some days of a draft, for everybody or some teams, and notifies the agents whose shifts it changes.",
  area,
  method: "POST",
  path: "/wfm/v1/schedules/:scheduleId/publications",
  access: { anyOf: ["wfm:schedule:publish"] },
  params: scheduleParams,
  body: z.strictObject(scope),
  answer: z.object({ number: z.number(), agents: z.number(), changes: z.number(), notified: z.number() }),
  errors: ["notFound", "scheduleBusy"],
});
