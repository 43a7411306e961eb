import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { IdmType, PasswordPolicy } from "./password-policy.ts";
import { Email, OfferedPassword, UserName } from "./validators.ts";

/** A new password: any text that the contract can carry. The user's authenticator judges it (`passwordPolicy`, 123). */
export const NewPassword = OfferedPassword;

const Token = z.string().check(z.minLength(1), z.maxLength(500));
/** Digits as they were typed. A code that is not six digits is answered by the operation, with its details. */
const Typed = z.string().check(z.maxLength(12));

const Done = z.object({ success: z.boolean() });

export const loginAuthenticator = defineCall({
  name: "loginAuthenticator",
  summary:
    "The authenticator of a user name and its password policy; `mfaEnabled`: a one-time code is asked for. " +
    "An unknown name gets the answer of the tenant that has verified its mail domain, of the same shape and time.",
  area: "passwords",
  method: "GET",
  path: "/public/authorization/v1/login-authenticator",
  access: "public",
  query: z.strictObject({ username: UserName }),
  answer: z.extend(PasswordPolicy, { idmType: IdmType, mfaEnabled: z.boolean() }),
  errors: ["throttled"],
});

/**
 * The answer is the same for every name. Where there is somebody to write to, a mail comes with a six-digit code (both
 * authenticators) and, for the legacy one, a link `/login/#/resetPassword?email=…&userName=…&token=…`.
 * Both work for 10 minutes, once, and only the newest. `loginAuthenticator` tells which page comes next.
 */
export const forgotPassword = defineCall({
  name: "forgotPassword",
  summary: "Asks for a password reset by mail. The answer is the same whether or not anybody has the name.",
  area: "passwords",
  method: "POST",
  path: "/authentication/v2/password/forgot",
  access: "public",
  body: z.strictObject({ userName: UserName }),
  answer: z.object({ emailSent: z.boolean() }),
  errors: ["throttled"],
});

export const resolveForgotPasswordToken = defineCall({
  name: "resolveForgotPasswordToken",
  summary: "Whether the token of a reset link may still be used. Looking at it does not spend it.",
  area: "passwords",
  method: "POST",
  path: "/public/user/resolveForgotPasswordToken",
  access: "public",
  body: z.strictObject({ email: z.optional(Email), userName: z.optional(UserName), token: Token }),
  answer: z.object({ forgotPasswordTokenValid: z.boolean(), idmType: IdmType }),
  errors: ["throttled"],
});

/**
 * Takes `token` (of the link) or `confirmationCode` (six digits, typed) with `userName` or `email`, never neither.
 * Refusals by their `details`:
 * - `verificationCodeInvalid`: `CodeMismatchException` (wrong; five attempts), `ExpiredCodeException` (late, spent or replaced).
 * - `invalidParameters`: `InvalidParameterException` (no six digits, neither code nor token, neither name nor address).
 * - `passwordTokenInvalid`: the link's token is wrong, late, spent or replaced.
 * - `invalidTotp` (Cognito-style, nothing was reset): `CHECK_DETAILS_TRY_AGAIN` without `totp`, else `INVALID_MFA_TOKEN_OR_SECRET_LOGIN`.
 * - `resetTotpInvalid` (168, legacy): the password was reset, `totp` was wrong or missing; sign-in asks for it again.
 * - `passwordPolicy` (123): in `fields`, `password` is `password` or `passwordPolicyCriteriaMatch`. The code is not spent.
 * - `reusedPassword` (19), `passwordRefused` (142): `details` is a text for the person, in their language. The code is not spent.
 */
export const resetPassword = defineCall({
  name: "resetPassword",
  summary: "Spends a reset: sets the new password and ends every session of the user.",
  area: "passwords",
  method: "POST",
  path: "/public/authentication/v1/password/reset",
  access: "public",
  body: z.strictObject({
    email: z.optional(Email),
    userName: z.optional(UserName),
    password: NewPassword,
    token: z.optional(Token),
    confirmationCode: z.optional(Typed),
    totp: z.optional(Typed),
  }),
  answer: Done,
  errors: [
    "verificationCodeInvalid",
    "passwordTokenInvalid",
    "invalidParameters",
    "invalidTotp",
    "resetTotpInvalid",
    "passwordPolicy",
    "reusedPassword",
    "passwordRefused",
    "throttled",
  ],
});

/** `totp` is needed where `prelogin` says `mfa`; a wrong or missing one changes nothing. */
export const forceChangePassword = defineCall({
  name: "forceChangePassword",
  summary:
    "Replaces a password that sign-in refused as expired (149) or unfit for the policy (150), and ends every session. " +
    "A password that is still good is `forbidden` here.",
  area: "passwords",
  method: "POST",
  path: "/public/authentication/v1/password/force-change",
  access: "public",
  body: z.strictObject({
    userEmail: z.optional(Email),
    userName: UserName,
    currentPassword: OfferedPassword,
    newPassword: NewPassword,
    totp: z.optional(Typed),
  }),
  answer: Done,
  errors: [
    "wrongCredentials",
    "invalidTotp",
    "accountLocked",
    "accountLockdown",
    "tenantInactive",
    "tenantNotAvailable",
    "unauthorizedEmployee",
    "samlUser",
    "passwordPolicy",
    "reusedPassword",
    "passwordRefused",
    "forbidden",
    "throttled",
  ],
});

/** `endOtherSessions` signs the person out everywhere but here. The names, where given, must be the person's own. */
export const changePassword = defineCall({
  name: "changePassword",
  summary: "Changes one's own password. The caller's session stays.",
  area: "passwords",
  method: "POST",
  path: "/authentication/v1/password/change",
  access: { anyOf: ["user:password:edit"] },
  notWhileImpersonating: true,
  body: z.strictObject({
    emailAddress: z.optional(Email),
    userName: z.optional(UserName),
    currentPassword: OfferedPassword,
    newPassword: NewPassword,
    endOtherSessions: z._default(z.boolean(), false),
  }),
  answer: z.object({ success: z.boolean(), endedSessions: z.number() }),
  errors: [
    "wrongCredentials",
    "accountLocked",
    "samlUser",
    "passwordPolicy",
    "reusedPassword",
    "passwordRefused",
    "forbidden",
    "throttled",
  ],
});

/** `password` is taken for older callers and never used: only the person chooses a password. */
export const startPasswordReset = defineCall({
  name: "startPasswordReset",
  summary: "An administrator has a user choose a new password: a reset is mailed, and sign-in asks for it from now on.",
  area: "passwords",
  method: "POST",
  path: "/user/resetpassword",
  access: { anyOf: ["user:edit"] },
  notWhileImpersonating: true,
  body: z.strictObject({
    email: Email,
    password: z.optional(z.string().check(z.maxLength(1_024))),
    /** Kept in the audit trail. */
    reason: z.optional(z.string().check(z.trim(), z.maxLength(200))),
  }),
  answer: z.object({ emailSent: z.boolean(), passwordSet: z.boolean() }),
  errors: ["notFound", "forbidden", "samlUser"],
});

/**
 * The password expires `passwordExpiryInterval` days of 24 hours after `passwordlastModifiedOn` (ISO 8601), which is
 * `passwordExpiresOn`; null where it does not.
 */
export const AuthenticationUser = z.object({
  userId: z.string(),
  userName: z.string(),
  emailAddress: z.string(),
  idmType: IdmType,
  passwordlastModifiedOn: z.nullable(z.string()),
  passwordExpiryInterval: z.nullable(z.number()),
  passwordExpiresOn: z.nullable(z.string()),
});
export type AuthenticationUser = z.output<typeof AuthenticationUser>;

export const authenticationUsers = defineCall({
  name: "authenticationUsers",
  summary:
    "The authentication record of the user whose name, address or id is the filter; of oneself without a filter. " +
    "Somebody else's takes user:view.",
  area: "passwords",
  method: "GET",
  path: "/authentication/v1/users",
  access: "signed-in",
  query: z.strictObject({ filter: z.optional(z.string().check(z.trim(), z.maxLength(255))) }),
  answer: z.object({ users: z.array(AuthenticationUser) }),
  errors: ["forbidden"],
});
