import type { FastifyInstance } from "fastify";
import type { Services } from "../core/services.ts";
import type { DatabaseWatch } from "../database/watch.ts";

/**
 * Whether the process is up, and whether it can serve: the database answers and the clock is right. A bus that is
 * reconnecting makes a node slower (it answers nothing from memory meanwhile, decision 35), not unable, and is reported as
 * degraded.
 */
export const healthRoutes = (app: FastifyInstance, services: Services, watch: DatabaseWatch): void => {
  const { bus } = services;
  const schema = { tags: ["operations"], response: {} };
  app.get("/healthz", { schema: { ...schema, summary: "The process is up." } }, () => ({ status: "up" }));
  app.get(
    "/readyz",
    {
      schema: {
        ...schema,
        summary: "The database answers and the clock is right; 503 when not. Names what is degraded.",
      },
    },
    async (_request, reply) => {
      const { answers, clockIsRight, clockAheadSeconds } = await watch.check();
      const transports = Object.entries(bus.transports);
      const busUp = transports.some(([, works]) => works);
      const ready = answers && clockIsRight;
      return reply.code(ready ? 200 : 503).send({
        status: ready ? "ready" : "not ready",
        database: answers,
        clock: clockIsRight,
        ...(!clockIsRight && { clockAheadSeconds }),
        bus: busUp,
        degraded: transports.filter(([, works]) => !works).map(([name]) => name),
      });
    },
  );
};
