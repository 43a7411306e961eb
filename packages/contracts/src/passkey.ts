import * as z from "zod/mini";

/* What a browser gives back of a passkey, as WebAuthn Level 3 writes it in JSON. The server's library checks the contents. */

const Base64Url = z.string().check(z.maxLength(20_000), z.regex(/^[A-Za-z0-9_-]*$/));
const Attachment = z.optional(z.nullable(z.enum(["platform", "cross-platform"])));
/** Of no use to the server, which asks for none. */
const Extensions = z.strictObject({});

/** The proof that somebody holds a passkey. */
export const Assertion = z.strictObject({
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal("public-key"),
  response: z.strictObject({
    clientDataJSON: Base64Url,
    authenticatorData: Base64Url,
    signature: Base64Url,
    userHandle: z.optional(z.nullable(Base64Url)),
  }),
  authenticatorAttachment: Attachment,
  clientExtensionResults: Extensions,
});

/** A new passkey. */
export const Attestation = z.strictObject({
  id: Base64Url,
  rawId: Base64Url,
  type: z.literal("public-key"),
  response: z.strictObject({
    clientDataJSON: Base64Url,
    attestationObject: Base64Url,
    authenticatorData: z.optional(Base64Url),
    transports: z.optional(z.array(z.string().check(z.maxLength(40))).check(z.maxLength(10))),
    publicKeyAlgorithm: z.optional(z.number()),
    publicKey: z.optional(Base64Url),
  }),
  authenticatorAttachment: Attachment,
  clientExtensionResults: Extensions,
});
