import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { AssignmentFilter, AssignmentStatus, EvaluationPlanFilter } from "./evaluation-plan-filters.ts";
import { evaluationLimits } from "./evaluations.ts";
import { InteractionChannel, interactionChannels } from "./interaction-filters.ts";
import { limits } from "./limits.ts";
import { Version } from "./organisation.ts";
import { searchAnswer, searchBody } from "./search.ts";
import { Id } from "./validators.ts";

const area = "quality";
/** Whoever says what is evaluated with says what is evaluated. */
const manage = { anyOf: ["quality:forms:edit"] } as const;
const evaluate = { anyOf: ["quality:evaluations:edit"] } as const;

export const evaluationPlanLimits = { plansMax: 50, perAgentMax: 20, teamsMax: 100, evaluatorsMax: 50 } as const;

const ids = (max: number) => z.array(Id).check(z.maxLength(max, "maxLength"));

const fields = {
  name: z.string().check(z.trim(), z.minLength(1, "required"), z.maxLength(limits.nameMax, "maxLength")),
  formId: Id,
  /** Whose interactions; none: everybody's. */
  teamIds: ids(evaluationPlanLimits.teamsMax),
  /** So many interactions of each agent and week. */
  perAgent: z.int().check(z.gte(1), z.lte(evaluationPlanLimits.perAgentMax)),
  /** None: all. */
  channels: z.array(InteractionChannel).check(z.maxLength(interactionChannels.length)),
  /** Shorter ones are left out. */
  minSeconds: z.int().check(z.gte(0), z.lte(evaluationLimits.hoursMax * 3_600)),
  /** Among whom the work is shared. */
  evaluatorIds: z
    .array(Id)
    .check(z.minLength(1, "required"), z.maxLength(evaluationPlanLimits.evaluatorsMax, "maxLength")),
  /** Nothing is drawn while it is. A plan that goes on begins with the week that is running. */
  isPaused: z.boolean(),
};
export const EvaluationPlanFields = z.strictObject(fields);
export type EvaluationPlanFields = z.output<typeof EvaluationPlanFields>;

const Named = z.object({ id: z.string(), name: z.string() });
/** `mayEvaluate`: false once they have left, are locked, or have lost the permission. */
const Evaluator = z.object({ id: z.string(), name: z.string(), mayEvaluate: z.boolean() });
const counts = { drawn: z.number(), done: z.number(), overdue: z.number() };

const EvaluationPlan = z.object({
  id: z.string(),
  ...fields,
  formName: z.string(),
  /** Nothing is drawn while the form is retired. */
  isFormOffered: z.boolean(),
  teams: z.array(Named),
  evaluators: z.array(Evaluator),
  ...counts,
  /** When the next week ends; null: it is paused. */
  nextDrawAt: z.nullable(z.string()),
  version: Version,
});
export type EvaluationPlan = z.output<typeof EvaluationPlan>;

const path = "/quality/v1/evaluation-plans";

export const searchEvaluationPlans = defineCall({
  name: "searchEvaluationPlans",
  summary: "Plans by which interactions are drawn for evaluation each week, with how much of it is done.",
  area,
  method: "POST",
  path: `${path}/search`,
  access: manage,
  body: searchBody({ filter: EvaluationPlanFilter, orderBy: ["name"] }),
  answer: searchAnswer("plans", EvaluationPlan),
  errors: ["invalidParameters"],
});

export const evaluationPlanChoices = defineCall({
  name: "evaluationPlanChoices",
  summary: "Published forms, teams, and active people who may evaluate.",
  area,
  method: "GET",
  path: "/quality/v1/evaluation-plan-choices",
  access: manage,
  answer: z.object({ forms: z.array(Named), teams: z.array(Named), evaluators: z.array(Named) }),
  errors: [],
});

export const saveEvaluationPlan = defineCall({
  name: "saveEvaluationPlan",
  summary:
    "Adds a plan, or with `id` changes it, pauses it or lets it go on. Weeks are the tenant's, from Monday on; the first is drawn once it has ended.",
  area,
  method: "PUT",
  path,
  access: manage,
  body: z.extend(EvaluationPlanFields, { id: z.optional(Id), version: z.optional(Version) }),
  answer: z.object({ plan: EvaluationPlan }),
  errors: [
    "notFound",
    "nameExists",
    "formNotPublished",
    "changedMeanwhile",
    "tooManyEvaluationPlans",
    "invalidParameters",
  ],
});

export const deleteEvaluationPlan = defineCall({
  name: "deleteEvaluationPlan",
  summary: "Deletes a plan with its assignments. Evaluations stay.",
  area,
  method: "DELETE",
  path: `${path}/:planId`,
  access: manage,
  params: z.strictObject({ planId: Id }),
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound"],
});

const Assignment = z.object({
  id: z.string(),
  planId: z.string(),
  planName: z.string(),
  formName: z.string(),
  interactionId: z.string(),
  reference: z.string(),
  agentName: z.string(),
  channel: InteractionChannel,
  startedAt: z.string(),
  seconds: z.number(),
  evaluatorId: z.string(),
  evaluatorName: z.string(),
  mayEvaluate: z.boolean(),
  status: AssignmentStatus,
  dueAt: z.string(),
  isOverdue: z.boolean(),
  /** Null: there is none yet. */
  evaluationId: z.nullable(z.string()),
});
export type Assignment = z.output<typeof Assignment>;

export const searchAssignments = defineCall({
  name: "searchAssignments",
  summary:
    "Interactions that plans have drawn: the caller's own, or with `quality:forms:edit` everybody's but those about the caller. Without an order, those due first.",
  area,
  method: "POST",
  path: "/quality/v1/assignments/search",
  access: { anyOf: ["quality:evaluations:edit", "quality:forms:edit"] },
  body: searchBody({ filter: AssignmentFilter, orderBy: ["dueAt", "agentName", "planName", "evaluatorName"] }),
  answer: z.extend(searchAnswer("assignments", Assignment), {
    /** Of the plans that the filter leaves, whatever the rest of it. */
    evaluators: z.array(z.extend(Evaluator, counts)),
  }),
  errors: ["invalidParameters"],
});

const params = z.strictObject({ assignmentId: Id });

export const startAssignment = defineCall({
  name: "startAssignment",
  summary: "Begins the caller's evaluation of what was drawn for them, or finds the one that they have begun.",
  area,
  method: "POST",
  path: "/quality/v1/assignments/:assignmentId/start",
  access: evaluate,
  params,
  answer: z.object({ evaluationId: z.string() }),
  errors: ["notFound", "ownEvaluation", "formNotPublished"],
});

export const AssigneeFields = z.strictObject({ evaluatorId: Id });

export const handOverAssignment = defineCall({
  name: "handOverAssignment",
  summary:
    "Gives an assignment that is not done to another evaluator, who is notified. A draft of the one before stays theirs.",
  area,
  method: "POST",
  path: "/quality/v1/assignments/:assignmentId/hand-over",
  access: manage,
  params,
  body: AssigneeFields,
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound", "ownEvaluation", "evaluationClosed"],
});
