import type { FastifyInstance } from "fastify";
import { isAllowedHost } from "./allowed-hosts.ts";
import { refuse } from "../core/refusal.ts";

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes that a page of another origin makes a browser send, but for routes that say they are meant for it. Callers
 * that are no browsers send no Origin.
 */
export const refuseForeignWrites = (app: FastifyInstance, allowedDomains: readonly string[]): void => {
  app.addHook("onRequest", (request, _reply, done) => {
    const { origin } = request.headers;
    const isFine =
      origin === undefined ||
      reading.has(request.method) ||
      request.routeOptions.config.fromOtherOrigins === true ||
      isOwn(origin, request.host, allowedDomains);
    if (isFine) done();
    else refuse("originNotAllowed", { reason: `origin ${origin}` });
  });
};

const isOwn = (origin: string, host: string, allowedDomains: readonly string[]): boolean => {
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  return from.host === host || isAllowedHost(from.hostname, allowedDomains);
};

declare module "fastify" {
  interface FastifyContextConfig {
    /** Takes posts that a browser carries from another site, as SAML and OpenID have it. Such a route proves by itself what it is given. */
    fromOtherOrigins?: boolean;
  }
}
