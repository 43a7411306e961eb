import type { FastifyInstance } from "fastify";
import type { Services } from "../core/services.ts";

/** Whether the process is up, and whether its database and bus answer. */
export const healthRoutes = (app: FastifyInstance, services: Services): void => {
  const { bus, database } = services;
  const schema = { tags: ["operations"], response: {} };
  app.get("/healthz", { schema: { ...schema, summary: "The process is up." } }, () => ({ status: "up" }));
  app.get(
    "/readyz",
    { schema: { ...schema, summary: "Database and bus answer; 503 when one does not." } },
    async (_request, reply) => {
      const databaseUp = await database.ping().then(
        () => true,
        () => false,
      );
      const ready = databaseUp && bus.connected;
      return reply
        .code(ready ? 200 : 503)
        .send({ status: ready ? "ready" : "not ready", database: databaseUp, bus: bus.connected });
    },
  );
};
