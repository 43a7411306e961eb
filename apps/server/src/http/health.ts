import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Figure } from "../core/module.ts";
import type { Services } from "../core/services.ts";
import type { DatabaseWatch } from "../database/watch.ts";

/** What operators watch: the process, its database and bus, and its figures for Prometheus. */
export const healthRoutes = (
  app: FastifyInstance,
  services: Services,
  watch: DatabaseWatch,
  figures: readonly Figure[],
): void => {
  const { bus } = services;
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Duration of requests by route and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  for (const { name, help, read } of figures)
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set(await read(services));
      },
    });
  if (bus.transports.redis !== undefined)
    new Gauge({
      name: "redis_up",
      help: "Whether Redis answers; while it does not, PostgreSQL carries messages and limits",
      registers: [registry],
      collect() {
        this.set(bus.transports.redis ? 1 : 0);
      },
    });
  app.addHook("onResponse", (request, reply, done) => {
    const route = request.routeOptions.url ?? "unknown";
    durations.observe({ method: request.method, route, status: reply.statusCode }, reply.elapsedTime / 1000);
    done();
  });

  const schema = { tags: ["operations"], response: {} };
  app.get("/healthz", { schema: { ...schema, summary: "The process is up." } }, () => ({ status: "up" }));
  app.get(
    "/readyz",
    { schema: { ...schema, summary: "Database and bus answer, the clock is right; 503 when not. Names what is degraded." } },
    async (_request, reply) => {
      const { answers, clockIsRight, clockAheadSeconds } = await watch.check();
      const transports = Object.entries(bus.transports);
      const busUp = transports.some(([, works]) => works);
      const ready = answers && clockIsRight && busUp;
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
  app.get(
    "/metrics",
    { schema: { ...schema, summary: "Figures in Prometheus text format." } },
    async (_request, reply) => reply.type(registry.contentType).send(await registry.metrics()),
  );
  app.addHook("onClose", () => {
    registry.clear();
  });
};
