import * as z from "zod/mini";
import { defineCall } from "./call.ts";

const Short = z.string().check(z.maxLength(2_000));

/** Tokens that fill the auth cookie. Expiries are seconds since the epoch. */
export const Tokens = z.object({
  accessToken: z.string(),
  refreshToken: z.string(),
  accessTokenExpiry: z.number(),
  refreshTokenExpiry: z.number(),
  sessionId: z.string(),
});
export type Tokens = z.output<typeof Tokens>;

export const exchangeToken = defineCall({
  name: "exchangeToken",
  summary: "Exchanges the id_token of a fresh sign-in, once, for the session's access and refresh tokens.",
  area: "authentication",
  method: "POST",
  path: "/public/authentication/v1/token",
  access: "public",
  body: z.strictObject({ accessToken: Short }),
  answer: Tokens,
  errors: ["tokenInvalid", "tokenExpired", "signedOut"],
});

export const refresh = defineCall({
  name: "refresh",
  summary: "Rotates a refresh token. A replay within the grace gets the same successor, a later one ends the session.",
  area: "authentication",
  method: "POST",
  path: "/public/authentication/v1/refresh",
  access: "public",
  body: z.strictObject({ token: Short }),
  answer: Tokens,
  errors: ["tokenInvalid", "tokenExpired", "signedOut"],
});

export const logout = defineCall({
  name: "logout",
  summary: "Ends the session of these tokens; whatever else holds a token of it is refused from then on.",
  area: "authentication",
  method: "POST",
  path: "/public/authentication/v1/logout",
  access: "public",
  body: z.strictObject({ accessToken: z.optional(Short), refreshToken: z.optional(Short) }),
  answer: z.object({ success: z.boolean() }),
  errors: [],
});
