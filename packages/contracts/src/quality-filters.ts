import { interactionChannels } from "./interaction-filters.ts";
import * as z from "zod/mini";
import { LocalDate } from "./planning.ts";
import { SearchText } from "./search.ts";
import { Id } from "./validators.ts";

/* Apart from the calls, since addresses are read by them before a screen is loaded. */

/** `retired`: kept for the evaluations that were made with it, and offered for no more. */
export const qualityFormStatuses = ["draft", "published", "retired"] as const;
export const QualityFormStatus = z.enum(qualityFormStatuses);
export type QualityFormStatus = z.output<typeof QualityFormStatus>;

/** `resolved`: somebody has decided on the agent's dispute. */
export const evaluationStatuses = ["draft", "submitted", "acknowledged", "disputed", "resolved"] as const;
export const EvaluationStatus = z.enum(evaluationStatuses);
export type EvaluationStatus = z.output<typeof EvaluationStatus>;

export const contactChannels = [...interactionChannels, "other"] as const;
export const ContactChannel = z.enum(contactChannels);
export type ContactChannel = z.output<typeof ContactChannel>;

const ids = (max: number) => z.optional(z.array(Id).check(z.maxLength(max)));
const Percent = z.optional(z.int().check(z.gte(0), z.lte(100)));

export const QualityFormFilter = z.strictObject({
  search: z.optional(SearchText),
  id: ids(100),
  status: z.optional(z.array(QualityFormStatus).check(z.maxLength(qualityFormStatuses.length))),
});

export const EvaluationFilter = z.strictObject({
  /** The agent's name, or the reference of the contact. */
  search: z.optional(SearchText),
  id: ids(100),
  status: z.optional(z.array(EvaluationStatus).check(z.maxLength(evaluationStatuses.length))),
  formId: ids(100),
  agentId: ids(100),
  evaluatorId: ids(100),
  teamId: ids(200),
  /** Only those that a critical question has failed, or only the others. */
  isFailed: z.optional(z.array(z.enum(["yes", "no"])).check(z.maxLength(2))),
  /** Percent, both included. */
  scoreFrom: Percent,
  scoreTo: Percent,
  /** Days on which it was submitted, of a draft was begun, both included, in the caller's time zone: that of their employee group, else of the tenant. */
  from: z.optional(LocalDate),
  until: z.optional(LocalDate),
});

export const OwnEvaluationFilter = z.strictObject({
  search: z.optional(SearchText),
  id: ids(100),
  status: z.optional(z.array(EvaluationStatus).check(z.maxLength(evaluationStatuses.length))),
});
