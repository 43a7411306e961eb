import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { IdmType } from "./password-policy.ts";
import { fault } from "./validators.ts";

const area = "securityPolicy";

/** What the numbers of a tenant's password policy may be. A history of 0 refuses no former password. */
const policyLimits = { lengthMin: 6, lengthMax: 99, historyMax: 24, expiryDaysMax: 999 } as const;

const whole = (min: number, max: number) => {
  const outOfRange = fault("range", { min, max });
  return z.int(outOfRange).check(z.minimum(min, outOfRange), z.maximum(max, outOfRange));
};

const policy = {
  /** Of users who are made from now on; the others keep theirs. */
  authenticator: IdmType,
  /** NIST SP 800-63B-4 in place of either authenticator's rule: length alone, no expiry. */
  strong: z.boolean(),
  /** These five are the rule of EVOLVECG; that of EVOLVE is fixed. */
  minimumLength: whole(policyLimits.lengthMin, policyLimits.lengthMax),
  requireUppercase: z.boolean(),
  requireLowercase: z.boolean(),
  requireNumbers: z.boolean(),
  requireNonAlphaNumeric: z.boolean(),
  /** How many of the latest passwords, the present one among them, may not be chosen again. */
  historyLength: whole(0, policyLimits.historyMax),
  /** Days of 24 hours; null for passwords that do not expire. */
  expiryDays: z.nullable(whole(1, policyLimits.expiryDaysMax)),
};

/** What an administrator sets. `basedOn` is the `changedAt` that they have seen. */
export const PasswordChange = z.strictObject({ ...policy, basedOn: z.nullable(z.string().check(z.maxLength(40))) });
export type PasswordChange = z.output<typeof PasswordChange>;

/** `changedAt` is ISO 8601; null until somebody has set a policy. */
const Passwords = z.object({ ...policy, changedAt: z.nullable(z.string()) });

export const securityPolicy = defineCall({
  name: "securityPolicy",
  summary: "What the tenant asks of everybody's sign-in, and whom a change of it would reach.",
  area,
  method: "GET",
  path: "/authentication/v1/security-policy",
  access: { anyOf: ["tenant:edit"] },
  answer: z.object({
    passwords: Passwords,
    secondFactor: z.object({
      required: z.boolean(),
      /** Active users who sign in here, not at an identity provider. */
      people: z.number(),
      /** Those of them with neither an authenticator app nor a passkey. */
      without: z.number(),
    }),
    /** Open ones of the tenant beside the caller's own, and of how many people. */
    otherSessions: z.object({ sessions: z.number(), people: z.number() }),
    /** People with a password here whose authenticator is EVOLVE; `migrateTenantToCognito` moves them. */
    classicUsers: z.number(),
  }),
  errors: [],
});

export const savePasswordPolicy = defineCall({
  name: "savePasswordPolicy",
  summary:
    "Sets the tenant's password policy. Who has a password that no longer fits is told at their next sign-in, and mailed. " +
    "`basedOn` is the `changedAt` that the caller has seen; another one is `changedMeanwhile`.",
  area,
  method: "PUT",
  path: "/authentication/v1/security-policy/passwords",
  access: { anyOf: ["tenant:edit"] },
  needsStepUp: true,
  body: PasswordChange,
  answer: Passwords,
  errors: ["stepUpRequired", "changedMeanwhile"],
});
