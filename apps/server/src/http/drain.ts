import type { FastifyInstance } from "fastify";

/** While the server closes, each response closes its connection: one kept alive would delay shutdown until its time-out. */
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
