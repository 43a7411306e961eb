import type { Authenticator } from "./authenticator.ts";

const longest = 256;

/** EVOLVECG: the tenant's own rule, shown as a checklist; resets by a six-digit code. */
export const cognitoAuthenticator: Authenticator = {
  idmType: "EVOLVECG",
  policyOf: (tenant) => ({
    minimumLength: tenant.minimumLength,
    maximumLength: longest,
    requireUppercase: tenant.requireUppercase,
    requireLowercase: tenant.requireLowercase,
    requireNumbers: tenant.requireNumbers,
    requireNonAlphaNumeric: tenant.requireNonAlphaNumeric,
    allowWhitespace: true,
  }),
  fault: "passwordPolicyCriteriaMatch",
  mailsLink: false,
  asksTotpFirst: true,
};
