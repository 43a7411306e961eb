import type { FastifyInstance } from "fastify";

/** One log line per request, without query, headers or body: none of them may reach a log. */
export const logRequests = (app: FastifyInstance): void => {
  app.addHook("onResponse", (request, reply, done) => {
    const [path] = request.url.split("?");
    request.log.info(
      {
        method: request.method,
        path,
        status: reply.statusCode,
        ms: Math.round(reply.elapsedTime),
        ...(request.actor && { tenantId: request.actor.tenantId, userId: request.actor.userId }),
      },
      "request",
    );
    done();
  });
};
