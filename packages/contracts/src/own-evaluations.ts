import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { Evaluation, evaluationLimits, EvaluationRow } from "./evaluations.ts";
import { OwnEvaluationFilter } from "./quality-filters.ts";
import { searchAnswer, searchBody } from "./search.ts";
import { Id } from "./validators.ts";

const area = "quality";
const own = { anyOf: ["mySpace:view"] } as const;
const params = z.strictObject({ evaluationId: Id });
const answer = z.object({ evaluation: Evaluation });

export const searchOwnEvaluations = defineCall({
  name: "searchOwnEvaluations",
  summary: "Submitted evaluations of one's own contacts, the newest first without an order.",
  area,
  method: "POST",
  path: "/quality/v1/own-evaluations/search",
  access: own,
  body: searchBody({
    filter: OwnEvaluationFilter,
    orderBy: ["submittedAt", "contactAt", "formName", "evaluatorName", "status", "score"],
    figures: ["score"],
  }),
  answer: searchAnswer("evaluations", EvaluationRow),
  errors: ["invalidParameters"],
});

export const readOwnEvaluation = defineCall({
  name: "readOwnEvaluation",
  summary: "A submitted evaluation of one's own contact.",
  area,
  method: "GET",
  path: "/quality/v1/own-evaluations/:evaluationId",
  access: own,
  params,
  answer,
  errors: ["notFound"],
});

export const acknowledgeEvaluation = defineCall({
  name: "acknowledgeEvaluation",
  summary: "Says that one has read a submitted evaluation, with a comment where one wishes.",
  area,
  method: "POST",
  path: "/quality/v1/own-evaluations/:evaluationId/acknowledge",
  access: own,
  notWhileImpersonating: true,
  params,
  body: z.strictObject({
    comment: z.string().check(z.trim(), z.maxLength(evaluationLimits.reasonMax, "maxLength")),
  }),
  answer,
  errors: ["notFound", "evaluationClosed"],
});

export const disputeEvaluation = defineCall({
  name: "disputeEvaluation",
  summary:
    "Disputes an evaluation, once and within 14 days of its submission. Its evaluator is notified; where they have left, those who may decide.",
  area,
  method: "POST",
  path: "/quality/v1/own-evaluations/:evaluationId/dispute",
  access: own,
  notWhileImpersonating: true,
  params,
  body: z.strictObject({
    reason: z
      .string()
      .check(z.trim(), z.minLength(1, "required"), z.maxLength(evaluationLimits.reasonMax, "maxLength")),
  }),
  answer,
  errors: ["notFound", "evaluationClosed", "disputeTooLate"],
});
