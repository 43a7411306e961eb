import type { FastifyInstance } from "fastify";
import { collectDefaultMetrics, Gauge, Histogram, Registry } from "prom-client";
import type { DatabaseWatch } from "../database/watch.ts";
import type { Services } from "./context.ts";

interface UnsentMails {
  waiting: number;
  retried: number;
  givenUp: number;
}

/** What operators watch: the process, its database and bus, and its figures for Prometheus. */
export const healthRoutes = (
  app: FastifyInstance,
  { bus }: Services,
  watch: DatabaseWatch,
  figures: { unsentMails(): Promise<UnsentMails>; endingCertificates(): Promise<number> },
): void => {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: "http_request_duration_seconds",
    help: "Duration of requests by route and status",
    labelNames: ["method", "route", "status"],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5],
    registers: [registry],
  });
  const mailGauge = (name: string, help: string, figure: keyof UnsentMails): void => {
    new Gauge({
      name,
      help,
      registers: [registry],
      async collect() {
        this.set((await figures.unsentMails())[figure]);
      },
    });
  };
  mailGauge("mail_outbox_waiting", "Mails that wait to be sent", "waiting");
  mailGauge("mail_outbox_retried", "Waiting mails that could not be sent so far", "retried");
  mailGauge("mail_outbox_given_up", "Mails that were tried for three days and are tried no more", "givenUp");
  new Gauge({
    name: "saml_certificates_ending",
    help: "Certificates of identity providers and of our keys towards them that end within 30 days, or have ended",
    registers: [registry],
    async collect() {
      this.set(await figures.endingCertificates());
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
    { schema: { ...schema, summary: "Database and bus answer and the clock is right; 503 when not." } },
    async (_request, reply) => {
      const { answers, clockIsRight, clockAheadSeconds } = await watch.check();
      const ready = answers && clockIsRight && bus.connected;
      return reply.code(ready ? 200 : 503).send({
        status: ready ? "ready" : "not ready",
        database: answers,
        clock: clockIsRight,
        ...(!clockIsRight && { clockAheadSeconds }),
        bus: bus.connected,
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
