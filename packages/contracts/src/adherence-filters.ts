import * as z from "zod/mini";
import { SearchText } from "./search.ts";
import { Id } from "./validators.ts";

/* Apart from the calls, since addresses are read by it before a screen is loaded. */

/** `unknown`: no state is known, or one that is not mapped. `offShift`: nothing is expected now. */
export const adherenceStatuses = ["adherent", "out", "excepted", "unknown", "offShift"] as const;
export const AdherenceStatus = z.enum(adherenceStatuses);
export type AdherenceStatus = z.output<typeof AdherenceStatus>;

export const AdherenceFilter = z.strictObject({
  search: z.optional(SearchText),
  id: z.optional(z.array(Id).check(z.maxLength(100))),
  status: z.optional(z.array(AdherenceStatus).check(z.maxLength(adherenceStatuses.length))),
  businessUnitId: z.optional(z.array(Id).check(z.maxLength(50))),
  siteId: z.optional(z.array(Id).check(z.maxLength(50))),
  teamId: z.optional(z.array(Id).check(z.maxLength(200))),
});

export const StateMappingFilter = z.strictObject({
  search: z.optional(SearchText),
  id: z.optional(z.array(Id).check(z.maxLength(100))),
  /** Only those that nobody has mapped yet, or only the others. */
  isMapped: z.optional(z.array(z.enum(["yes", "no"])).check(z.maxLength(2))),
});
