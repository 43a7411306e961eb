import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { HexColour } from "./field-rules.ts";
import { Version } from "./organisation.ts";
import { PlanningName, shareBetween, wholeBetween } from "./planning.ts";
import { ActivityCodeFilter, ActivityKind } from "./planning-filters.ts";
import { searchAnswer, searchBody } from "./search.ts";
import { Id } from "./validators.ts";

const area = "planning";

const fields = {
  name: PlanningName,
  kind: ActivityKind,
  isPaid: z.boolean(),
  isWorkTime: z.boolean(),
  /** Share of the people scheduled who are lost to it between `fromHour` and `toHour`, 0 to below 1. */
  shrinkage: shareBetween(0, 0.95),
  fromHour: wholeBetween(0, 23),
  toHour: wholeBetween(1, 24),
  colorCode: HexColour,
};
const isOrdered = z.check<{ readonly fromHour: number; readonly toHour: number }>(({ value, issues }) => {
  if (value.toHour <= value.fromHour)
    issues.push({ code: "custom", input: value, path: ["toHour"], message: "timeRange" });
});

/** What somebody does in their paid or unpaid time. */
export const ActivityCodeFields = z.strictObject(fields).check(isOrdered);
export type ActivityCodeFields = z.output<typeof ActivityCodeFields>;

export const ActivityCode = z.object({ id: z.string(), ...fields, version: Version });
export type ActivityCode = z.output<typeof ActivityCode>;

export const searchActivityCodes = defineCall({
  name: "searchActivityCodes",
  summary: "The activity codes of the tenant.",
  area,
  method: "POST",
  path: "/wfm/v1/activity-codes/search",
  access: { anyOf: ["wfm:setup:view", "wfm:staffing:view", "wfm:plans:view"] },
  body: searchBody({ filter: ActivityCodeFilter, orderBy: ["name", "kind"] }),
  answer: searchAnswer("activityCodes", ActivityCode),
  errors: ["invalidParameters"],
});

export const saveActivityCode = defineCall({
  name: "saveActivityCode",
  summary: "Creates an activity code, or with `id` changes one.",
  area,
  method: "PUT",
  path: "/wfm/v1/activity-codes",
  access: { anyOf: ["wfm:setup:edit"] },
  body: z.strictObject({ ...fields, id: z.optional(Id), version: z.optional(Version) }).check(isOrdered),
  answer: z.object({ activityCode: ActivityCode }),
  errors: ["nameExists", "notFound", "changedMeanwhile"],
});

export const deleteActivityCode = defineCall({
  name: "deleteActivityCode",
  summary: "Deletes an activity code that nothing uses.",
  area,
  method: "DELETE",
  path: "/wfm/v1/activity-codes/:activityCodeId",
  access: { anyOf: ["wfm:setup:edit"] },
  params: z.strictObject({ activityCodeId: Id }),
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound", "inUse"],
});
