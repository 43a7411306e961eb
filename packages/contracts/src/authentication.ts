import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { Assertion } from "./passkey.ts";
import { limits } from "./limits.ts";
import { Tokens } from "./session-tokens.ts";
import { Id, OfferedPassword, UserName } from "./validators.ts";

export { prelogin } from "./prelogin.ts";

const Short = z.string().check(z.maxLength(2_000));

export const OneTimeCodeText = z.string().check(z.maxLength(12));

export const Credentials = z.strictObject({
  userName: UserName,
  password: OfferedPassword,
  totp: z.optional(OneTimeCodeText),
});

/** What may prove the second factor in place of the one-time code. */
export const OtherFactors = {
  recoveryCode: z.optional(z.string().check(z.maxLength(limits.recoveryCodeMax))),
  passkey: z.optional(Assertion),
};

/** The OpenID parts of a sign-in, as the page has them in its address. */
export const ClientRequest = {
  scope: z.optional(Short),
  client_id: z.optional(Short),
  nonce: z.optional(Short),
  redirect_uri: z.optional(Short),
  response_type: z.optional(Short),
  state: z.optional(Short),
  code_challenge: z.optional(Short),
  code_challenge_method: z.optional(Short),
  acr_values: z.optional(Short),
  claims: z.optional(z.string().check(z.maxLength(8_000))),
  dpop_jkt: z.optional(Short),
  request_uri: z.optional(Short),
};

const signInErrors = [
  "wrongCredentials",
  "accountLocked",
  "accountLockdown",
  "passwordExpired",
  "passwordMismatch",
  "policyChanged",
  "changePasswordRequired",
  "tenantInactive",
  "tenantNotAvailable",
  "unauthorizedEmployee",
  "samlUser",
  "throttled",
] as const;

const secondFactorErrors = [
  "invalidTotp",
  "invalidRecoveryCode",
  "passkeyRefused",
  "secondFactorRequired",
  "mfaEnrolmentRequired",
  "enrolmentExpired",
] as const;

export const clientRequestErrors = ["invalidLoginRequest", "codeChallengeMethodNotSupported"] as const;

/** What every sign-in answers. */
export const SignedIn = z.object({
  /** An authorization code of the client that asked for one. */
  code: z.optional(z.string()),
  /** Where the browser takes that code, or the error that the client gets in its place: the client's registered address, with its state. */
  redirectTo: z.optional(z.string()),
  /** The client gets a code only once the user has allowed it. */
  consentRequired: z.optional(z.boolean()),
  id_token: z.string(),
  sessionId: z.string(),
});

type EitherWay = Partial<Record<"userName" | "password" | "id_token", string | undefined>>;
const unlessCode = (path: "userName" | "password") =>
  z.refine<EitherWay>((body) => (body[path] === undefined) === (body.id_token !== undefined), {
    error: "required",
    path: [path],
  });

/**
 * What a right password may meet: `passwordExpired` (149) and `passwordMismatch` (150) are changed in place by
 * `forceChangePassword`; for `policyChanged` (129; details `TENANT_MIGRATED` after a change of authenticator) and
 * `changePasswordRequired` a reset has been mailed.
 */
export const login = defineCall({
  name: "login",
  summary:
    "Checks a user name, password and one-time code, or the code of single sign-on (`id_token`), and opens a session.",
  area: "authentication",
  method: "POST",
  path: "/authentication/v2/login",
  access: "public",
  body: z
    .strictObject({
      userName: z.optional(UserName),
      password: z.optional(OfferedPassword),
      totp: z.optional(OneTimeCodeText),
      ...OtherFactors,
      /** The ticket of `mfaSecret`: enrols the authenticator app that `totp` comes from, where the tenant requires one. */
      enrolment: z.optional(Short),
      id_token: z.optional(Short),
      ...ClientRequest,
    })
    .check(unlessCode("userName"), unlessCode("password")),
  answer: z.extend(SignedIn, {
    /** Of an enrolment at this sign-in; shown once. */
    recoveryCodes: z.optional(z.array(z.string())),
  }),
  errors: [...signInErrors, ...secondFactorErrors, ...clientRequestErrors, "samlRefused"],
});

export const loginV1 = defineCall({
  name: "loginV1",
  summary: "Signs in in one call: checks the credentials and answers the tokens of a new session.",
  area: "authentication",
  method: "POST",
  path: "/public/authentication/v1/login",
  access: "public",
  body: Credentials,
  answer: Tokens,
  errors: [...signInErrors, ...secondFactorErrors],
});

export const validateLogin = defineCall({
  name: "validateLogin",
  summary:
    "Checks user name and password as sign-in does, guesses counted, and opens nothing. `mfa`: sign-in asks for a one-time code.",
  area: "authentication",
  method: "POST",
  path: "/public/authentication/v1/login/validate",
  access: "public",
  body: z.omit(Credentials, { totp: true }),
  answer: z.object({ valid: z.boolean(), mfa: z.boolean() }),
  errors: signInErrors,
});

export const publicFeatureToggle = defineCall({
  name: "publicFeatureToggle",
  summary: "Whether a feature is on for the tenant of this host. The user name never changes the answer.",
  area: "authentication",
  method: "GET",
  path: "/authentication/v1/feature-toggle",
  access: "public",
  query: z.strictObject({
    featurename: z.string().check(z.maxLength(100)),
    username: z.optional(z.string().check(z.maxLength(255))),
  }),
  answer: z.object({ success: z.boolean() }),
  errors: [],
});

export const lockedUsers = defineCall({
  name: "lockedUsers",
  summary: "Users who cannot sign in: on lockdown, or locked for a while by wrong guesses.",
  area: "authentication",
  method: "GET",
  path: "/authentication/v1/locked-users",
  access: { anyOf: ["user:view"] },
  answer: z.object({
    lockedUsers: z.array(
      z.object({
        userId: z.string(),
        userName: z.string(),
        lockdown: z.boolean(),
        /** ISO 8601; null for a lockdown, which only an administrator ends. */
        lockedUntil: z.nullable(z.string()),
      }),
    ),
  }),
  errors: [],
});

export const setUserLock = defineCall({
  name: "setUserLock",
  summary: "Puts an account on lockdown, which ends its sessions at once, or unlocks it.",
  area: "authentication",
  method: "PATCH",
  path: "/authentication/v1/users/:userId",
  access: { anyOf: ["user:edit"] },
  params: z.strictObject({ userId: Id }),
  body: z.strictObject({ locked: z.boolean() }),
  answer: z.object({ success: z.boolean() }),
  errors: ["notFound", "forbidden", "lastAdministrator"],
});
