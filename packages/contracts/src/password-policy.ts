import * as z from "zod/mini";
import { limits } from "./limits.ts";

/** Which of the two authenticators keeps a user's password: EVOLVE is the legacy one, EVOLVECG the Cognito-style one. */
export const IdmType = z.enum(["EVOLVE", "EVOLVECG"]);
export type IdmType = z.output<typeof IdmType>;

/** What a new password must be. Lengths are in characters (code points of the NFKC form). */
export const PasswordPolicy = z.object({
  minimumLength: z.number(),
  maximumLength: z.number(),
  requireUppercase: z.boolean(),
  requireLowercase: z.boolean(),
  requireNumbers: z.boolean(),
  requireNonAlphaNumeric: z.boolean(),
  allowWhitespace: z.boolean(),
});
export type PasswordPolicy = z.output<typeof PasswordPolicy>;

/** The legacy rule of section 5, which is the same for every tenant. */
export const legacyPolicy: PasswordPolicy = {
  minimumLength: limits.legacyPasswordMin,
  maximumLength: limits.legacyPasswordMax,
  requireUppercase: true,
  requireLowercase: true,
  requireNumbers: true,
  requireNonAlphaNumeric: false,
  allowWhitespace: false,
};

/** The characters that count as non-alphanumeric (readings, 'Sign-in'). */
export const specialCharacters = "^$*.[]{}()?-\"!@#%&/\\,><':;|_~`+=";

/** One line of the checklist: a rule that applies, its value (a length, or true) and whether the password keeps it. */
export interface PolicyItem {
  readonly rule: keyof PasswordPolicy;
  readonly value: number | true;
  readonly pass: boolean;
}

/** The rules of a policy that apply, each with its state for a password; a form shows them, the server refuses by them. */
export const checkPolicy = (policy: PasswordPolicy, password: string): PolicyItem[] => {
  const text = password.normalize("NFKC");
  const { length } = [...text];
  const items: (PolicyItem | false)[] = [
    { rule: "minimumLength", value: policy.minimumLength, pass: length >= policy.minimumLength },
    { rule: "maximumLength", value: policy.maximumLength, pass: length <= policy.maximumLength },
    policy.requireUppercase && { rule: "requireUppercase", value: true, pass: /\p{Lu}/u.test(text) },
    policy.requireLowercase && { rule: "requireLowercase", value: true, pass: /\p{Ll}/u.test(text) },
    policy.requireNumbers && { rule: "requireNumbers", value: true, pass: /\d/.test(text) },
    policy.requireNonAlphaNumeric && {
      rule: "requireNonAlphaNumeric",
      value: true,
      pass: [...text].some((character) => specialCharacters.includes(character)),
    },
    !policy.allowWhitespace && { rule: "allowWhitespace", value: true, pass: length > 0 && !/\s/u.test(text) },
  ];
  return items.filter((item) => item !== false);
};

/** The validity of the whole: the specification's `passwordPolicyCriteriaMatch`. */
export const passwordPolicyCriteriaMatch = (policy: PasswordPolicy, password: string): boolean =>
  checkPolicy(policy, password).every(({ pass }) => pass);
