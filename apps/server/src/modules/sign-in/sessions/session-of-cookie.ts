import type { FastifyRequest } from "fastify";
import type { Services } from "../../../core/services.ts";
import { digestOf } from "../../../security/secrets.ts";
import { readSessionCookie } from "./cookie.ts";
import { type CookieSession, findSessionByCookie } from "./cookie-repository.ts";

/** The live system-wide session of the browser that asks, or null. */
export const sessionOfCookie = async (
  { clock, config, database }: Services,
  request: FastifyRequest,
): Promise<CookieSession | null> => {
  const secret = readSessionCookie(config, request);
  return secret ? findSessionByCookie(database.system, digestOf(secret), clock.now()) : null;
};
