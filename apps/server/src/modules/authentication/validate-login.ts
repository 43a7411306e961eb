import type * as contract from "@evolve/contracts/authentication";
import type { CallAnswer } from "@evolve/contracts/call";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { languageOfRequest } from "../../http/language.ts";
import { refuseUnfit } from "./admit.ts";
import { provePassword } from "./prove-password.ts";
import { refuseUnfitPassword } from "./refuse-unfit-password.ts";

type Call = typeof contract.validateLogin;

/** Checks what sign-in checks before its one-time code. Earlier wrong guesses stay counted: nobody has signed in. */
export const validateLogin =
  (services: Services) =>
  async ({ body, http }: Request<Call>): Promise<CallAnswer<Call>> => {
    const proven = await provePassword(services, body, http);
    refuseUnfit(services, proven.person, "password");
    await refuseUnfitPassword(services, proven, body.password, languageOfRequest(http));
    return { valid: true, mfa: proven.person.totpSecret !== null || proven.person.mfaRequired };
  };
