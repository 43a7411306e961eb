import { type IdmType, passwordPolicyCriteriaMatch } from "@evolve/contracts/password-policy";
import { expiryDaysOf, ruleOf } from "./password-rule.ts";
import type { TenantPolicy } from "./repository.ts";

/** What is stored about a person's password beside its hash. */
export interface HeldPassword {
  idmType: IdmType;
  /** The authenticator under which it was chosen; null when unknown. */
  passwordIdmType: IdmType | null;
  passwordChangedAt: Date | null;
  passwordExpiryDays: number | null;
  changeRequired: boolean;
  hasTotp: boolean;
}

/**
 * Whether a correct password may still be used: `changeRequired` by an administrator, `migrated` or `policyChanged` when it
 * no longer satisfies a rule because the authenticator or the tenant's policy changed, `expired`, or `unfit` for a rule
 * that has not changed.
 */
export type PasswordState = "good" | "changeRequired" | "migrated" | "policyChanged" | "expired" | "unfit";

export const stateOfPassword = (
  held: HeldPassword,
  password: string,
  tenant: TenantPolicy,
  now: Date,
): PasswordState => {
  if (held.changeRequired) return "changeRequired";
  const fits = passwordPolicyCriteriaMatch(ruleOf(held, tenant).policy, password);
  const { passwordIdmType, passwordChangedAt } = held;
  if (!fits && passwordIdmType !== null && passwordIdmType !== held.idmType) return "migrated";
  if (!fits && tenant.changedAt && passwordChangedAt && tenant.changedAt > passwordChangedAt) return "policyChanged";
  const expiresAt = expiryOf(held, tenant);
  if (expiresAt && now >= expiresAt) return "expired";
  return fits ? "good" : "unfit";
};

const dayMs = 24 * 60 * 60 * 1000;

/** When a password expires; null if never. A day is 24 hours. */
export const expiryOf = (
  held: Pick<HeldPassword, "passwordChangedAt" | "passwordExpiryDays">,
  tenant: TenantPolicy,
): Date | null => {
  const days = expiryDaysOf(held.passwordExpiryDays, tenant);
  if (held.passwordChangedAt === null || days === null) return null;
  return new Date(held.passwordChangedAt.getTime() + days * dayMs);
};
