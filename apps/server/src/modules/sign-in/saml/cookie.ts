import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../../config/index.ts";
import { readServerCookie, serverCookie, serverCookieName } from "../../../http/server-cookie.ts";
import { digestOf, randomSecret } from "../../../security/secrets.ts";

const name = "saml_browser";
const form = /^[A-Za-z0-9_-]{43}$/;

/** Strict is enough: it is read by the page's own calls, never when the identity provider posts. */
const options = (config: Config) => ({ ...serverCookie(config), sameSite: "strict" }) as const;

/** Marks the browser that begins a sign-in, one mark for all of its tabs. Answers the digest to keep with it. */
export const markBrowser = (config: Config, request: FastifyRequest, reply: FastifyReply, seconds: number): Buffer => {
  const held = readServerCookie(config, request, name) ?? "";
  const secret = form.test(held) ? held : randomSecret();
  void reply.setCookie(serverCookieName(config, name), secret, { ...options(config), maxAge: seconds });
  return digestOf(secret);
};

/** The digest of the mark that a browser brings; null without one. */
export const markOf = (config: Config, request: FastifyRequest): Buffer | null => {
  const secret = readServerCookie(config, request, name) ?? "";
  return form.test(secret) ? digestOf(secret) : null;
};

export const clearMark = (config: Config, reply: FastifyReply): void => {
  void reply.clearCookie(serverCookieName(config, name), options(config));
};
