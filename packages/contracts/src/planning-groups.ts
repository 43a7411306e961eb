import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { Version } from "./organisation.ts";
import { between, type Media, planningLimits, PlanningName, shareBetween } from "./planning.ts";
import { PlanningGroupFilter } from "./planning-filters.ts";
import { searchAnswer, searchBody } from "./search.ts";
import { Id } from "./validators.ts";

const area = "planning";

/** What a planning group promises. Each part is optional; shares are 0 to 1. */
export const ServiceGoal = z
  .strictObject({
    /** Share of the contacts offered that are answered within `targetSeconds`. */
    serviceLevel: z.nullable(shareBetween(0.01, 0.999)),
    targetSeconds: z.nullable(between(0, planningLimits.targetSecondsMax)),
    averageWaitSeconds: z.nullable(between(0, planningLimits.targetSecondsMax)),
    abandonRate: z.nullable(shareBetween(0, 1)),
    maxOccupancy: z.nullable(shareBetween(0.01, 1)),
  })
  .check(
    z.check(({ value, issues }) => {
      if ((value.serviceLevel === null) === (value.targetSeconds === null)) return;
      const path = [value.serviceLevel === null ? "serviceLevel" : "targetSeconds"];
      issues.push({ code: "custom", input: value, path, message: "required" });
    }),
  );
export type ServiceGoal = z.output<typeof ServiceGoal>;

const usualGoal = /* @__NO_SIDE_EFFECTS__ */ (serviceLevel: number, targetSeconds: number): ServiceGoal => ({
  serviceLevel,
  targetSeconds,
  averageWaitSeconds: null,
  abandonRate: null,
  maxOccupancy: null,
});

/** The field's usual promises, and how many contacts people have at a time: a beginning that a planner changes. */
export const usualTerms: Readonly<
  Record<Media, { readonly isDeferrable: boolean; readonly goal: ServiceGoal; readonly concurrency: number }>
> = {
  voice: { isDeferrable: false, goal: usualGoal(0.8, 20), concurrency: 1 },
  chat: { isDeferrable: false, goal: usualGoal(0.8, 40), concurrency: 2 },
  email: { isDeferrable: true, goal: usualGoal(0.9, 86_400), concurrency: 1 },
  callback: { isDeferrable: true, goal: usualGoal(0.9, 7_200), concurrency: 1 },
};

export const PlanningGroupFields = z.strictObject({
  businessUnitId: Id,
  name: PlanningName,
  /** Its contacts wait until somebody has time: e-mail, callbacks. */
  isDeferrable: z.boolean(),
  goal: ServiceGoal,
  /** How long callers wait before they hang up, on average; null where nobody does. */
  patienceSeconds: z.nullable(between(1, planningLimits.patienceSecondsMax)),
  queueIds: z.array(Id).check(z.minLength(1, "required"), z.maxLength(planningLimits.queuesMax)),
  /** Agents who have it take the group's contacts; null: everybody does. */
  skillId: z.nullable(Id),
});
export type PlanningGroupFields = z.output<typeof PlanningGroupFields>;

export const PlanningGroup = z.object({
  id: z.string(),
  ...PlanningGroupFields.shape,
  /** Empty where all its queues have moved to other groups. */
  queueIds: z.array(z.string()),
  skillId: z.nullable(z.string()),
  version: Version,
});
export type PlanningGroup = z.output<typeof PlanningGroup>;
export const PlanningGroupRow = z.extend(PlanningGroup, {
  businessUnitName: z.string(),
  skillName: z.nullable(z.string()),
});
export type PlanningGroupRow = z.output<typeof PlanningGroupRow>;

export const searchPlanningGroups = defineCall({
  name: "searchPlanningGroups",
  summary: "The planning groups of the tenant, with their queues and service goals.",
  area,
  method: "POST",
  path: "/wfm/v1/planning-groups/search",
  access: { anyOf: ["wfm:setup:view", "wfm:history:view", "wfm:forecast:view", "wfm:staffing:view"] },
  body: searchBody({ filter: PlanningGroupFilter, orderBy: ["name"] }),
  answer: searchAnswer("planningGroups", PlanningGroupRow),
  errors: ["invalidParameters"],
});

export const savePlanningGroup = defineCall({
  name: "savePlanningGroup",
  summary: "Creates a planning group, or with `id` changes one. Its queues leave the group that they were in.",
  area,
  method: "PUT",
  path: "/wfm/v1/planning-groups",
  access: { anyOf: ["wfm:setup:edit"] },
  body: z.extend(PlanningGroupFields, {
    skillId: z._default(z.nullable(Id), null),
    id: z.optional(Id),
    version: z.optional(Version),
  }),
  answer: z.object({ planningGroup: PlanningGroup }),
  errors: ["nameExists", "notFound", "changedMeanwhile", "tooManyPlanningRows"],
});

export const deletePlanningGroup = defineCall({
  name: "deletePlanningGroup",
  summary: "Deletes a planning group; its queues and their history stay.",
  area,
  method: "DELETE",
  path: "/wfm/v1/planning-groups/:planningGroupId",
  access: { anyOf: ["wfm:setup:edit"] },
  params: z.strictObject({ planningGroupId: Id }),
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound", "inUse"],
});
