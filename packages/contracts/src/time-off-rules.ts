import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { Version } from "./organisation.ts";
import { LocalDate, PlanningName, wholeBetween } from "./planning.ts";
import { searchAnswer, searchBody } from "./search.ts";
import { BalanceFilter, BalanceYear, TimeOffLimitFilter } from "./time-off-filters.ts";
import { Id } from "./validators.ts";

const area = "timeOff";
const view = { anyOf: ["wfm:requests:view"] } as const;
const edit = { anyOf: ["wfm:requests:edit"] } as const;

const fields = {
  name: PlanningName,
  businessUnitId: Id,
  /** Null: everybody of the business unit. */
  teamId: z.nullable(Id),
  firstDay: LocalDate,
  lastDay: LocalDate,
  /** Who may be off on a day. */
  people: wholeBetween(0, 5_000),
  /** Requests within it and within the balance are approved without a person. */
  isAutomatic: z.boolean(),
};
const isOrdered = z.check<{ readonly firstDay: string; readonly lastDay: string }>(({ value, issues }) => {
  if (value.lastDay < value.firstDay)
    issues.push({ code: "custom", input: value, path: ["lastDay"], message: "dateRange" });
});

export const TimeOffLimitFields = z.strictObject(fields).check(isOrdered);
export type TimeOffLimitFields = z.output<typeof TimeOffLimitFields>;

export const TimeOffLimit = z.object({
  id: z.string(),
  ...fields,
  businessUnitName: z.string(),
  teamName: z.nullable(z.string()),
  version: Version,
});
export type TimeOffLimit = z.output<typeof TimeOffLimit>;

export const searchTimeOffLimits = defineCall({
  name: "searchTimeOffLimits",
  summary: "How many people may be off on a day, by business unit or team.",
  area,
  method: "POST",
  path: "/wfm/v1/time-off-limits/search",
  access: view,
  body: searchBody({ filter: TimeOffLimitFilter, orderBy: ["name", "firstDay"] }),
  answer: searchAnswer("limits", TimeOffLimit),
  errors: ["invalidParameters"],
});

export const saveTimeOffLimit = defineCall({
  name: "saveTimeOffLimit",
  summary: "Creates a limit, or with `id` changes one. Requests that are decided stay as they are.",
  area,
  method: "PUT",
  path: "/wfm/v1/time-off-limits",
  access: edit,
  body: z.strictObject({ ...fields, id: z.optional(Id), version: z.optional(Version) }).check(isOrdered),
  answer: z.object({ limit: TimeOffLimit }),
  errors: ["nameExists", "notFound", "changedMeanwhile", "tooManyPlanningRows"],
});

export const deleteTimeOffLimit = defineCall({
  name: "deleteTimeOffLimit",
  summary: "Deletes a limit.",
  area,
  method: "DELETE",
  path: "/wfm/v1/time-off-limits/:limitId",
  access: edit,
  params: z.strictObject({ limitId: Id }),
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound"],
});

export const timeOffChoices = defineCall({
  name: "timeOffChoices",
  summary: "Business units, teams and kinds of time off that limits, balances and filters are about.",
  area,
  method: "GET",
  path: "/wfm/v1/time-off-choices",
  access: view,
  answer: z.object({
    businessUnits: z.array(z.object({ id: z.string(), name: z.string() })),
    teams: z.array(z.object({ id: z.string(), name: z.string() })),
    types: z.array(z.object({ id: z.string(), name: z.string() })),
    /** The current year, by the clock of the first business unit. */
    year: z.number(),
  }),
  errors: [],
});

export const BalanceRow = z.object({
  /** The user's. */
  id: z.string(),
  name: z.string(),
  teamName: z.nullable(z.string()),
  businessUnitName: z.string(),
  /** Minutes; null where no balance is kept. */
  entitled: z.nullable(z.number()),
  taken: z.number(),
  planned: z.number(),
  requested: z.number(),
});
export type BalanceRow = z.output<typeof BalanceRow>;

export const searchTimeOffBalances = defineCall({
  name: "searchTimeOffBalances",
  summary: "What planned people have, take and plan of a kind of time off in a year.",
  area,
  method: "POST",
  path: "/wfm/v1/time-off-balances/search",
  access: view,
  body: searchBody({ filter: BalanceFilter, orderBy: ["name", "teamName"] }),
  answer: searchAnswer("balances", BalanceRow),
  errors: ["invalidParameters"],
});

export const saveTimeOffEntitlement = defineCall({
  name: "saveTimeOffEntitlement",
  summary: "Sets what people may take of a kind of time off in a year; null ends keeping a balance.",
  area,
  method: "PUT",
  path: "/wfm/v1/time-off-balances",
  access: edit,
  body: z.strictObject({
    userIds: z.array(Id).check(z.minLength(1, "required"), z.maxLength(1_000)),
    codeId: Id,
    year: BalanceYear,
    minutes: z.nullable(wholeBetween(0, 200_000)),
  }),
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound"],
});
