import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { shareBetween, wholeBetween } from "./planning.ts";
import { groupParams, staffingLimits } from "./staffing.ts";
import { Id } from "./validators.ts";

const area = "staffing";

const entry = {
  activityCodeId: Id,
  fromHour: wholeBetween(0, 23),
  toHour: wholeBetween(1, 24),
  share: shareBetween(0, staffingLimits.shrinkageMax),
};

/** A share of the people scheduled who are lost to an activity in some hours of each day, by the business unit's clock. */
export const ShrinkageEntry = z.strictObject(entry).check(
  z.check(({ value, issues }) => {
    if (value.toHour <= value.fromHour)
      issues.push({ code: "custom", input: value, path: ["toHour"], message: "timeRange" });
  }),
);
export type ShrinkageEntry = z.output<typeof ShrinkageEntry>;

const Entries = z.array(ShrinkageEntry).check(
  z.maxLength(staffingLimits.shrinkageEntriesMax),
  z.check(({ value, issues }) => {
    value.forEach((one, place) => {
      const overlaps = value
        .slice(0, place)
        .some(
          (other) =>
            other.activityCodeId === one.activityCodeId && one.fromHour < other.toHour && other.fromHour < one.toHour,
        );
      if (overlaps) issues.push({ code: "custom", input: value, path: [place, "fromHour"], message: "unique" });
    });
  }),
);

/** What a form of entries holds. */
export const ShrinkageForm = z.strictObject({ entries: Entries });

/** Where an activity's shrinkage comes from: the planning group's own entries, the business unit's, or the activity code. */
export const ShrinkageSource = z.enum(["planningGroup", "businessUnit", "activityCode"]);
export type ShrinkageSource = z.output<typeof ShrinkageSource>;

const Shrinkage = z.object({
  businessUnit: z.object({ id: z.string(), name: z.string() }),
  activities: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      colorCode: z.string(),
      source: ShrinkageSource,
      /** For each hour of the day. */
      hours: z.array(z.number()),
    }),
  ),
  total: z.array(z.number()),
  planningGroupEntries: z.array(z.object(entry)),
  businessUnitEntries: z.array(z.object(entry)),
  /** Of the entries, to be sent along when they are saved. */
  versions: z.object({ planningGroup: z.string(), businessUnit: z.string() }),
});
export type Shrinkage = z.output<typeof Shrinkage>;

export const readShrinkage = defineCall({
  name: "readShrinkage",
  summary:
    "What takes people of a planning group from the queue, by activity and hour, and where each share comes from.",
  area,
  method: "GET",
  path: "/wfm/v1/planning-groups/:planningGroupId/shrinkage",
  access: { anyOf: ["wfm:staffing:view", "wfm:setup:view"] },
  params: groupParams,
  answer: z.object({ shrinkage: Shrinkage }),
  errors: ["notFound"],
});

export const saveShrinkage = defineCall({
  name: "saveShrinkage",
  summary:
    "Replaces the shrinkage entries of a planning group or business unit. An activity without entries has those of the business unit, else of its activity code.",
  area,
  method: "PUT",
  path: "/wfm/v1/shrinkage",
  access: { anyOf: ["wfm:staffing:edit"] },
  body: z.strictObject({
    of: z.enum(["planningGroup", "businessUnit"]),
    id: Id,
    entries: Entries,
    version: z.optional(z.string().check(z.maxLength(64))),
  }),
  answer: z.object({ version: z.string() }),
  errors: ["notFound", "changedMeanwhile", "shrinkageTooHigh"],
});
