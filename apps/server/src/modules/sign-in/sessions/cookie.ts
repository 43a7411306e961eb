import "@fastify/cookie";
import { limits } from "@evolve/contracts/limits";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../../config/index.ts";
import { serverCookie } from "../../../http/server-cookie.ts";

export const sessionCookieName = "system_session";

/** Sets the system-wide session cookie, which no script can read. */
export const setSessionCookie = (config: Config, reply: FastifyReply, secret: string): void => {
  void reply.setCookie(sessionCookieName, secret, { ...serverCookie(config), maxAge: limits.authCookieHours * 3600 });
};

export const readSessionCookie = (request: FastifyRequest): string | undefined => request.cookies[sessionCookieName];

export const clearSessionCookie = (config: Config, reply: FastifyReply): void => {
  void reply.clearCookie(sessionCookieName, serverCookie(config));
};
