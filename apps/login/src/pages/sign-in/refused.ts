import { codeOf } from "@evolve/contracts/errors";
import type { CallError } from "@evolve/session";
import { redirect } from "../../router.ts";
import { forcedReset } from "../reset-password/forced-reset.ts";

type Refusal = Pick<CallError, "code" | "details">;

/** What the server says with 129 for an account that was moved to another authenticator. */
const migrated = "TENANT_MIGRATED";

/**
 * What a refused sign-in leads to: another try, the code of the authenticator app, the identity provider, the page that
 * replaces the password, or a mail that the server has sent meanwhile.
 */
export type AfterRefusal =
  | "again"
  | "code"
  | "enrol"
  | "passkey"
  | "identityProvider"
  | "expired"
  | "mismatch"
  | "emailSent";

const ways: Readonly<Record<string, AfterRefusal>> = {
  [codeOf("samlUser")]: "identityProvider",
  [codeOf("invalidTotp")]: "code",
  [codeOf("invalidRecoveryCode")]: "code",
  [codeOf("enrolmentExpired")]: "code",
  [codeOf("passkeyRefused")]: "passkey",
  [codeOf("secondFactorRequired")]: "passkey",
  [codeOf("mfaEnrolmentRequired")]: "enrol",
  [codeOf("passwordExpired")]: "expired",
  password_expired: "expired",
  [codeOf("passwordMismatch")]: "mismatch",
  password_mismatch: "mismatch",
  [codeOf("passwordPolicy")]: "emailSent",
  [codeOf("policyChanged")]: "emailSent",
  [codeOf("changePasswordRequired")]: "emailSent",
};

export const afterRefusal = ({ code }: Refusal): AfterRefusal => ways[code] ?? "again";

/** Whether a mail was sent because the account has moved; else because the rules for passwords are others now. */
export const isMigrated = ({ details }: Refusal): boolean => details === migrated;

/** Goes on to the page that replaces the password, with the old one in memory. */
export const goToForcedReset = (
  reason: "expired" | "mismatch",
  { userName, password }: { readonly userName: string; readonly password: string },
): void => {
  forcedReset.keep({ userName, oldPassword: password, reason });
  redirect("/resetPassword", { idmType: "2", userName });
};
