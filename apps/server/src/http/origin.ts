import type { FastifyInstance } from "fastify";
import { isAllowedHost } from "./allowed-hosts.ts";
import { type Config, isHttps } from "../config/index.ts";
import { refuse } from "../core/refusal.ts";

const reading = new Set(["GET", "HEAD", "OPTIONS"]);

/**
 * Refuses writes that a page of another origin makes a browser send, except on routes declared for that. Clients other than
 * browsers send no Origin.
 */
export const refuseForeignWrites = (
  app: FastifyInstance,
  { allowedDomains, publicUrl }: Pick<Config, "allowedDomains" | "publicUrl">,
): void => {
  const needsHttps = isHttps({ publicUrl });
  app.addHook("onRequest", (request, _reply, done) => {
    const { origin } = request.headers;
    const isFine =
      origin === undefined ||
      reading.has(request.method) ||
      request.routeOptions.config.fromOtherOrigins === true ||
      isOwnOrigin(origin, request.host, allowedDomains, needsHttps);
    if (isFine) done();
    else refuse("originNotAllowed", { reason: `origin ${origin}` });
  });
};

/** Refuses a request with more than one Host header (RFC 9112, 3.2), which a proxy and we could interpret differently. */
export const refuseSecondHost = (app: FastifyInstance): void => {
  app.addHook("onRequest", ({ raw }, _reply, done) => {
    const { rawHeaders } = raw;
    let hosts = 0;
    for (let index = 0; index < rawHeaders.length; index += 2)
      if (rawHeaders[index]?.length === 4 && rawHeaders[index]?.toLowerCase() === "host") hosts += 1;
    if (hosts < 2) done();
    else refuse("unparsableBody", { reason: "two Host headers" });
  });
};

/** Whether a page of this origin may write here: it is the requested host itself, or an allowed one. */
export const isOwnOrigin = (
  origin: string,
  host: string,
  allowedDomains: readonly string[],
  needsHttps: boolean,
): boolean => {
  if (!URL.canParse(origin)) return false;
  const from = new URL(origin);
  if (needsHttps && from.protocol !== "https:") return false;
  return from.host === host || isAllowedHost(from.hostname, allowedDomains);
};

declare module "fastify" {
  interface FastifyContextConfig {
    /**
     * Accepts posts that a browser carries from another site, as SAML and OpenID require. Such a route must verify by
     * itself what it receives.
     */
    fromOtherOrigins?: boolean;
  }
}
