import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { Version } from "./organisation.ts";
import { ContactChannel, EvaluationFilter, EvaluationStatus, evaluationStatuses } from "./quality-filters.ts";
import { QualityFormContent } from "./quality-forms.ts";
import { searchAnswer, searchBody } from "./search.ts";
import { Id } from "./validators.ts";
import { isWebAddress } from "./web-address.ts";

const area = "quality";
const view = { anyOf: ["quality:evaluations:view"] } as const;
const edit = { anyOf: ["quality:evaluations:edit"] } as const;

export const evaluationLimits = {
  commentMax: 2_000,
  reasonMax: 1_000,
  referenceMax: 100,
  linkMax: 500,
  /** Of a contact. */
  hoursMax: 24,
  /** An agent may dispute for so long after the submission. */
  disputeDays: 14,
  bodyMax: 4 * 1024 * 1024,
} as const;

export const EvaluationComment = z.string().check(z.maxLength(evaluationLimits.commentMax, "maxLength"));
const Reason = z
  .string()
  .check(z.trim(), z.minLength(1, "required"), z.maxLength(evaluationLimits.reasonMax, "maxLength"));

const Answer = z.strictObject({
  /** As the question asks: true or false, a number of the scale, the id of an option, a text. Null: not answered. */
  value: z.union([
    z.boolean(),
    z.int(),
    z.string().check(z.maxLength(evaluationLimits.commentMax, "maxLength")),
    z.null(),
  ]),
  isNotApplicable: z.boolean(),
  comment: EvaluationComment,
});

/** By the question's id. */
export const EvaluationAnswers = z.record(Id, Answer);
export type EvaluationAnswers = z.output<typeof EvaluationAnswers>;

/** The contact that is evaluated. */
const contact = {
  /** How the contact system names it. */
  reference: z
    .string()
    .check(z.trim(), z.minLength(1, "required"), z.maxLength(evaluationLimits.referenceMax, "maxLength")),
  channel: ContactChannel,
  /** When it took place, an instant. */
  contactAt: z.iso.datetime("date"),
  /** How long it was. */
  seconds: z.nullable(z.int().check(z.gte(0), z.lte(evaluationLimits.hoursMax * 3_600))),
  /** Where it can be listened to or read. */
  link: z.nullable(
    z.string().check(
      z.maxLength(evaluationLimits.linkMax, "maxLength"),
      z.refine((text) => isWebAddress(text), { error: "webAddress" }),
    ),
  ),
};
const Contact = z.strictObject(contact);

const row = {
  id: z.string(),
  formId: z.string(),
  formName: z.string(),
  formVersion: z.number(),
  agentId: z.string(),
  agentName: z.string(),
  teamName: z.nullable(z.string()),
  evaluatorId: z.string(),
  evaluatorName: z.string(),
  status: EvaluationStatus,
  /** Percent; null while it is a draft, and where nothing of it counts. */
  score: z.nullable(z.number()),
  isFailed: z.boolean(),
  reference: z.string(),
  channel: ContactChannel,
  contactAt: z.string(),
  /** When it was begun. */
  createdAt: z.string(),
  submittedAt: z.nullable(z.string()),
  version: Version,
};
export const EvaluationRow = z.object(row);
export type EvaluationRow = z.output<typeof EvaluationRow>;

const Revision = z.object({
  id: z.string(),
  score: z.nullable(z.number()),
  isFailed: z.boolean(),
  answers: EvaluationAnswers,
  replacedAt: z.string(),
  replacedBy: z.string(),
});

export const Evaluation = z.object({
  ...row,
  seconds: z.nullable(z.number()),
  link: z.nullable(z.string()),
  content: QualityFormContent,
  answers: EvaluationAnswers,
  /** Of the whole. */
  comment: z.string(),
  acknowledgedAt: z.nullable(z.string()),
  acknowledgement: z.string(),
  disputedAt: z.nullable(z.string()),
  disputeReason: z.string(),
  /** Until when the agent may dispute it; null: no longer, or not yet. */
  disputableUntil: z.nullable(z.string()),
  decision: z.nullable(z.enum(["kept", "corrected"])),
  decidedAt: z.nullable(z.string()),
  decidedBy: z.string(),
  decisionReason: z.string(),
  /** What was answered before corrections, the newest first. */
  earlier: z.array(Revision),
});
export type Evaluation = z.output<typeof Evaluation>;

const counts = Object.fromEntries(evaluationStatuses.map((status) => [status, z.number()])) as Record<
  EvaluationStatus,
  z.ZodMiniNumber
>;

export const searchEvaluations = defineCall({
  name: "searchEvaluations",
  summary: "Evaluations, the newest first without an order. Drafts about oneself are left out.",
  area,
  method: "POST",
  path: "/quality/v1/evaluations/search",
  access: view,
  body: searchBody({
    filter: EvaluationFilter,
    orderBy: ["submittedAt", "createdAt", "contactAt", "agentName", "evaluatorName", "formName", "status", "score"],
    figures: ["score"],
  }),
  answer: z.extend(searchAnswer("evaluations", EvaluationRow), {
    /** Of all evaluations that the filter leaves, whatever its statuses. */
    counts: z.object(counts),
  }),
  errors: ["invalidParameters"],
});

const Named = z.object({ id: z.string(), name: z.string() });

export const evaluationChoices = defineCall({
  name: "evaluationChoices",
  summary: "What evaluations can be narrowed by, and the published forms that one can be begun with.",
  area,
  method: "GET",
  path: "/quality/v1/evaluation-choices",
  access: view,
  answer: z.object({
    forms: z.array(z.object({ id: z.string(), name: z.string(), isOffered: z.boolean() })),
    teams: z.array(Named),
    evaluators: z.array(Named),
  }),
  errors: [],
});

export const searchEvaluatedAgents = defineCall({
  name: "searchEvaluatedAgents",
  summary: "People who can be evaluated: all active users but oneself.",
  area,
  method: "POST",
  path: "/quality/v1/agents/search",
  access: view,
  body: searchBody({
    filter: z.strictObject({
      search: z.optional(z.string().check(z.maxLength(100))),
      id: z.optional(z.array(Id).check(z.maxLength(100))),
    }),
    orderBy: ["name"],
  }),
  answer: searchAnswer("agents", z.object({ id: z.string(), name: z.string(), teamName: z.nullable(z.string()) })),
  errors: ["invalidParameters"],
});

const params = z.strictObject({ evaluationId: Id });
const answer = z.object({ evaluation: Evaluation });

export const readEvaluation = defineCall({
  name: "readEvaluation",
  summary:
    "An evaluation with the version of the form that it is made with, its answers, and those before a correction.",
  area,
  method: "GET",
  path: "/quality/v1/evaluations/:evaluationId",
  access: view,
  params,
  answer,
  errors: ["notFound"],
});

export const StartFields = z.strictObject({ formId: Id, agentId: Id, ...contact });
export type StartFields = z.output<typeof StartFields>;

export const startEvaluation = defineCall({
  name: "startEvaluation",
  summary:
    "Begins an evaluation of an agent's contact, with the published version of a form. Nobody evaluates themselves.",
  area,
  method: "POST",
  path: "/quality/v1/evaluations",
  access: edit,
  body: StartFields,
  answer,
  errors: ["notFound", "ownEvaluation", "formNotPublished", "invalidParameters"],
});

export const saveEvaluation = defineCall({
  name: "saveEvaluation",
  summary: "Keeps the answers of a draft, complete or not. Only who has begun it does.",
  area,
  method: "PUT",
  path: "/quality/v1/evaluations/:evaluationId",
  access: edit,
  bodyMax: evaluationLimits.bodyMax,
  params,
  body: z.strictObject({
    answers: EvaluationAnswers,
    comment: EvaluationComment,
    contact: z.optional(Contact),
    version: Version,
  }),
  answer: z.object({ version: Version }),
  errors: ["notFound", "changedMeanwhile", "evaluationClosed", "invalidParameters"],
});

export const submitEvaluation = defineCall({
  name: "submitEvaluation",
  summary:
    "Shows the evaluation to the agent, who is notified. One that is incomplete is refused; `fields` has a code for each question: `answer` or `comment`.",
  area,
  method: "POST",
  path: "/quality/v1/evaluations/:evaluationId/submit",
  access: edit,
  params,
  body: z.strictObject({ version: Version }),
  answer,
  errors: ["notFound", "changedMeanwhile", "evaluationClosed", "evaluationIncomplete"],
});

export const withdrawEvaluation = defineCall({
  name: "withdrawEvaluation",
  summary: "Takes an evaluation away, a submitted one with the reason that the audit trail keeps.",
  area,
  method: "POST",
  path: "/quality/v1/evaluations/:evaluationId/withdraw",
  access: edit,
  params,
  body: z.strictObject({ reason: z.string().check(z.trim(), z.maxLength(evaluationLimits.reasonMax, "maxLength")) }),
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound", "invalidParameters", "ownEvaluation"],
});

export const decideDispute = defineCall({
  name: "decideDispute",
  summary:
    "Decides on an agent's dispute: keeps the evaluation, or corrects answers, which gives a new score; those of before stay readable.",
  area,
  method: "POST",
  path: "/quality/v1/evaluations/:evaluationId/decide",
  access: edit,
  bodyMax: evaluationLimits.bodyMax,
  params,
  body: z.strictObject({
    decision: z.enum(["kept", "corrected"]),
    reason: Reason,
    /** Of a correction: all of them. */
    answers: z.optional(EvaluationAnswers),
    version: Version,
  }),
  answer,
  errors: [
    "notFound",
    "changedMeanwhile",
    "evaluationClosed",
    "evaluationIncomplete",
    "ownEvaluation",
    "invalidParameters",
  ],
});
