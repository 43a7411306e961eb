import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { organisationLimits } from "./organisation.ts";
import { TimeOfDay } from "./time-rules.ts";
import { Id } from "./validators.ts";

const area = "preferences";
const Day = z.int().check(z.gte(0), z.lte(6));
const version = z.optional(z.int().check(z.gte(0), z.lte(2_147_483_647)));
/** 0 before it was saved for the first time. */
const savedVersion = z.number();
const params = z.strictObject({ userId: z.union([Id, z.literal("current")]) });
const errors = ["notFound", "forbidden"] as const;
const errorsOfSaving = [...errors, "changedMeanwhile"] as const;

/** When somebody can work. 0 is Sunday; times are of the person's employee group's zone and may end on the next day. */
export const Availability = z.strictObject({
  days: z
    .array(
      z.strictObject({
        day: Day,
        isAvailable: z.boolean(),
        fromHour: TimeOfDay,
        durationInMinutes: z.int().check(z.gte(0), z.lte(organisationLimits.minutesPerDay)),
      }),
    )
    .check(z.minLength(7, "required"), z.maxLength(7))
    .check(
      z.refine(
        (days: readonly { day: number }[]) => new Set(days.map(({ day }) => day)).size === days.length,
        "unique",
      ),
    ),
});
export type Availability = z.output<typeof Availability>;

/** Weekdays that somebody would rather have off. */
export const DayOffPreferences = z.strictObject({
  weekdays: z.array(Day).check(z.maxLength(7)),
});
export type DayOffPreferences = z.output<typeof DayOffPreferences>;

/** How somebody would like their shifts to be; null for no preference. */
export const ShiftPreferences = z.strictObject({
  earliestStart: z.nullable(TimeOfDay),
  latestStart: z.nullable(TimeOfDay),
  shiftHours: z.nullable(z.int().check(z.gte(1), z.lte(24))),
});
export type ShiftPreferences = z.output<typeof ShiftPreferences>;

/** What somebody has said in My Space. Times are by the clock of their employee group. */
export const AgentWishes = z.object({
  /** Null: at any time. */
  availability: z.nullable(z.object(Availability.shape)),
  /** That they would rather have off; 0 is Sunday. */
  weekdaysOff: z.array(z.number()),
  shifts: z.object(ShiftPreferences.shape),
});
export type AgentWishes = z.output<typeof AgentWishes>;

const availabilityAnswer = z.object({ availability: z.object(Availability.shape), version: savedVersion });
const dayOffAnswer = z.object({ preferences: z.object(DayOffPreferences.shape), version: savedVersion });
const shiftAnswer = z.object({ preferences: z.object(ShiftPreferences.shape), version: savedVersion });

const availabilityPath = "/wfo/user/:userId/availability";
const dayOffPath = "/schedules/agent/preferences/dayoff/user/:userId";
const shiftPath = "/schedules/agent/preferences/user/:userId";

export const readAvailability = defineCall({
  name: "readAvailability",
  summary: "When somebody can work: oneself (`current`), or with `user:view` anybody of the tenant.",
  area,
  method: "GET",
  path: availabilityPath,
  access: "signed-in",
  params,
  answer: availabilityAnswer,
  errors,
});

export const saveAvailability = defineCall({
  name: "saveAvailability",
  summary: "Sets when somebody can work: oneself, or with `user:edit` anybody of the tenant.",
  area,
  method: "POST",
  path: availabilityPath,
  access: "signed-in",
  params,
  body: z.extend(Availability, { version }),
  answer: availabilityAnswer,
  errors: errorsOfSaving,
});

export const readDayOffPreferences = defineCall({
  name: "readDayOffPreferences",
  summary: "The days that somebody would rather have off.",
  area,
  method: "GET",
  path: dayOffPath,
  access: "signed-in",
  params,
  answer: dayOffAnswer,
  errors,
});

export const saveDayOffPreferences = defineCall({
  name: "saveDayOffPreferences",
  summary: "Sets the days that somebody would rather have off.",
  area,
  method: "POST",
  path: dayOffPath,
  access: "signed-in",
  params,
  body: z.extend(DayOffPreferences, { version }),
  answer: dayOffAnswer,
  errors: errorsOfSaving,
});

export const readShiftPreferences = defineCall({
  name: "readShiftPreferences",
  summary: "How somebody would like their shifts to be.",
  area,
  method: "GET",
  path: shiftPath,
  access: "signed-in",
  params,
  answer: shiftAnswer,
  errors,
});

export const saveShiftPreferences = defineCall({
  name: "saveShiftPreferences",
  summary: "Sets how somebody would like their shifts to be.",
  area,
  method: "POST",
  path: shiftPath,
  access: "signed-in",
  params,
  body: z.extend(ShiftPreferences, { version }),
  answer: shiftAnswer,
  errors: errorsOfSaving,
});
