import * as z from "zod/mini";
import { SearchText } from "./search.ts";
import { Id } from "./validators.ts";

/* Apart from the calls, since addresses are read by it before a screen is loaded. */

export const calibrationStatuses = ["open", "closed"] as const;
export const CalibrationStatus = z.enum(calibrationStatuses);
export type CalibrationStatus = z.output<typeof CalibrationStatus>;

export const CalibrationFilter = z.strictObject({
  /** The agent's name, the form's, or the reference of the contact. */
  search: z.optional(SearchText),
  id: z.optional(z.array(Id).check(z.maxLength(100))),
  status: z.optional(z.array(CalibrationStatus).check(z.maxLength(calibrationStatuses.length))),
  /** Only those that wait for the caller's answers, or only the others. */
  isDue: z.optional(z.array(z.enum(["yes", "no"])).check(z.maxLength(2))),
});
