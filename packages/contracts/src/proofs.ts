import * as z from "zod/mini";
import { ClientRequest, clientRequestErrors, OneTimeCodeText, OtherFactors, SignedIn } from "./authentication.ts";
import { defineCall } from "./call.ts";
import { Tokens } from "./session-tokens.ts";
import { Assertion } from "./passkey.ts";
import { OfferedPassword } from "./validators.ts";

export const passkeyOptions = defineCall({
  name: "passkeyOptions",
  summary:
    "What the browser needs to ask for a passkey. The challenge is bound to this browser and good once; the answer is the same for every caller.",
  area: "proofs",
  method: "POST",
  path: "/public/authentication/v1/passkey/options",
  access: "public",
  body: z.strictObject({
    /** Whether the passkey is to be the only proof; then the authenticator must know its owner by PIN or body. */
    alone: z.boolean(),
  }),
  answer: z.object({
    challenge: z.string(),
    rpId: z.string(),
    timeout: z.number(),
    userVerification: z.enum(["required", "preferred"]),
  }),
  errors: ["throttled"],
});

export const passkeyLogin = defineCall({
  name: "passkeyLogin",
  summary: "Signs in with a passkey alone; it names its owner itself.",
  area: "proofs",
  method: "POST",
  path: "/public/authentication/v1/passkey/login",
  access: "public",
  body: z.strictObject({ passkey: Assertion, ...ClientRequest }),
  answer: SignedIn,
  errors: [
    "passkeyRefused",
    "accountLockdown",
    "tenantInactive",
    "tenantNotAvailable",
    "unauthorizedEmployee",
    "samlUser",
    "throttled",
    ...clientRequestErrors,
  ],
});

export const stepUp = defineCall({
  name: "stepUp",
  summary:
    "Proves again who is behind a session: by the password (and code, where the account has one), a passkey, or the code of a new " +
    "single sign-on (`ssoCode`). All earlier tokens of the session are dead. `samlUser`: the account has no password.",
  area: "proofs",
  method: "POST",
  path: "/authentication/v1/step-up",
  access: "signed-in",
  notWhileImpersonating: true,
  body: z.strictObject({
    password: z.optional(OfferedPassword),
    totp: z.optional(OneTimeCodeText),
    ssoCode: z.optional(z.string().check(z.maxLength(2_000))),
    ...OtherFactors,
  }),
  answer: Tokens,
  errors: [
    "wrongCredentials",
    "invalidTotp",
    "invalidRecoveryCode",
    "passkeyRefused",
    "secondFactorRequired",
    "accountLocked",
    "samlUser",
    "samlRefused",
    "throttled",
  ],
});
