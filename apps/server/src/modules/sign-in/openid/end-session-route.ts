import type { FastifyInstance } from "fastify";
import { Refusal } from "../../../core/refusal.ts";
import type { Services } from "../../../core/services.ts";
import { languageOfRequest } from "../../../http/language.ts";
import { paths } from "./discovery.ts";
import { checkEndRequest } from "./end-openid-session.ts";
import { errorPage } from "./error-page.ts";

const parameters = ["id_token_hint", "client_id", "post_logout_redirect_uri", "state", "ui_locales", "logout_hint"];

/**
 * Where a client sends a browser to sign out. Nothing ends here, since any page could have sent it: a faulty request gets an error
 * page, and for any other the sign-in area's page asks where it must and ends the session by a call of its own.
 */
export const endSessionRoute = async (app: FastifyInstance, services: Services): Promise<void> => {
  const { origin } = services;
  await app.register((scope, _options, done) => {
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser("application/x-www-form-urlencoded", { parseAs: "string" }, (_request, body, parsed) => {
      parsed(null, Object.fromEntries(new URLSearchParams(String(body))));
    });
    scope.route<{ Querystring: Record<string, unknown>; Body: Record<string, unknown> | undefined }>({
      method: ["GET", "POST"],
      url: paths.end_session,
      schema: { hide: true },
      config: { fromOtherOrigins: true },
      exposeHeadRoute: false,
      handler: async (request, reply) => {
        const given = { ...request.query, ...request.body };
        const query = new URLSearchParams();
        for (const name of parameters) if (typeof given[name] === "string") query.set(name, given[name]);
        try {
          await checkEndRequest(services, Object.fromEntries(query));
        } catch (error) {
          if (!(error instanceof Refusal)) throw error;
          const { html, headers } = errorPage(origin(), languageOfRequest(request));
          return reply.code(400).headers(headers).send(html);
        }
        return reply.redirect(`${origin()}/login/?${query.toString()}#/endSession`, 303);
      },
    });
    done();
  });
};
