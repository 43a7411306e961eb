import { codeOf } from "@evolve/contracts/errors";
import type { ValidationKey } from "@evolve/contracts/validators";
import type { PlainKey } from "@evolve/i18n";
import type { CallError } from "@evolve/session";
import type { Words } from "../../words.ts";
import type { NewPasswordForm } from "./new-password.ts";

/** What a refused new password leads to. */
export type Refusal =
  /** Said in a message, and beside the field where one can be named. */
  | { readonly kind: "again"; readonly text: string; readonly field?: keyof NewPasswordForm; readonly fault?: string }
  /** Told in a message; sign-in follows, since the password has been set. */
  | { readonly kind: "signIn"; readonly text: string }
  /** The link is of no use any more. */
  | { readonly kind: "spent" };

type Failure = Pick<CallError, "code" | "details" | "fields">;

/** Details of a refused code, as section 8 'Reset-password details' names them. */
const codeDetails: Readonly<Record<string, PlainKey>> = {
  CodeMismatchException: "account.codeMismatch",
  ExpiredCodeException: "account.codeExpired",
  InvalidParameterException: "account.codeInvalid",
};
const totpDetails: readonly string[] = ["INVALID_MFA_TOKEN_OR_SECRET_LOGIN", "CHECK_DETAILS_TRY_AGAIN"];

const spentCodes: readonly string[] = [codeOf("passwordTokenInvalid"), codeOf("invitationInvalid")];
/** The password is set, only the authenticator app's code was wrong. */
const setCodes: readonly string[] = [codeOf("resetTotpInvalid"), codeOf("activatedTotpInvalid")];
/** Their details are the server's own words: what exactly is wrong with this password. */
const toldCodes: readonly string[] = [codeOf("reusedPassword"), codeOf("passwordRefused")];

/** What to say and do about a refusal of a new password, whichever call it came from. */
export const refusalAction = ({ code, details, fields }: Failure, words: Words): Refusal => {
  if (spentCodes.includes(code)) return { kind: "spent" };
  if (setCodes.includes(code)) return { kind: "signIn", text: words.error(code) };
  if (code === codeOf("invalidTotp") || totpDetails.includes(details)) {
    const text = words.error(codeOf("invalidTotp"));
    return { kind: "again", text, field: "totp", fault: text };
  }
  const ofCode = codeDetails[details];
  if (ofCode !== undefined) {
    const text = words.t(ofCode);
    return { kind: "again", text, field: "confirmationCode", fault: text };
  }
  if (toldCodes.includes(code)) {
    const text = details === "" ? words.error(code) : details;
    return { kind: "again", text, field: "password", fault: text };
  }
  if (code === codeOf("passwordPolicy")) {
    const rule =
      (fields["password"] ?? fields["newPassword"]) === "password" ? "password" : "passwordPolicyCriteriaMatch";
    const fault = words.t(`validation.${rule satisfies ValidationKey}`);
    return { kind: "again", text: words.error(code), field: "password", fault };
  }
  return { kind: "again", text: words.error(code) };
};
