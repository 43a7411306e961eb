import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { EvaluationAnswers, EvaluationComment, evaluationLimits } from "./evaluations.ts";
import { Version } from "./organisation.ts";
import { CalibrationFilter, CalibrationStatus } from "./calibration-filter.ts";
import { ContactChannel } from "./quality-filters.ts";
import { QualityFormContent } from "./quality-forms.ts";
import { searchAnswer, searchBody } from "./search.ts";
import { Id } from "./validators.ts";

const area = "quality";
/** Whoever evaluates may calibrate. Nobody sees one about themselves. */
const edit = { anyOf: ["quality:evaluations:edit"] } as const;

export const calibrationLimits = { evaluatorsMin: 2, evaluatorsMax: 10 } as const;

const row = {
  id: z.string(),
  formName: z.string(),
  formVersion: z.number(),
  agentName: z.string(),
  reference: z.string(),
  channel: ContactChannel,
  contactAt: z.string(),
  startedBy: z.string(),
  createdAt: z.string(),
  status: CalibrationStatus,
  evaluators: z.number(),
  submitted: z.number(),
  /** It waits for the caller's answers. */
  isDue: z.boolean(),
};
const CalibrationRow = z.object(row);
export type CalibrationRow = z.output<typeof CalibrationRow>;

export const searchCalibrations = defineCall({
  name: "searchCalibrations",
  summary: "Interactions that several evaluators score by themselves; without an order, the newest first.",
  area,
  method: "POST",
  path: "/quality/v1/calibrations/search",
  access: edit,
  body: searchBody({ filter: CalibrationFilter, orderBy: ["createdAt", "agentName", "formName"] }),
  answer: searchAnswer("calibrations", CalibrationRow),
  errors: ["invalidParameters"],
});

export const calibrationChoices = defineCall({
  name: "calibrationChoices",
  summary: "Active people who may evaluate, and so take part in a calibration.",
  area,
  method: "GET",
  path: "/quality/v1/calibration-choices",
  access: edit,
  answer: z.object({ evaluators: z.array(z.object({ id: z.string(), name: z.string() })) }),
  errors: [],
});

const Result = z.object({
  evaluatorId: z.string(),
  name: z.string(),
  isReference: z.boolean(),
  score: z.nullable(z.number()),
  isFailed: z.boolean(),
  /** Points of the score above that of the reference evaluator, below it negative; null: there is none, or no score. */
  difference: z.nullable(z.number()),
  /** Share of 1 of the scored questions that were answered as the reference evaluator did; null: there is none. */
  agreement: z.nullable(z.number()),
  answers: EvaluationAnswers,
  comment: z.string(),
});

const Calibration = z.object({
  ...row,
  link: z.string(),
  content: QualityFormContent,
  people: z.array(
    z.object({ evaluatorId: z.string(), name: z.string(), isReference: z.boolean(), hasSubmitted: z.boolean() }),
  ),
  /** The caller may close it. */
  mayClose: z.boolean(),
  mayDelete: z.boolean(),
  /** What the caller has answered; null: they take no part. */
  own: z.nullable(
    z.object({ answers: EvaluationAnswers, comment: z.string(), hasSubmitted: z.boolean(), version: Version }),
  ),
  /** Of those who have submitted; null while it is open. */
  outcome: z.nullable(
    z.object({
      results: z.array(Result),
      /** Share of 1 of the scored questions that all answered alike; null with less than two evaluators. */
      agreement: z.nullable(z.number()),
      questions: z.array(
        z.object({
          id: z.string(),
          isAlike: z.boolean(),
          /** Points between the lowest and the highest answer, 0 to 100; null where less than two have points. */
          spread: z.nullable(z.number()),
        }),
      ),
    }),
  ),
});
export type Calibration = z.output<typeof Calibration>;

const params = z.strictObject({ calibrationId: Id });
const answer = z.object({ calibration: Calibration });

export const readCalibration = defineCall({
  name: "readCalibration",
  summary: "A calibration with the caller's own answers, and those of all once it is closed.",
  area,
  method: "GET",
  path: "/quality/v1/calibrations/:calibrationId",
  access: edit,
  params,
  answer,
  errors: ["notFound"],
});

export const CalibrationFields = z.strictObject({
  formId: Id,
  evaluatorIds: z
    .array(Id)
    .check(
      z.minLength(calibrationLimits.evaluatorsMin, "required"),
      z.maxLength(calibrationLimits.evaluatorsMax, "maxLength"),
    ),
  /** One of them, whom the others are compared with. */
  referenceEvaluatorId: z.nullable(Id),
});

export const startCalibration = defineCall({
  name: "startCalibration",
  summary:
    "Lets evaluators score an interaction with the published version of a form, without seeing each other's answers. They are notified; the agent is not, and it counts in no figure.",
  area,
  method: "POST",
  path: "/quality/v1/calibrations",
  access: edit,
  body: z.extend(CalibrationFields, { interactionId: Id }),
  answer,
  errors: ["notFound", "ownEvaluation", "formNotPublished", "invalidParameters"],
});

export const saveCalibration = defineCall({
  name: "saveCalibration",
  summary: "Keeps the caller's answers, complete or not.",
  area,
  method: "PUT",
  path: "/quality/v1/calibrations/:calibrationId/answers",
  access: edit,
  bodyMax: evaluationLimits.bodyMax,
  params,
  body: z.strictObject({ answers: EvaluationAnswers, comment: EvaluationComment, version: Version }),
  answer: z.object({ version: Version }),
  errors: ["notFound", "changedMeanwhile", "evaluationClosed"],
});

export const submitCalibration = defineCall({
  name: "submitCalibration",
  summary:
    "Submits the caller's answers; the last submission closes the calibration. Incomplete ones are refused as by `submitEvaluation`.",
  area,
  method: "POST",
  path: "/quality/v1/calibrations/:calibrationId/submit",
  access: edit,
  params,
  body: z.strictObject({ version: Version }),
  answer,
  errors: ["notFound", "changedMeanwhile", "evaluationClosed", "evaluationIncomplete"],
});

export const closeCalibration = defineCall({
  name: "closeCalibration",
  summary:
    "Closes a calibration before all have submitted: by whoever started it, or where they have left by anybody who may evaluate. What was not submitted is left out.",
  area,
  method: "POST",
  path: "/quality/v1/calibrations/:calibrationId/close",
  access: edit,
  params,
  answer,
  errors: ["notFound", "forbidden"],
});

export const deleteCalibration = defineCall({
  name: "deleteCalibration",
  summary: "Deletes a calibration with all answers. Whoever may close it may delete it, open or closed.",
  area,
  method: "DELETE",
  path: "/quality/v1/calibrations/:calibrationId",
  access: edit,
  params,
  answer: z.object({ success: z.literal(true) }),
  errors: ["notFound", "forbidden"],
});
