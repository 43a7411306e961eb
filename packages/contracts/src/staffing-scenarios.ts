import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { Version } from "./organisation.ts";
import {
  between,
  IntervalMinutes,
  LocalDate,
  planningLimits,
  PlanningName,
  shareBetween,
  wholeBetween,
} from "./planning.ts";
import { groupParams, Numbers, StaffingDays, staffingLimits } from "./staffing.ts";
import { Id } from "./validators.ts";

const area = "staffing";

/** How a scenario differs from the forecast and the set-up. */
export const ScenarioParameters = z.strictObject({
  /** Null: the planning group's goal. */
  serviceLevel: z.nullable(shareBetween(0.01, 0.999)),
  targetSeconds: z.nullable(between(0, planningLimits.targetSecondsMax)),
  volumePercent: between(-90, 500),
  handleTimePercent: between(-90, 300),
  /** Points added to the shrinkage of each hour, as a share. */
  shrinkagePoints: shareBetween(-0.5, 0.5),
  /** At most so many people can be on the queue; null: no limit. */
  peopleMax: z.nullable(wholeBetween(0, 100_000)),
});
export type ScenarioParameters = z.output<typeof ScenarioParameters>;

const ScenarioFields = { name: PlanningName, parameters: ScenarioParameters };
export const ScenarioForm = z.strictObject(ScenarioFields);
const Scenario = z.object({ id: z.string(), ...ScenarioFields, version: Version });
export type Scenario = z.output<typeof Scenario>;

export const listScenarios = defineCall({
  name: "listScenarios",
  summary: "The scenarios of a planning group, by name.",
  area,
  method: "GET",
  path: "/wfm/v1/planning-groups/:planningGroupId/scenarios",
  access: { anyOf: ["wfm:staffing:view"] },
  params: groupParams,
  answer: z.object({ scenarios: z.array(Scenario) }),
  errors: ["notFound"],
});

export const saveScenario = defineCall({
  name: "saveScenario",
  summary: "Creates a scenario of a planning group, or with `id` changes one.",
  area,
  method: "PUT",
  path: "/wfm/v1/planning-groups/:planningGroupId/scenarios",
  access: { anyOf: ["wfm:staffing:edit"] },
  params: groupParams,
  body: z.strictObject({ ...ScenarioFields, id: z.optional(Id), version: z.optional(Version) }),
  answer: z.object({ scenario: Scenario }),
  errors: ["notFound", "nameExists", "changedMeanwhile", "tooManyPlanningRows"],
});

export const deleteScenario = defineCall({
  name: "deleteScenario",
  summary: "Deletes a scenario.",
  area,
  method: "DELETE",
  path: "/wfm/v1/staffing/scenarios/:scenarioId",
  access: { anyOf: ["wfm:staffing:edit"] },
  params: z.strictObject({ scenarioId: Id }),
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound"],
});

const ScenarioResult = z.object({
  /** Null: the planning group as it is set up. */
  scenarioId: z.nullable(z.string()),
  name: z.nullable(z.string()),
  /** Null in intervals in which the goal is out of reach. */
  required: Numbers,
  onQueue: Numbers,
  serviceLevel: Numbers,
  /** Hours of people scheduled, and the most people at a time. */
  hours: z.number(),
  peak: z.number(),
  /** Of the hours, by what a paid hour costs at the business unit; null where it has no such cost. */
  cost: z.nullable(z.number()),
  /** Contacts of work that can wait which wait when the days begin and end; null of other contacts. */
  waiting: z.nullable(z.object({ before: z.number(), after: z.number() })),
  /** Intervals in which the goal is out of reach. */
  unreachable: z.number(),
});
export type ScenarioResult = z.output<typeof ScenarioResult>;

export const compareScenarios = defineCall({
  name: "compareScenarios",
  summary: "What a planning group would require under two sets of parameters. Nothing is stored.",
  area,
  method: "POST",
  path: "/wfm/v1/planning-groups/:planningGroupId/scenarios/compare",
  access: { anyOf: ["wfm:staffing:view"] },
  params: groupParams,
  body: z.strictObject({
    from: LocalDate,
    days: wholeBetween(1, staffingLimits.daysMax),
    /** Null: the planning group as it is set up. */
    scenarioIds: z.array(z.nullable(Id)).check(z.minLength(1, "required"), z.maxLength(2)),
  }),
  answer: z.object({
    zone: z.string(),
    intervalMinutes: IntervalMinutes,
    /** ISO 4217; of the costs. */
    currency: z.nullable(z.string()),
    days: StaffingDays,
    isOpen: z.array(z.boolean()),
    results: z.array(ScenarioResult),
  }),
  errors: ["notFound", "noForecast", "noGoal", "noHandleTimes", "unreachableGoal"],
});
