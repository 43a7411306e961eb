import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { TimeZone, Version } from "./organisation.ts";
import { between, IntervalMinutes, planningLimits, PlanningName } from "./planning.ts";
import { BusinessUnitFilter } from "./planning-filters.ts";
import { searchAnswer, searchBody } from "./search.ts";
import { Id } from "./validators.ts";

const area = "planning";

/** A place of a business unit, with a time zone of its own. */
const Site = z.strictObject({ id: z.optional(Id), name: PlanningName, zone: TimeZone });

/** ISO 4217. */
const Currency = z.string().check(z.regex(/^[A-Z]{3}$/, "required"));

const fields = z.strictObject({
  name: PlanningName,
  /** Days, weeks and intervals of its plans are counted in this zone. */
  zone: TimeZone,
  /** 0 is Sunday. */
  weekStart: z.int().check(z.gte(0), z.lte(6)),
  intervalMinutes: IntervalMinutes,
  sites: z.array(Site).check(
    z.maxLength(planningLimits.sitesMax),
    z.refine((sites: readonly { name: string }[]) => {
      const names = sites.map(({ name }) => name.toLowerCase());
      return new Set(names).size === names.length;
    }, "unique"),
  ),
  /** Of an agent's paid hour, on average, in the currency; null where it is not known. Without it a change leaves what there is. */
  hourlyCost: z.optional(z.nullable(between(0, planningLimits.hourlyCostMax))),
  currency: z.optional(z.nullable(Currency)),
});

const hasCurrency = z.refine<Pick<z.output<typeof fields>, "hourlyCost" | "currency">>(
  ({ hourlyCost = null, currency = null }) => hourlyCost === null || currency !== null,
  { error: "required", path: ["currency"] },
);

export const BusinessUnitFields = fields.check(hasCurrency);
export type BusinessUnitFields = z.output<typeof BusinessUnitFields>;

export const BusinessUnit = z.object({
  id: z.string(),
  name: z.string(),
  zone: z.string(),
  weekStart: z.number(),
  intervalMinutes: IntervalMinutes,
  sites: z.array(z.object({ id: z.string(), name: z.string(), zone: z.string() })),
  hourlyCost: z.nullable(z.number()),
  currency: z.nullable(z.string()),
  version: Version,
});
export type BusinessUnit = z.output<typeof BusinessUnit>;
export const BusinessUnitRow = z.extend(BusinessUnit, { queueCount: z.number(), planningGroupCount: z.number() });
export type BusinessUnitRow = z.output<typeof BusinessUnitRow>;

export const searchBusinessUnits = defineCall({
  name: "searchBusinessUnits",
  summary: "The business units of the tenant, with their sites.",
  area,
  method: "POST",
  path: "/wfm/v1/business-units/search",
  access: { anyOf: ["wfm:setup:view", "wfm:history:view", "wfm:forecast:view", "wfm:staffing:view", "wfm:plans:view"] },
  body: searchBody({ filter: BusinessUnitFilter, orderBy: ["name", "zone"] }),
  answer: searchAnswer("businessUnits", BusinessUnitRow),
  errors: ["invalidParameters"],
});

export const saveBusinessUnit = defineCall({
  name: "saveBusinessUnit",
  summary:
    "Creates a business unit, or with `id` changes one. Sites that are not named any more are deleted, unless people work there.",
  area,
  method: "PUT",
  path: "/wfm/v1/business-units",
  access: { anyOf: ["wfm:setup:edit"] },
  body: z.extend(fields, { id: z.optional(Id), version: z.optional(Version) }).check(hasCurrency),
  answer: z.object({ businessUnit: BusinessUnit }),
  errors: ["nameExists", "notFound", "changedMeanwhile", "inUse", "tooManyPlanningRows"],
});

export const deleteBusinessUnit = defineCall({
  name: "deleteBusinessUnit",
  summary: "Deletes a business unit that has no queues, planning groups or events.",
  area,
  method: "DELETE",
  path: "/wfm/v1/business-units/:businessUnitId",
  access: { anyOf: ["wfm:setup:edit"] },
  params: z.strictObject({ businessUnitId: Id }),
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound", "inUse"],
});
