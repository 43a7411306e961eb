import { Activity } from "@evolve/contracts/usage";
import type { FastifyInstance } from "fastify";
import { refuse } from "../core/refusal.ts";
import type { Services } from "../core/services.ts";

const path = "/demo/analytics-hits/";
const kept = 500;

/** Stands in for a customer's collector of page views and events: keeps the newest in memory and lists them. Demo only. */
export const collector = (app: FastifyInstance, { clock }: Pick<Services, "clock">): void => {
  const hits: (Activity & { at: string })[] = [];
  app.post(path, { schema: { hide: true } }, (request, reply) => {
    const hit = Activity.safeParse(request.body).data ?? refuse("invalidParameters");
    hits.unshift({ ...hit, at: clock.now().toISOString() });
    hits.length = Math.min(hits.length, kept);
    return reply.code(204).send();
  });
  app.get(path, { schema: { hide: true } }, () => ({ hits }));
};
