import "@fastify/cookie";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../../config/index.ts";
import { digestOf, randomSecret } from "../../../security/secrets.ts";

const name = "saml_browser";
const form = /^[A-Za-z0-9_-]{43}$/;

/** Strict is enough: it is read by the page's own calls, never when the identity provider posts. */
const options = (config: Config) =>
  ({
    path: "/",
    httpOnly: true,
    sameSite: "strict",
    secure: config.publicUrl?.startsWith("https:") ?? false,
  }) as const;

/** Marks the browser that begins a sign-in, one mark for all of its tabs. Answers the digest to keep with it. */
export const markBrowser = (config: Config, request: FastifyRequest, reply: FastifyReply, seconds: number): Buffer => {
  const held = request.cookies[name] ?? "";
  const secret = form.test(held) ? held : randomSecret();
  void reply.setCookie(name, secret, { ...options(config), maxAge: seconds });
  return digestOf(secret);
};

/** The digest of the mark that a browser brings; null without one. */
export const markOf = (request: FastifyRequest): Buffer | null => {
  const secret = request.cookies[name] ?? "";
  return form.test(secret) ? digestOf(secret) : null;
};

export const clearMark = (config: Config, reply: FastifyReply): void => {
  void reply.clearCookie(name, options(config));
};
