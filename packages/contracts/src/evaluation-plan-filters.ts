import * as z from "zod/mini";
import { SearchText } from "./search.ts";
import { Id } from "./validators.ts";

/* Apart from the calls, since addresses are read by it before a screen is loaded. */

const ids = z.optional(z.array(Id).check(z.maxLength(100)));
const YesOrNo = z.optional(z.array(z.enum(["yes", "no"])).check(z.maxLength(2)));

export const EvaluationPlanFilter = z.strictObject({
  /** The plan's name. */
  search: z.optional(SearchText),
  id: ids,
  isPaused: YesOrNo,
});

/** `started`: there is a draft. */
export const assignmentStatuses = ["open", "started", "done"] as const;
export const AssignmentStatus = z.enum(assignmentStatuses);
export type AssignmentStatus = z.output<typeof AssignmentStatus>;

export const AssignmentFilter = z.strictObject({
  /** The agent's name, or the reference of the interaction. */
  search: z.optional(SearchText),
  id: ids,
  /** Without it and `id`, what is not done. */
  status: z.optional(z.array(AssignmentStatus).check(z.maxLength(assignmentStatuses.length))),
  isOverdue: YesOrNo,
  /** Only what was drawn for the caller, or only the rest. */
  isOwn: YesOrNo,
  planId: ids,
  evaluatorId: ids,
});
