import { legacyPolicy, type PasswordPolicy } from "@evolve/contracts/password-policy";
import { policyLines } from "@evolve/i18n/password-policy";
import { useWords } from "@evolve/i18n/react";
import { useId } from "react";
import type { PolicyDraft } from "./policy-draft.ts";

const anything: PasswordPolicy = {
  minimumLength: 15,
  maximumLength: 256,
  requireUppercase: false,
  requireLowercase: false,
  requireNumbers: false,
  requireNonAlphaNumeric: false,
  allowWhitespace: true,
};

/** The rule that a new user of this draft would read above the field of a new password. */
const ruleOf = (draft: PolicyDraft): PasswordPolicy => {
  if (draft.strong) return anything;
  if (draft.authenticator === "EVOLVE") return legacyPolicy;
  return { ...anything, ...draft, minimumLength: Number.parseInt(draft.minimumLength, 10) || 0 };
};

/** What people will read, in the words that they will read it in. */
export const PolicyPreview = ({ draft }: { readonly draft: PolicyDraft }) => {
  const words = useWords();
  const id = useId();
  return (
    <div className="sp-preview">
      <p className="su-sub-title" id={id}>
        {words.t("securityPolicy.preview")}
      </p>
      <ul aria-labelledby={id}>
        {policyLines(words, ruleOf(draft), "").map(({ id: line, text }) => (
          <li key={line}>{text}</li>
        ))}
      </ul>
    </div>
  );
};
