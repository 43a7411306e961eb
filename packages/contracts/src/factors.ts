import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { Attestation } from "./passkey.ts";
import { Id, Name, OneTimeCode, UserName } from "./validators.ts";

const area = "factors";
const Ticket = z.string().check(z.minLength(1), z.maxLength(2_000));
const RecoveryCodes = z.object({
  /** Shown once: the server keeps their hashes alone. */
  recoveryCodes: z.array(z.string()),
});

export const mfaStatus = defineCall({
  name: "mfaStatus",
  summary: "The caller's second factors, and whether the tenant requires one.",
  area,
  method: "GET",
  path: "/authentication/v1/mfa",
  access: "signed-in",
  answer: z.object({
    required: z.boolean(),
    enabled: z.boolean(),
    /** ISO 8601; null where nobody wrote it down. */
    since: z.nullable(z.string()),
    recoveryCodesLeft: z.number(),
    passkeys: z.number(),
    /** False for users who sign in with passkeys alone or through an identity provider. */
    hasPassword: z.boolean(),
  }),
  errors: [],
});

/** The proof that an authenticator app has been set up. */
export const EnrolmentCode = z.strictObject({ code: OneTimeCode });

export const setMfa = defineCall({
  name: "setMfa",
  summary:
    "Turns the caller's authenticator app on, with the ticket of `mfaSecret` and a code of the app, or off. On answers new recovery codes.",
  area,
  method: "PUT",
  path: "/authentication/v1/mfa",
  access: "signed-in",
  needsStepUp: true,
  body: z.strictObject({
    enabled: z.boolean(),
    ticket: z.optional(Ticket),
    code: z.optional(OneTimeCode),
  }),
  answer: RecoveryCodes,
  errors: ["stepUpRequired", "invalidTotp", "enrolmentExpired", "mfaRequired"],
});

export const mfaSecret = defineCall({
  name: "mfaSecret",
  summary: "A new secret for an authenticator app. It counts once a code of it has been given back with the ticket.",
  area,
  method: "GET",
  path: "/public/authentication/v1/mfa/secret",
  access: "public",
  query: z.strictObject({
    /** Shown by the app beside the issuer. */
    userName: z.optional(UserName),
  }),
  answer: z.object({
    /** Base32. */
    secret: z.string(),
    /** `otpauth://totp/…`, for a QR code. */
    address: z.string(),
    ticket: z.string(),
  }),
  errors: [],
});

export const renewRecoveryCodes = defineCall({
  name: "renewRecoveryCodes",
  summary: "New recovery codes; the earlier ones stop working.",
  area,
  method: "POST",
  path: "/authentication/v1/mfa/recovery-codes",
  access: "signed-in",
  needsStepUp: true,
  answer: RecoveryCodes,
  errors: ["stepUpRequired", "notFound"],
});

export const setMfaPolicy = defineCall({
  name: "setMfaPolicy",
  summary: "Whether everybody in the tenant needs a second factor. Who has none enrols at the next sign-in.",
  area,
  method: "PUT",
  path: "/authentication/v1/mfa/policy",
  access: { anyOf: ["tenant:edit"] },
  needsStepUp: true,
  body: z.strictObject({ required: z.boolean() }),
  answer: z.object({ required: z.boolean() }),
  errors: ["stepUpRequired"],
});

export const Passkey = z.object({
  id: z.string(),
  name: z.string(),
  createdAt: z.string(),
  lastUsedAt: z.nullable(z.string()),
  /** Kept by the maker of the device or a password manager, on more than one device. */
  isSynced: z.boolean(),
});
export type Passkey = z.output<typeof Passkey>;

export const listPasskeys = defineCall({
  name: "listPasskeys",
  summary: "The caller's passkeys.",
  area,
  method: "GET",
  path: "/authentication/v1/passkeys",
  access: "signed-in",
  answer: z.object({ passkeys: z.array(Passkey) }),
  errors: [],
});

const Descriptor = z.object({
  id: z.string(),
  type: z.literal("public-key"),
  transports: z.array(z.string()),
});

export const passkeyRegistration = defineCall({
  name: "passkeyRegistration",
  summary: "What the browser needs to make a passkey. The challenge is bound to this browser and good once.",
  area,
  method: "POST",
  path: "/authentication/v1/passkeys/options",
  access: "signed-in",
  needsStepUp: true,
  answer: z.object({
    challenge: z.string(),
    rp: z.object({ id: z.string(), name: z.string() }),
    user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
    pubKeyCredParams: z.array(z.object({ alg: z.number(), type: z.literal("public-key") })),
    timeout: z.number(),
    excludeCredentials: z.array(Descriptor),
    authenticatorSelection: z.object({
      residentKey: z.literal("required"),
      requireResidentKey: z.boolean(),
      userVerification: z.literal("required"),
    }),
    attestation: z.literal("none"),
  }),
  errors: ["stepUpRequired"],
});

export const addPasskey = defineCall({
  name: "addPasskey",
  summary: "Keeps a passkey that the browser has made.",
  area,
  method: "POST",
  path: "/authentication/v1/passkeys",
  access: "signed-in",
  needsStepUp: true,
  body: z.strictObject({
    /** Taken where it is not known in what the passkey is kept; else it is named after that. */
    name: z.optional(Name),
    /** A password manager has made it by itself, after a sign-in by password (WebAuthn Level 3, conditional create): it asked nobody. */
    isQuiet: z.optional(z.boolean()),
    credential: Attestation,
  }),
  answer: z.object({ passkey: Passkey }),
  errors: ["stepUpRequired", "passkeyRefused"],
});

export const PasskeyName = z.strictObject({ name: Name });

export const renamePasskey = defineCall({
  name: "renamePasskey",
  summary: "Gives one of the caller's passkeys another name.",
  area,
  method: "PATCH",
  path: "/authentication/v1/passkeys/:passkeyId",
  access: "signed-in",
  notWhileImpersonating: true,
  params: z.strictObject({ passkeyId: Id }),
  body: PasskeyName,
  answer: z.object({ success: z.boolean() }),
  errors: ["notFound"],
});

export const removePasskey = defineCall({
  name: "removePasskey",
  summary: "Removes one of the caller's passkeys.",
  area,
  method: "DELETE",
  path: "/authentication/v1/passkeys/:passkeyId",
  access: "signed-in",
  needsStepUp: true,
  params: z.strictObject({ passkeyId: Id }),
  answer: z.object({ success: z.boolean() }),
  errors: ["stepUpRequired", "notFound", "mfaRequired"],
});
