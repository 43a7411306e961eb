import { checkPolicy, type PasswordPolicy, type PolicyItem } from "@evolve/contracts/password-policy";
import type { MessageKey } from "./areas.ts";
import type { Words } from "./words.ts";

/** A line of a password policy's checklist in words. */
export interface PolicyLine {
  readonly id: string;
  readonly text: string;
  readonly isMet: boolean;
}

/** From this length on a limit is there against abuse, and need not be shown to the person who chooses a password. */
const longEnough = 64;

const isNews = ({ rule, value, pass }: PolicyItem): boolean =>
  rule !== "maximumLength" || value === true || value <= longEnough || !pass;

const keys = {
  minimumLength: "password.minimumLength",
  maximumLength: "password.maximumLength",
  requireUppercase: "password.requireUppercase",
  requireLowercase: "password.requireLowercase",
  requireNumbers: "password.requireNumbers",
  requireNonAlphaNumeric: "password.requireNonAlphaNumeric",
  allowWhitespace: "password.noWhitespace",
} as const satisfies Record<PolicyItem["rule"], MessageKey>;

/** The checklist of a policy for a password as it is being typed. Takes the words of the area `password`. */
export const policyLines = (words: Words, policy: PasswordPolicy, password: string): PolicyLine[] =>
  checkPolicy(policy, password)
    .filter(isNews)
    .map(({ rule, value, pass }) => ({
      id: rule,
      text: words.message(keys[rule], value === true ? {} : { count: value }),
      // An empty field keeps no rule, not even the one about its greatest length.
      isMet: pass && password !== "",
    }));
