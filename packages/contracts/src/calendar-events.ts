import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { Version } from "./organisation.ts";
import { between, LocalDate, planningLimits, PlanningName } from "./planning.ts";
import { CalendarEventFilter, EventKind } from "./planning-filters.ts";
import { searchAnswer, searchBody } from "./search.ts";
import { Id } from "./validators.ts";

const area = "planning";

/** What an event does: its days are left out of what is learnt, take a factor, or are forecast as another day was. */
export const eventEffects = ["exclude", "multiply", "copy"] as const;
export const EventEffect = z.enum(eventEffects);
export type EventEffect = z.output<typeof EventEffect>;

const GroupIds = z.array(Id).check(z.maxLength(planningLimits.planningGroupsMax, "maxLength"));
const fields = {
  name: PlanningName,
  /** Null is for all business units. */
  businessUnitId: z.nullable(Id),
  /** The planning groups of the business unit that it is for; none is for all. */
  planningGroupIds: GroupIds,
  kind: EventKind,
  firstDay: LocalDate,
  lastDay: LocalDate,
  effect: EventEffect,
  /** Of `multiply`: 1.5 is half as much again. */
  factor: z.nullable(between(0, planningLimits.factorMax)),
  /** Of `copy`: the day that is forecast again. */
  copiedDay: z.nullable(LocalDate),
};

interface Given {
  readonly businessUnitId: string | null;
  readonly planningGroupIds: readonly string[];
  readonly firstDay: string;
  readonly lastDay: string;
  readonly effect: EventEffect;
  readonly factor: number | null;
  readonly copiedDay: string | null;
}
const isWhole = z.check<Given>(({ value, issues }) => {
  const refuse = (path: string, message: string) =>
    issues.push({ code: "custom", input: value, path: [path], message });
  if (value.lastDay < value.firstDay) refuse("lastDay", "dateRange");
  if (value.planningGroupIds.length > 0 && value.businessUnitId === null) refuse("businessUnitId", "required");
  if (value.effect === "multiply" && value.factor === null) refuse("factor", "required");
  if (value.effect === "copy" && value.copiedDay === null) refuse("copiedDay", "required");
});

export const CalendarEventFields = z.strictObject(fields).check(isWhole);
export type CalendarEventFields = z.output<typeof CalendarEventFields>;

export const CalendarEvent = z.object({ id: z.string(), ...fields, version: Version });
export type CalendarEvent = z.output<typeof CalendarEvent>;
export const CalendarEventRow = z.extend(CalendarEvent, {
  businessUnitName: z.nullable(z.string()),
  /** By name, as their ids are. */
  planningGroupNames: z.array(z.string()),
});
export type CalendarEventRow = z.output<typeof CalendarEventRow>;

export const searchCalendarEvents = defineCall({
  name: "searchCalendarEvents",
  summary: "Closed and special days, campaigns and outages.",
  area,
  method: "POST",
  path: "/wfm/v1/calendar-events/search",
  access: { anyOf: ["wfm:setup:view", "wfm:history:view", "wfm:forecast:view"] },
  body: searchBody({ filter: CalendarEventFilter, orderBy: ["firstDay", "name", "kind"] }),
  answer: searchAnswer("calendarEvents", CalendarEventRow),
  errors: ["invalidParameters"],
});

export const saveCalendarEvent = defineCall({
  name: "saveCalendarEvent",
  summary: "Creates a calendar event, or with `id` changes one.",
  area,
  method: "PUT",
  path: "/wfm/v1/calendar-events",
  access: { anyOf: ["wfm:setup:edit"] },
  body: z
    .strictObject({
      ...fields,
      planningGroupIds: z._default(GroupIds, []),
      id: z.optional(Id),
      version: z.optional(Version),
    })
    .check(isWhole),
  answer: z.object({ calendarEvent: CalendarEvent }),
  errors: ["notFound", "changedMeanwhile"],
});

export const deleteCalendarEvent = defineCall({
  name: "deleteCalendarEvent",
  summary: "Deletes a calendar event.",
  area,
  method: "DELETE",
  path: "/wfm/v1/calendar-events/:calendarEventId",
  access: { anyOf: ["wfm:setup:edit"] },
  params: z.strictObject({ calendarEventId: Id }),
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound"],
});
