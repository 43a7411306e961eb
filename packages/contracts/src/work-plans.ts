import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { Version } from "./organisation.ts";
import { RotationFilter, WorkPlanFilter } from "./people-filters.ts";
import { PlanningName, wholeBetween } from "./planning.ts";
import { searchAnswer, searchBody } from "./search.ts";
import { fault, Id } from "./validators.ts";

const area = "planning";

export const workPlanLimits = {
  /** Of one plan. */
  shiftsMax: 20,
  /** Of one shift. */
  activitiesMax: 12,
  weeklyMinutesMax: 6_000,
  /** Of a shift; one that begins late ends on the next day. */
  shiftMinutesMax: 960,
  restMinutesMax: 2_880,
} as const;

const day = 1_440;

/** Minutes, in fives: the schedule's smallest step. */
export const fives = /* @__NO_SIDE_EFFECTS__ */ (min: number, max: number) =>
  wholeBetween(min, max).check(z.multipleOf(5, "fiveMinutes"));

const ordered = (
  issues: { push: (issue: { code: "custom"; input: unknown; path: string[]; message: string }) => unknown },
  value: unknown,
  field: string,
  [from, to]: readonly [number, number],
): void => {
  if (to < from) issues.push({ code: "custom", input: value, path: [field], message: fault("min", { min: from }) });
};

/** A break, meal or other activity. Windows are in minutes from the start of the shift; whether it is paid is the code's. */
const PlanActivity = z
  .strictObject({
    activityCodeId: Id,
    minutes: fives(5, 480),
    /** Earliest and latest start. */
    windowFrom: fives(0, workPlanLimits.shiftMinutesMax),
    windowTo: fives(0, workPlanLimits.shiftMinutesMax),
    /** Shorter shifts do without it; null: all have it. */
    minShiftMinutes: z.nullable(fives(0, workPlanLimits.shiftMinutesMax)),
  })
  .check(z.check(({ value, issues }) => ordered(issues, value, "windowTo", [value.windowFrom, value.windowTo])));
export type PlanActivity = z.output<typeof PlanActivity>;

/** A kind of shift that a plan allows. Starts are minutes after midnight, by the clock of the agent's site. */
export const PlanShift = z
  .strictObject({
    name: PlanningName,
    /** 0 is Sunday. */
    weekdays: z.array(z.int().check(z.gte(0), z.lte(6))).check(z.minLength(1, "required"), z.maxLength(7)),
    startFrom: fives(0, day - 5),
    startTo: fives(0, day - 5),
    startStep: fives(5, 240),
    lengthMin: fives(60, workPlanLimits.shiftMinutesMax),
    lengthMax: fives(60, workPlanLimits.shiftMinutesMax),
    lengthStep: fives(5, 240),
    activities: z.array(PlanActivity).check(z.maxLength(workPlanLimits.activitiesMax)),
  })
  .check(
    z.check(({ value, issues }) => {
      ordered(issues, value, "startTo", [value.startFrom, value.startTo]);
      ordered(issues, value, "lengthMax", [value.lengthMin, value.lengthMax]);
    }),
  );
export type PlanShift = z.output<typeof PlanShift>;

const fields = {
  name: PlanningName,
  /** Paid hours of a week, in minutes. */
  minWeeklyMinutes: fives(0, workPlanLimits.weeklyMinutesMax),
  maxWeeklyMinutes: fives(0, workPlanLimits.weeklyMinutesMax),
  minDays: wholeBetween(0, 7),
  maxDays: wholeBetween(1, 7),
  /** Paid, of a day. */
  maxDailyMinutes: z.nullable(fives(60, workPlanLimits.shiftMinutesMax)),
  /** Between the end of a shift and the start of the next. */
  minRestMinutes: fives(0, workPlanLimits.restMinutesMax),
  maxConsecutiveDays: wholeBetween(1, 14),
  /** Every week has so many days off in a row. */
  daysOffTogether: wholeBetween(0, 6),
  /** The longest time without a break, a meal or the shift's end. */
  maxMinutesWithoutBreak: z.nullable(fives(30, workPlanLimits.shiftMinutesMax)),
  shifts: z.array(PlanShift).check(z.minLength(1, "required"), z.maxLength(workPlanLimits.shiftsMax)),
};

interface Spans {
  readonly minWeeklyMinutes: number;
  readonly maxWeeklyMinutes: number;
  readonly minDays: number;
  readonly maxDays: number;
}
const isOrdered = z.check<Spans>(({ value, issues }) => {
  ordered(issues, value, "maxWeeklyMinutes", [value.minWeeklyMinutes, value.maxWeeklyMinutes]);
  ordered(issues, value, "maxDays", [value.minDays, value.maxDays]);
});

/** What a week of somebody looks like. */
export const WorkPlanFields = z.strictObject(fields).check(isOrdered);
export type WorkPlanFields = z.output<typeof WorkPlanFields>;

export const WorkPlan = z.object({ id: z.string(), ...fields, version: Version });
export type WorkPlan = z.output<typeof WorkPlan>;
/** With the number of people who have it now, by themselves or by a rotation. */
export const WorkPlanRow = z.extend(WorkPlan, { agentCount: z.number() });
export type WorkPlanRow = z.output<typeof WorkPlanRow>;

export const searchWorkPlans = defineCall({
  name: "searchWorkPlans",
  summary: "The work plans of the tenant: hours, days and rules of a week, and the shifts that may be worked.",
  area,
  method: "POST",
  path: "/wfm/v1/work-plans/search",
  access: { anyOf: ["wfm:plans:view"] },
  body: searchBody({ filter: WorkPlanFilter, orderBy: ["name"] }),
  answer: searchAnswer("workPlans", WorkPlanRow),
  errors: ["invalidParameters"],
});

export const saveWorkPlan = defineCall({
  name: "saveWorkPlan",
  summary: "Creates a work plan, or with `id` changes one.",
  area,
  method: "PUT",
  path: "/wfm/v1/work-plans",
  access: { anyOf: ["wfm:plans:edit"] },
  body: z.strictObject({ ...fields, id: z.optional(Id), version: z.optional(Version) }).check(isOrdered),
  answer: z.object({ workPlan: WorkPlan }),
  errors: ["nameExists", "notFound", "changedMeanwhile", "tooManyPlanningRows"],
});

export const deleteWorkPlan = defineCall({
  name: "deleteWorkPlan",
  summary: "Deletes a work plan that nobody has and no rotation contains.",
  area,
  method: "DELETE",
  path: "/wfm/v1/work-plans/:workPlanId",
  access: { anyOf: ["wfm:plans:edit"] },
  params: z.strictObject({ workPlanId: Id }),
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound", "inUse"],
});

/** The rules that can keep somebody from a legal week; `noShift`: the plan's own shifts do not add up. */
export const blockingRules = [
  "availability",
  "timeOff",
  "hoursInDay",
  "contractHours",
  "employment",
  "rest",
  "daysInRow",
  "daysOffTogether",
  "daysInWeek",
  "hoursInWeek",
  "noShift",
] as const;
export const BlockingRule = z.enum(blockingRules);
export type BlockingRule = z.output<typeof BlockingRule>;

/** People who can have no legal week, for the same reason. */
export const PlanFinding = z.object({
  rule: BlockingRule,
  /** The first day of the week. */
  week: z.string(),
  /** How many; 0 where the plan fails for everybody. */
  agentCount: z.number(),
  /** The first of them by name. */
  agents: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Paid minutes: the most that one of them can work, and what the week asks for. */
  reachable: z.number(),
  required: z.number(),
});
export type PlanFinding = z.output<typeof PlanFinding>;

const rotationFields = {
  name: PlanningName,
  /** In the week of the first plan. */
  firstDay: z.iso.date("date"),
  /** One plan a week, then from the beginning. */
  workPlanIds: z.array(Id).check(z.minLength(1, "required"), z.maxLength(52)),
};
export const RotationFields = z.strictObject(rotationFields);
export type RotationFields = z.output<typeof RotationFields>;
export const Rotation = z.object({ id: z.string(), ...rotationFields, version: Version });
export type Rotation = z.output<typeof Rotation>;
export const RotationRow = z.extend(Rotation, { workPlanNames: z.array(z.string()), agentCount: z.number() });
export type RotationRow = z.output<typeof RotationRow>;

export const searchRotations = defineCall({
  name: "searchRotations",
  summary: "The rotations of the tenant: work plans that follow one another week by week.",
  area,
  method: "POST",
  path: "/wfm/v1/rotations/search",
  access: { anyOf: ["wfm:plans:view"] },
  body: searchBody({ filter: RotationFilter, orderBy: ["name", "firstDay"] }),
  answer: searchAnswer("rotations", RotationRow),
  errors: ["invalidParameters"],
});

export const saveRotation = defineCall({
  name: "saveRotation",
  summary: "Creates a rotation, or with `id` changes one.",
  area,
  method: "PUT",
  path: "/wfm/v1/rotations",
  access: { anyOf: ["wfm:plans:edit"] },
  body: z.strictObject({ ...rotationFields, id: z.optional(Id), version: z.optional(Version) }),
  answer: z.object({ rotation: Rotation }),
  errors: ["nameExists", "notFound", "changedMeanwhile", "tooManyPlanningRows"],
});

export const deleteRotation = defineCall({
  name: "deleteRotation",
  summary: "Deletes a rotation that nobody has.",
  area,
  method: "DELETE",
  path: "/wfm/v1/rotations/:rotationId",
  access: { anyOf: ["wfm:plans:edit"] },
  params: z.strictObject({ rotationId: Id }),
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound", "inUse"],
});
