import type { IdmType, PasswordPolicy } from "@evolve/contracts/password-policy";
import type { TenantPolicy } from "../repository.ts";

/** How one kind of account treats its password. */
export interface Authenticator {
  readonly idmType: IdmType;
  /** The rule for a new password. */
  readonly policyOf: (tenant: TenantPolicy) => PasswordPolicy;
  /** What a form's field says about a password that breaks the rule. */
  readonly fault: "password" | "passwordPolicyCriteriaMatch";
  /** Whether a reset is mailed as a link beside its code, or as a code alone. */
  readonly mailsLink: boolean;
  /** Whether a reset asks for the one-time code before anything changes, or tells of a wrong one after (168). */
  readonly asksTotpFirst: boolean;
}
