import { createHash, timingSafeEqual } from "node:crypto";
import { createServer } from "node:http";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { Figure } from "../core/module.ts";
import { refuse } from "../core/refusal.ts";
import type { Services } from "../core/services.ts";

/**
 * What operators monitor, in Prometheus' text format: the process, its requests, and the modules' metrics. Access is
 * restricted: to holders of the token if one is set, else to all who reach the separate port if there is one, else to
 * this machine.
 */
export const metricsRoute = async (
  app: FastifyInstance,
  services: Services,
  figures: readonly Figure[],
): Promise<void> => {
  const { metrics } = services.config;
  const registry = createRegistry(app, services, figures);
  if (metrics.port !== null) return serveApart(app, services, registry, metrics.port);
  app.get(
    "/metrics",
    {
      schema: {
        tags: ["operations"],
        summary: "Figures in Prometheus text format, for operators.",
        ...(metrics.token !== null && { security: [{ bearer: [] }] }),
        response: {},
      },
    },
    async (request, reply) => {
      const mayRead = metrics.token === null ? isLocal(request) : isToken(request.headers.authorization, metrics.token);
      if (!mayRead) refuse("notFound", { reason: "figures are for operators" });
      return reply.type(registry.contentType).send(await registry.metrics());
    },
  );
};

const createRegistry = (app: FastifyInstance, services: Services, figures: readonly Figure[]): Registry => {
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
  const { bus } = services;
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
  app.addHook("onClose", () => {
    registry.clear();
  });
  return registry;
};

/** Whether a request comes from this machine itself, and not through a proxy on it. */
const isLocal = ({ headers, socket }: FastifyRequest): boolean =>
  headers["x-forwarded-for"] === undefined &&
  headers.forwarded === undefined &&
  /^(?:::ffff:)?127\.|^::1$/.test(socket.remoteAddress ?? "");

const isToken = (authorization: string | undefined, token: string): boolean => {
  const digest = (text: string): Buffer => createHash("sha256").update(text).digest();
  return timingSafeEqual(digest(authorization ?? ""), digest(`Bearer ${token}`));
};

/** Listens while the application runs. */
const serveApart = async (
  app: FastifyInstance,
  { config: { metrics }, log }: Services,
  registry: Registry,
  port: number,
): Promise<void> => {
  const server = createServer((request, response) => {
    const isFound = request.method === "GET" && request.url?.split("?")[0] === "/metrics";
    if (!isFound) return void response.writeHead(404).end();
    if (metrics.token !== null && !isToken(request.headers.authorization, metrics.token))
      return void response.writeHead(401, { "www-authenticate": "Bearer" }).end();
    registry.metrics().then(
      (text) => response.writeHead(200, { "content-type": registry.contentType }).end(text),
      (error: unknown) => {
        log.error({ err: error }, "the figures could not be read");
        response.writeHead(500).end();
      },
    );
  });
  await new Promise<void>((resolve, reject) => {
    server.once("error", reject).listen(port, metrics.host, resolve);
  });
  app.addHook("onClose", (_app, done) => {
    server.close(() => done());
    server.closeAllConnections();
  });
};
