import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { IntervalMinutes, Measure } from "./planning.ts";
import { ServiceGoal } from "./planning-groups.ts";
import { groupParams } from "./staffing.ts";

const area = "staffing";

const Measures = z.object({
  waitProbability: z.number(),
  serviceLevel: z.number(),
  /** Null: the queue grows for ever. */
  averageWaitSeconds: z.nullable(z.number()),
  abandonRate: z.number(),
  occupancy: z.number(),
});
export type StaffingMeasures = z.output<typeof Measures>;

const GoalPart = z.enum(["serviceLevel", "averageWaitSeconds", "abandonRate", "maxOccupancy", "load"]);
export type GoalPart = z.output<typeof GoalPart>;

const ShrinkageStep = z.object({
  /** An activity; null for rounding up to whole people. */
  name: z.nullable(z.string()),
  share: z.number(),
  adds: z.number(),
  people: z.number(),
});

const inputs = {
  startsAt: z.number(),
  intervalMinutes: IntervalMinutes,
  contacts: z.number(),
  handleSeconds: z.number(),
  /** Contacts between which the forecast expects four of five such intervals to be. */
  band: z.nullable(z.object({ lower: z.number(), upper: z.number() })),
  /** What the forecast is made of; null where it was published before that was kept. */
  layers: z.nullable(
    z.object({
      baseline: z.number(),
      baselineHandleSeconds: z.number(),
      changes: z.array(
        z.object({
          kind: z.enum(["event", "override"]),
          /** Of an event its name, of an override its reason. */
          name: z.string(),
          measure: Measure,
          /** Contacts, or seconds of one. */
          adds: z.number(),
        }),
      ),
    }),
  ),
  goal: ServiceGoal,
  scheduled: z.nullable(z.number()),
  shrinkage: z.array(ShrinkageStep),
};

const QueueExplanation = z.object({
  kind: z.literal("queue"),
  ...inputs,
  /** People to schedule for either end of the band; null where the goal is out of reach. */
  bandPeople: z.nullable(z.object({ lower: z.nullable(z.number()), upper: z.nullable(z.number()) })),
  model: z.enum(["erlang-c", "erlang-a"]),
  targetSeconds: z.number(),
  patienceSeconds: z.nullable(z.number()),
  concurrency: z.number(),
  /** Null where the goal is out of reach. */
  agents: z.nullable(z.number()),
  formula: z.object({
    erlangs: z.number(),
    places: z.number(),
    blocking: z.number(),
    waitProbability: z.number(),
    atOnce: z.number(),
    later: z.number(),
    measures: Measures,
  }),
  around: z.array(z.object({ agents: z.number(), measures: Measures, isMet: z.boolean() })),
  simulation: z.nullable(
    z.object({
      serviceLevel: z.number(),
      abandonRate: z.number(),
      averageWaitSeconds: z.number(),
      occupancy: z.number(),
      intervals: z.number(),
      margin: z.number(),
      difference: z.number(),
      isDifferent: z.boolean(),
    }),
  ),
  lastPerson: z.nullable(
    z.object({ part: GoalPart, goal: z.number(), without: Measures, with: Measures, withOneMore: Measures }),
  ),
  limit: z.nullable(
    z.object({ cause: z.enum(["people", "chance"]), part: GoalPart, agents: z.number(), measures: Measures }),
  ),
});
export type QueueExplanation = z.output<typeof QueueExplanation>;

const WorkloadExplanation = z.object({
  kind: z.literal("workload"),
  ...inputs,
  agents: z.number(),
  deadlineSeconds: z.number(),
  occupancy: z.number(),
  /** Contacts that wait before the interval, and that are to be done in it. */
  waiting: z.number(),
  planned: z.number(),
  perPerson: z.number(),
  /**
   * Contacts left at the end of the interval, and the share done in time of those that come from one deadline before it to one after it
   * with so many people more or fewer in all that time.
   * `isMet`: no more of them are late than with the people required.
   */
  around: z.array(z.object({ agents: z.number(), backlog: z.number(), serviceLevel: z.number(), isMet: z.boolean() })),
  /** Null where nobody is needed. */
  simulation: z.nullable(
    z.object({
      serviceLevel: z.number(),
      left: z.number(),
      /** From arrival to done. */
      averageSeconds: z.number(),
      runs: z.number(),
      margin: z.number(),
      difference: z.number(),
      isDifferent: z.boolean(),
    }),
  ),
  late: z.number(),
});
export type WorkloadExplanation = z.output<typeof WorkloadExplanation>;

export const explainStaffing = defineCall({
  name: "explainStaffing",
  summary:
    "How the requirement of an interval comes about: inputs, formula, what fewer and more people would mean, and a simulation.",
  area,
  method: "GET",
  path: "/wfm/v1/planning-groups/:planningGroupId/staffing/explanation",
  access: { anyOf: ["wfm:staffing:view"] },
  params: groupParams,
  query: z.strictObject({ at: z.iso.datetime("date") }),
  answer: z.object({ explanation: z.discriminatedUnion("kind", [QueueExplanation, WorkloadExplanation]) }),
  errors: ["notFound", "noForecast", "noGoal", "noHandleTimes", "centreClosed"],
});
