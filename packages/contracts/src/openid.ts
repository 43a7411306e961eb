import * as z from "zod/mini";
import { ClientRequest } from "./authentication.ts";
import { defineCall } from "./call.ts";

const Short = z.string().check(z.maxLength(2_000));

/** A client's request as the sign-in pages have it. */
const requestFields = { ...ClientRequest, client_id: Short };

/** Where the browser goes next: an address that is registered for the client, with its answer. */
const Onward = z.object({ redirectTo: z.string() });

export const clusterConfiguration = defineCall({
  name: "clusterConfiguration",
  summary: "The regions of this installation, the one that answers first, and the address at which each signs in.",
  area: "openid",
  method: "GET",
  path: "/.well-known/cluster-configuration",
  access: "public",
  answer: z.object({
    area: z.string(),
    clusters: z.array(z.object({ area: z.string(), authHost: z.string() })),
  }),
  errors: [],
});

export const refuseAuthorization = defineCall({
  name: "refuseAuthorization",
  summary:
    "Where a browser goes that cannot sign in for a client: back to it, with access_denied and the code of what was wrong.",
  area: "openid",
  method: "POST",
  path: "/authentication/v2/authorization/refuse",
  access: "public",
  body: z.strictObject({ ...requestFields, errorCode: Short }),
  answer: Onward,
  errors: ["invalidLoginRequest", "codeChallengeMethodNotSupported"],
});

export const describeConsent = defineCall({
  name: "describeConsent",
  summary: "Which client asks the user of the browser's session for what.",
  area: "openid",
  method: "POST",
  path: "/authentication/v2/consent/describe",
  access: "public",
  body: z.strictObject(requestFields),
  answer: z.object({ clientName: z.string(), userName: z.string(), scopes: z.array(z.string()) }),
  errors: ["invalidLoginRequest", "codeChallengeMethodNotSupported", "signedOut"],
});

export const answerConsent = defineCall({
  name: "answerConsent",
  summary: "The answer of the user of the browser's session: remembers what is allowed, and sends the browser on.",
  area: "openid",
  method: "POST",
  path: "/authentication/v2/consent",
  access: "public",
  body: z.strictObject({ ...requestFields, allow: z.boolean() }),
  answer: Onward,
  errors: ["invalidLoginRequest", "codeChallengeMethodNotSupported", "signedOut"],
});

/** The code that a device shows, as somebody types it. */
export const DeviceCode = z.object({
  userCode: z.string().check(z.minLength(1, "required"), z.maxLength(50)),
});

export const describeDevice = defineCall({
  name: "describeDevice",
  summary: "Which client shows this code and asks the user of the browser's session to connect it (RFC 8628).",
  area: "openid",
  method: "POST",
  path: "/authentication/v2/device/describe",
  access: "public",
  body: z.strictObject(DeviceCode.shape),
  answer: z.object({ clientName: z.string(), userName: z.string(), scopes: z.array(z.string()) }),
  errors: ["deviceCodeInvalid", "signedOut", "throttled"],
});

export const answerDevice = defineCall({
  name: "answerDevice",
  summary: "The answer of the user of the browser's session: the device gets its tokens, or learns that they refuse.",
  area: "openid",
  method: "POST",
  path: "/authentication/v2/device",
  access: "public",
  body: z.strictObject({ ...DeviceCode.shape, allow: z.boolean() }),
  answer: z.object({ success: z.boolean() }),
  errors: ["deviceCodeInvalid", "signedOut", "throttled"],
});

export const endOpenidSession = defineCall({
  name: "endOpenidSession",
  summary:
    "Ends the browser's session for a client; without the client's proof (id_token_hint) the user must confirm it first.",
  area: "openid",
  method: "POST",
  path: "/authentication/v2/end-session",
  access: "public",
  body: z.strictObject({
    id_token_hint: z.optional(z.string().check(z.maxLength(8_000))),
    client_id: z.optional(Short),
    post_logout_redirect_uri: z.optional(Short),
    state: z.optional(Short),
    confirmed: z.boolean(),
  }),
  answer: z.object({
    ended: z.boolean(),
    clientName: z.nullable(z.string()),
    /** The session that has ended, to ask what became of its clients; null when there was none. */
    sessionId: z.nullable(z.string()),
    /** The client's own page for after the sign-out. */
    redirectTo: z.nullable(z.string()),
  }),
  errors: ["invalidLoginRequest"],
});

export const logoutOutcome = defineCall({
  name: "logoutOutcome",
  summary:
    "What became of the clients of an ended session: their front-channel addresses, and whether the back channel reached them.",
  area: "openid",
  method: "POST",
  path: "/authentication/v2/logout-outcome",
  access: "public",
  body: z.strictObject({ sessionId: z.uuid() }),
  answer: z.object({
    clients: z.array(
      z.object({
        name: z.string(),
        frontchannel: z.nullable(z.string()),
        backchannel: z.enum(["waiting", "delivered", "failed", "none"]),
      }),
    ),
  }),
  errors: [],
});
