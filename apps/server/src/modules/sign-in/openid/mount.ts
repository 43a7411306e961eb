import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Services } from "../../../core/services.ts";
import { paths } from "./discovery.ts";
import { openidProvider } from "./openid.ts";

const reads = ["GET", "POST", "OPTIONS"] as const;
const endpoints = {
  "/.well-known/openid-configuration": ["GET", "OPTIONS"],
  "/.well-known/oauth-authorization-server": ["GET", "OPTIONS"],
  [paths.authorization]: reads,
  [paths.token]: ["POST", "OPTIONS"],
  [paths.userinfo]: reads,
  [paths.jwks]: ["GET", "OPTIONS"],
  [paths.introspection]: ["POST", "OPTIONS"],
  [paths.revocation]: ["POST", "OPTIONS"],
  [paths.pushed_authorization_request]: ["POST", "OPTIONS"],
  [paths.device_authorization]: ["POST", "OPTIONS"],
} as const;

/** Endpoints at which a client proves who it is: failures are counted by address, as at sign-in. */
const guarded: readonly string[] = [
  paths.token,
  paths.introspection,
  paths.revocation,
  paths.pushed_authorization_request,
  paths.device_authorization,
];

/**
 * Where failures are counted: by address. No client sends its secret from a browser, so what a page makes its visitors' browsers
 * send is counted apart, and keeps no client behind the same address waiting.
 */
const sourceOf = ({ headers, ip }: FastifyRequest): string =>
  headers.origin === undefined && headers["sec-fetch-site"] === undefined ? ip : `browser ${ip}`;

/**
 * The library's endpoints, in a scope of their own: bodies reach it unread, and it answers by itself. Any page may post to
 * them: each takes a client's proof, a token or the person's confirmation, so a cookie that comes along by itself does nothing.
 */
export const mountProvider = async (app: FastifyInstance, services: Services): Promise<void> => {
  const openid = services.use(openidProvider);
  const answer = async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const path = request.routeOptions.url ?? "";
    const source = sourceOf(request);
    if (guarded.includes(path))
      reply.raw.once("finish", () => {
        if (reply.raw.statusCode === 401) void services.limiter.charge(source, "clients").catch(() => undefined);
      });
    for (const [name, value] of Object.entries(reply.getHeaders()))
      if (value !== undefined) reply.raw.setHeader(name, value);
    // The library writes one page, whose script it adds to the policy: the form that carries an answer or an error (form_post).
    reply.raw.setHeader(
      "content-security-policy",
      "default-src 'none'; script-src; base-uri 'none'; frame-ancestors 'none'",
    );
    reply.hijack();
    await openid.handle(request, reply.raw, source);
  };

  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("*", (_request, _payload, parsed) => {
      parsed(null);
    });
    for (const [url, method] of Object.entries(endpoints))
      scope.route({
        method: [...method],
        url,
        schema: { hide: true },
        config: { fromOtherOrigins: true, takesAnyText: true },
        exposeHeadRoute: false,
        handler: answer,
      });
    done();
  });
};
