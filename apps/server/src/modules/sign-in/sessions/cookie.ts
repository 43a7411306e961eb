import { limits } from "@evolve/contracts/limits";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Config } from "../../../config/index.ts";
import { readServerCookie, serverCookie, serverCookieName } from "../../../http/server-cookie.ts";

const name = "system_session";

export const sessionCookieName = (config: Config): string => serverCookieName(config, name);

/** Sets the system-wide session cookie, which no script can read. */
export const setSessionCookie = (config: Config, reply: FastifyReply, secret: string): void => {
  void reply.setCookie(sessionCookieName(config), secret, {
    ...serverCookie(config),
    maxAge: limits.authCookieHours * 3600,
  });
};

export const readSessionCookie = (config: Config, request: FastifyRequest): string | undefined =>
  readServerCookie(config, request, name);

export const clearSessionCookie = (config: Config, reply: FastifyReply): void => {
  void reply.clearCookie(sessionCookieName(config), serverCookie(config));
};
