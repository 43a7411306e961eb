import type { FastifyInstance } from "fastify";

/** While the server closes, each answer ends its connection: one that is kept alive would hold the close up until its time-out. */
export const endConnectionsOnClose = (app: FastifyInstance): void => {
  let closing = false;
  app.addHook("preClose", (done) => {
    closing = true;
    done();
  });
  app.addHook("onSend", (_request, reply, _payload, done) => {
    if (closing) void reply.header("connection", "close");
    done();
  });
};
