import { codeOf } from "@evolve/contracts/errors";
import { isEmail } from "@evolve/contracts/validators";
import { missingRedirectUri } from "../sign-in/for-client.ts";
import type { Words } from "../../words.ts";

const told: readonly string[] = [
  codeOf("timeout"),
  codeOf("tenantInactive"),
  codeOf("accountLocked"),
  codeOf("accountLockdown"),
  codeOf("resetTotpInvalid"),
  codeOf("invalidLoginRequest"),
  codeOf("codeChallengeMethodNotSupported"),
];

/**
 * The words for an error_description. It comes from an address that anybody can write, so it only chooses among our own
 * words and is never shown, but for the email address that follows 'tenant not available' and a colon.
 */
export const errorText = (description: string, words: Words): string => {
  const [code = "", email = ""] = description.split(":", 2).map((part) => part.trim());
  if (code === codeOf("tenantNotAvailable"))
    return isEmail(email) ? words.error(code, { email }) : words.t("signIn.tenantNotAvailable");
  if (code === missingRedirectUri) return words.t("openid.missingRedirectUri");
  return told.includes(code) ? words.error(code) : words.t("signIn.serverError");
};
