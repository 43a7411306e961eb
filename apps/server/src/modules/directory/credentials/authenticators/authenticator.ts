import type { IdmType, PasswordPolicy } from "@evolve/contracts/password-policy";
import type { TenantPolicy } from "../repository.ts";

/** How a kind of account handles its password. */
export interface Authenticator {
  readonly idmType: IdmType;
  /** The rule for a new password. */
  readonly policyOf: (tenant: TenantPolicy) => PasswordPolicy;
  /** The form's message for a password that breaks the rule. */
  readonly fault: "password" | "passwordPolicyCriteriaMatch";
  /** Whether a reset is mailed with a link beside its code, or with a code alone. */
  readonly mailsLink: boolean;
  /** Whether a reset checks the one-time code before anything changes, or reports a wrong one afterwards (168). */
  readonly asksTotpFirst: boolean;
}
