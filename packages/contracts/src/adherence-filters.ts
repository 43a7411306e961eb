import * as z from "zod/mini";
import { SearchText } from "./search.ts";
import { Id } from "./validators.ts";

/* Apart from the calls, since addresses are read by it before a screen is loaded. */

/** `unknown`: no state is known, or one that is not mapped. `offShift`: nothing is expected now. */
export const adherenceStatuses = ["adherent", "out", "excepted", "unknown", "offShift"] as const;
export const AdherenceStatus = z.enum(adherenceStatuses);
export type AdherenceStatus = z.output<typeof AdherenceStatus>;

/** How agents are out of adherence: without work, with other work than is scheduled, or with work during a break or meal. */
export const deviationKinds = ["away", "otherWork", "workedBreak"] as const;
export const DeviationKind = z.enum(deviationKinds);
export type DeviationKind = z.output<typeof DeviationKind>;

const yesOrNo = z.optional(z.array(z.enum(["yes", "no"])).check(z.maxLength(2)));

export const AdherenceFilter = z.strictObject({
  search: z.optional(SearchText),
  id: z.optional(z.array(Id).check(z.maxLength(100))),
  status: z.optional(z.array(AdherenceStatus).check(z.maxLength(adherenceStatuses.length))),
  /** Out of adherence for longer than an alert allows, or not. */
  isOverdue: yesOrNo,
  businessUnitId: z.optional(z.array(Id).check(z.maxLength(50))),
  siteId: z.optional(z.array(Id).check(z.maxLength(50))),
  teamId: z.optional(z.array(Id).check(z.maxLength(200))),
});

export const StateMappingFilter = z.strictObject({
  search: z.optional(SearchText),
  id: z.optional(z.array(Id).check(z.maxLength(100))),
  /** Only those that nobody has mapped yet, or only the others. */
  isMapped: yesOrNo,
});

export const AdherenceAlertFilter = z.strictObject({
  search: z.optional(SearchText),
  id: z.optional(z.array(Id).check(z.maxLength(100))),
  isActive: yesOrNo,
});
