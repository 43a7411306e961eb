import { legacyPolicy, type PasswordPolicy } from "@evolve/contracts/password-policy";
import { policyLines } from "@evolve/i18n/password-policy";
import { useWords } from "@evolve/i18n/react";
import { useId } from "react";
import type { PolicyFields } from "./policy-form.ts";
import styles from "./security-policy.module.css";
import parts from "../../../parts/parts.module.css";

const anything: PasswordPolicy = {
  minimumLength: 15,
  maximumLength: 256,
  requireUppercase: false,
  requireLowercase: false,
  requireNumbers: false,
  requireNonAlphaNumeric: false,
  allowWhitespace: true,
};

/** The rule that a new user would read above the field of a new password. */
const ruleOf = (typed: PolicyFields): PasswordPolicy => {
  if (typed.strong) return anything;
  if (typed.authenticator === "EVOLVE") return legacyPolicy;
  return { ...anything, ...typed, minimumLength: Number.parseInt(typed.minimumLength, 10) || 0 };
};

/** What people will read, in the words that they will read it in. */
export const PolicyPreview = ({ typed }: { readonly typed: PolicyFields }) => {
  const words = useWords();
  const id = useId();
  return (
    <div className={styles.preview}>
      <p className={parts.subTitle} id={id}>
        {words.t("securityPolicy.preview")}
      </p>
      <ul aria-labelledby={id}>
        {policyLines(words, ruleOf(typed), "").map(({ id: line, text }) => (
          <li key={line}>{text}</li>
        ))}
      </ul>
    </div>
  );
};
