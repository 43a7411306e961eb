import * as z from "zod/mini";
import { SearchText } from "./search.ts";
import { Id } from "./validators.ts";

/* Apart from the calls, since the table of all routes has it. */

/** `current`: somebody acts as the user at the moment. */
export const impersonationStates = ["current", "over"] as const;

export const ImpersonationFilter = z.strictObject({
  /** In the names and user names of both people, and in the reason. */
  search: z.optional(SearchText),
  state: z.optional(z.array(z.enum(impersonationStates)).check(z.maxLength(impersonationStates.length))),
  /** Either of the two people. */
  personId: z.optional(z.array(Id).check(z.maxLength(100))),
});
