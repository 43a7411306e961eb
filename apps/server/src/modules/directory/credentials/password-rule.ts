import type { IdmType, PasswordPolicy } from "@evolve/contracts/password-policy";
import type { Authenticator } from "./authenticators/authenticator.ts";
import { cognitoAuthenticator } from "./authenticators/cognito.ts";
import { legacyAuthenticator } from "./authenticators/legacy.ts";
import type { TenantPolicy } from "./repository.ts";

export const authenticatorOf = (idmType: IdmType): Authenticator =>
  idmType === "EVOLVECG" ? cognitoAuthenticator : legacyAuthenticator;

/** What a new password of a person must be, and what a form says when it is not. */
export interface PasswordRule {
  policy: PasswordPolicy;
  fault: Authenticator["fault"];
}

/** The rule of the person's authenticator, or the strong one where the tenant has switched to it. */
export const ruleOf = (person: { idmType: IdmType; hasTotp: boolean }, tenant: TenantPolicy): PasswordRule => {
  if (tenant.strong) return { policy: strongPolicy(person.hasTotp), fault: "passwordPolicyCriteriaMatch" };
  const { policyOf, fault } = authenticatorOf(person.idmType);
  return { policy: policyOf(tenant), fault };
};

const strongLongest = 256;

/** NIST SP 800-63B-4: 15 characters for a lone password, 8 beside another factor, of any kind. */
const strongPolicy = (hasTotp: boolean): PasswordPolicy => ({
  minimumLength: hasTotp ? 8 : 15,
  maximumLength: strongLongest,
  requireUppercase: false,
  requireLowercase: false,
  requireNumbers: false,
  requireNonAlphaNumeric: false,
  allowWhitespace: true,
});

/** Days after which a password expires: the person's own, else the tenant's; never under the strong rule. */
export const expiryDaysOf = (own: number | null, tenant: TenantPolicy): number | null =>
  tenant.strong ? null : (own ?? tenant.expiryDays);
