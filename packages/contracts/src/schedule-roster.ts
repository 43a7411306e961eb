import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { LocalDate, wholeBetween } from "./planning.ts";
import { scheduleLimits } from "./schedules.ts";
import { Id } from "./validators.ts";

/* The people of a schedule and their rules, in the form in which the engine takes them: browser and server check shifts with the same code. */

const may = z.exactOptional;
const number = z.number();
const text = z.string();
const Span = z.object({ min: number, max: number });
const Band = z.object({ from: number, to: number });

const Plan = z.object({
  id: text,
  weeklyMinutes: Span,
  days: Span,
  maxDailyMinutes: may(number),
  minRestMinutes: number,
  maxConsecutiveDays: number,
  daysOffTogether: may(number),
  maxMinutesWithoutBreak: may(number),
  shifts: z.array(
    z.object({
      id: text,
      weekdays: z.array(number),
      start: z.object({ from: number, to: number, step: number }),
      length: z.object({ min: number, max: number, step: number }),
      activities: z.array(z.object({ code: text, minutes: number, window: Band, minShiftMinutes: may(number) })),
    }),
  ),
});

const Agent = z.object({
  id: text,
  site: may(text),
  zone: may(text),
  hired: may(text),
  leaves: may(text),
  contract: may(
    z.object({
      minWeeklyMinutes: may(number),
      maxWeeklyMinutes: may(number),
      maxDailyMinutes: may(number),
      minRestMinutes: may(number),
      maxDays: may(number),
      maxConsecutiveDays: may(number),
    }),
  ),
  skills: z.array(z.object({ skill: text, from: may(text), to: may(text) })),
  assignments: z.array(z.union([z.object({ from: text, plan: text }), z.object({ from: text, rotation: text })])),
  availability: may(z.array(z.object({ weekday: number, from: number, to: number }))),
  timeOff: may(z.array(z.object({ from: number, to: number, creditMinutes: may(number), day: may(text) }))),
  preferences: may(
    z.object({
      datesOff: may(z.array(text)),
      weekdaysOff: may(z.array(number)),
      startBand: may(Band),
      shiftMinutes: may(number),
    }),
  ),
});

const Roster = z.object({
  start: text,
  days: number,
  zone: text,
  weekStart: number,
  codes: z.array(
    z.object({
      id: text,
      kind: z.enum(["on-queue", "break", "meal", "meeting", "training", "off-queue", "time-off", "unavailable"]),
      paid: z.boolean(),
    }),
  ),
  plans: z.array(Plan),
  rotations: may(z.array(z.object({ id: text, start: text, plans: z.array(text) }))),
  agents: z.array(Agent),
});

export const readScheduleRoster = defineCall({
  name: "readScheduleRoster",
  summary:
    "The people of a schedule's business unit, with the rules that hold for them on some days, and the activity codes.",
  area: "schedules",
  method: "POST",
  path: "/wfm/v1/schedules/:scheduleId/roster",
  access: { anyOf: ["wfm:schedule:view"] },
  params: z.strictObject({ scheduleId: Id }),
  body: z.strictObject({ firstDay: LocalDate, days: wholeBetween(1, scheduleLimits.daysMax) }),
  answer: z.object({
    roster: Roster,
    agents: z.array(
      z.object({
        id: text,
        name: text,
        teamId: z.nullable(text),
        teamName: z.nullable(text),
        zone: text,
        skillIds: z.array(text),
      }),
    ),
    skills: z.array(z.object({ id: text, name: text })),
    codes: z.array(z.object({ id: text, name: text, kind: text, colorCode: text, isPaid: z.boolean() })),
  }),
  errors: ["notFound"],
});
