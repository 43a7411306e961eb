import type { Services } from "../../../../core/services.ts";
import type { Actor } from "../../../../core/actor.ts";
import { acknowledge } from "../acknowledge.ts";

/** Commands that come together are carried out by one transaction. */
const gatherMs = 5;

/** Marks one notification as read. Resolves with whether it is the user's own; rejects when the database is away. */
export type Acknowledge = (actor: Actor, notificationUuid: string) => Promise<boolean>;

interface Gathering {
  readonly ids: Set<string>;
  readonly own: Promise<ReadonlySet<string>>;
}

export const createAcknowledge = (services: Services): Acknowledge => {
  const gatherings = new Map<string, Gathering>();
  const gather = ({ tenantId, userId }: Actor): Gathering => {
    const ids = new Set<string>();
    const { promise, resolve } = Promise.withResolvers<void>();
    setTimeout(resolve, gatherMs);
    const own = promise.then(() => {
      gatherings.delete(userId);
      return services.database.withTenant(tenantId, (tx) => acknowledge(services, tx, userId, [...ids]));
    });
    const gathering = { ids, own };
    gatherings.set(userId, gathering);
    return gathering;
  };
  return async (actor, notificationUuid) => {
    const { ids, own } = gatherings.get(actor.userId) ?? gather(actor);
    ids.add(notificationUuid);
    return (await own).has(notificationUuid);
  };
};
