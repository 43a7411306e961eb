import type { CallAnswer } from "@evolve/contracts/call";
import type { savePasswordPolicy } from "@evolve/contracts/security-policy";
import type { TenantPolicy } from "../../directory/credentials/index.ts";

export const presentPasswords = (policy: TenantPolicy): CallAnswer<typeof savePasswordPolicy> => ({
  authenticator: policy.idmType,
  strong: policy.strong,
  minimumLength: policy.minimumLength,
  requireUppercase: policy.requireUppercase,
  requireLowercase: policy.requireLowercase,
  requireNumbers: policy.requireNumbers,
  requireNonAlphaNumeric: policy.requireNonAlphaNumeric,
  historyLength: policy.historyLength,
  expiryDays: policy.expiryDays,
  changedAt: policy.changedAt?.toISOString() ?? null,
});
