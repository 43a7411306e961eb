import type { ValidationKey } from "@evolve/contracts/validators";

/** What the forms of the sign-in pages complain about. The words of other faults would be carried for nothing. */
export const faults: ReadonlySet<ValidationKey> = new Set([
  "required",
  "number",
  "minLength",
  "maxLength",
  "email",
  "match",
  "password",
  "userName",
  "passwordPolicyCriteriaMatch",
]);
