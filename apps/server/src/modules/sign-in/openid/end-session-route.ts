import type { FastifyInstance } from "fastify";
import { paths } from "./discovery.ts";
import type { Services } from "../../../core/services.ts";

const parameters = ["id_token_hint", "client_id", "post_logout_redirect_uri", "state", "ui_locales", "logout_hint"];

/**
 * Where a client sends a browser to sign out. Nothing ends here, since any page could have sent it: the sign-in area's page looks
 * at the request, asks where it must, and ends the session by a call of its own.
 */
export const endSessionRoute = async (app: FastifyInstance, { origin }: Services): Promise<void> => {
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
      handler: (request, reply) => {
        const given = { ...request.query, ...request.body };
        const query = new URLSearchParams();
        for (const name of parameters) if (typeof given[name] === "string") query.set(name, given[name]);
        return reply.redirect(`${origin()}/login/?${query.toString()}#/endSession`, 303);
      },
    });
    done();
  });
};
