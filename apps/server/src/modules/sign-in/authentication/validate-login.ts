import * as contract from "@evolve/contracts/authentication";
import { operation } from "../../../core/operation.ts";
import { letterheadOf } from "../../platform/mail/index.ts";
import { refuseUnfit } from "./admit.ts";
import { provePassword } from "./prove-password.ts";
import { refuseUnfitPassword } from "./refuse-unfit-password.ts";

/** Checks what sign-in checks before its one-time code. Earlier wrong guesses stay counted: nobody has signed in. */
export const validateLogin = operation(contract.validateLogin, async ({ body, http, services }) => {
  const proven = await provePassword(services, body, http);
  refuseUnfit(services, proven.person, "password");
  await refuseUnfitPassword(services, proven, body.password, letterheadOf(http));
  return { valid: true, mfa: proven.person.totpSecret !== null || proven.person.mfaRequired };
});
