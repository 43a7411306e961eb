import type { IdmType, PasswordPolicy } from "@evolve/contracts/password-policy";
import type { Authenticator } from "./authenticators/authenticator.ts";
import { cognitoAuthenticator } from "./authenticators/cognito.ts";
import { legacyAuthenticator } from "./authenticators/legacy.ts";
import type { TenantPolicy } from "./repository.ts";

export const authenticatorOf = (idmType: IdmType): Authenticator =>
  idmType === "EVOLVECG" ? cognitoAuthenticator : legacyAuthenticator;

/** The rule for a person's new password, and the form's message when it is broken. */
export interface PasswordRule {
  policy: PasswordPolicy;
  fault: Authenticator["fault"];
}

/** The rule of the person's authenticator, or the strong rule where the tenant has switched to it. */
export const ruleOf = (person: { idmType: IdmType; hasTotp: boolean }, tenant: TenantPolicy): PasswordRule => {
  if (tenant.strong) return { policy: strongPolicy(person.hasTotp), fault: "passwordPolicyCriteriaMatch" };
  const { policyOf, fault } = authenticatorOf(person.idmType);
  return { policy: policyOf(tenant), fault };
};

const strongLongest = 256;

/** NIST SP 800-63B-4: any 15 characters for a password alone, 8 beside a second factor. */
const strongPolicy = (hasTotp: boolean): PasswordPolicy => ({
  minimumLength: hasTotp ? 8 : 15,
  maximumLength: strongLongest,
  requireUppercase: false,
  requireLowercase: false,
  requireNumbers: false,
  requireNonAlphaNumeric: false,
  allowWhitespace: true,
});

/** Days until a password expires: the person's own setting, else the tenant's; never under the strong rule. */
export const expiryDaysOf = (own: number | null, tenant: TenantPolicy): number | null =>
  tenant.strong ? null : (own ?? tenant.expiryDays);
