import { setTimeout as pause } from "node:timers/promises";
import * as z from "zod/mini";
import { defineService, type Services } from "../../../core/services.ts";
import type { SystemTransaction } from "../../../database/index.ts";
import { defineJob } from "../../../jobs/index.ts";
import { genesis, hashOf } from "./chain.ts";
import { findHead, findTenantsToLink, insertLinks, listUnlinked, lockChain } from "./chain-repository.ts";

const atOnce = 1_000;

export type LinkedEvent = Awaited<ReturnType<typeof listUnlinked>>[number];

/** What another module does with a tenant's events as they are chained: each comes once, in the chain's order, in its transaction. */
export const followChain =
  defineService<(tx: SystemTransaction, tenantId: string, events: readonly LinkedEvent[]) => Promise<void>>(
    "what follows the audit chain",
  );

/** Extends the chain of a tenant by up to a thousand events; returns the last one, or null when there are no more. */
const linkSome = (services: Services, tenantId: string, after: string | null): Promise<string | null> =>
  services.database.withSystem(async (tx) => {
    await lockChain(tx, tenantId);
    const head = await findHead(tx, tenantId);
    const events = await listUnlinked(tx, tenantId, after, atOnce);
    if (events.length === 0) return null;
    let sequence = head?.sequence ?? 0;
    let hash = head?.hash ?? genesis;
    const links = events.map(({ at, ...event }) => {
      sequence += 1;
      hash = hashOf(hash, tenantId, { ...event, sequence, at: at.toISOString() });
      return { sequence, eventId: event.id, hash };
    });
    await insertLinks(tx, tenantId, links, services.clock.now());
    await services.use(followChain)(tx, tenantId, events);
    return events.length < atOnce ? null : (events.at(-1)?.id ?? null);
  });

/** As long again as the work before took, so that requests come first on a machine with few cores. */
const rest = async (began: number, signal: AbortSignal): Promise<void> => {
  await pause(performance.now() - began, undefined, { signal }).catch(() => undefined);
};

/** Chains what was recorded since the last run. An event is recorded without waiting for any other; its place in the chain comes later. */
export const linkEvents = defineJob({
  name: "audit.link",
  payload: z.strictObject({}),
  retries: { most: 1, waitSeconds: () => 0 },
  cron: "* * * * *",
  run: async ({ services, signal }) => {
    for (const tenantId of await findTenantsToLink(services.database.system))
      // Pages follow one another by id: looking for the unlinked ones again each time would read all that are linked.
      for (let after: string | null = null; !signal.aborted;) {
        const began = performance.now();
        after = await linkSome(services, tenantId, after);
        if (after === null) break;
        await rest(began, signal);
      }
  },
});
