import * as z from "zod/mini";
import { type IdmType, type PasswordPolicy, passwordPolicyCriteriaMatch } from "./password-policy.ts";
import { OfferedPassword, type ValidationKey } from "./validators.ts";

/** Whose rule a new password has to keep, and the rule, as `loginAuthenticator` answers them. */
export type Authenticator = PasswordPolicy & { readonly idmType: IdmType };

const policyFault = ({ idmType }: Authenticator): ValidationKey =>
  idmType === "EVOLVECG" ? "passwordPolicyCriteriaMatch" : "password";

/** A new password that its authenticator takes. Until that is known the server alone judges. */
export const passwordFor = (authenticator: Authenticator | undefined) =>
  authenticator === undefined
    ? OfferedPassword
    : OfferedPassword.check(
        z.refine((password) => password === "" || passwordPolicyCriteriaMatch(authenticator, password), {
          error: policyFault(authenticator),
        }),
      );

/** Section 5 'Confirm must match': the second field of a form repeats the first. */
export const repeats = <Field extends string>(second: Field, first: Field) =>
  z.refine<Readonly<Record<Field, string>>>((form) => form[second] === form[first], { error: "match", path: [second] });

/** The field that repeats a password. */
export const Repeated = z.string().check(z.minLength(1, "required"));
