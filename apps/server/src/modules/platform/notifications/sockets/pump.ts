import { notificationLimits } from "@evolve/contracts/notification-limits";
import type { Broadcast } from "@evolve/contracts/notifications";
import type { Changes, ServerFrame } from "@evolve/contracts/notification-frames";
import { LRUCache } from "lru-cache";
import type { Services } from "../../../../core/services.ts";
import { listBroadcasts } from "../broadcast-repository.ts";
import { notificationWords, presentNotification } from "../present.ts";
import { putBrowser, readChanges, type UserChanges } from "../stream-repository.ts";
import type { Subscriber, Subscribers } from "./subscribers.ts";

/** Subscribers that one statement reads for. */
const atOnce = 500;
/** Tenants that are read for at once: requests need the database too. */
const tenantsAtOnce = 4;
const retryMs = 1_000;
/** Broadcasts that are shown at once; older ones have been seen. */
const broadcastsShown = 3;
const broadcastsRemembered = 10_000;

export interface Pump {
  /** Sends subscribers what they have not been sent yet. */
  readonly deliver: (tenantId: string, subscribers: Iterable<Subscriber>) => void;
  /** Sends a tenant's broadcasts that this node has not sent yet. */
  readonly broadcast: (tenantId: string) => void;
  readonly stop: () => void;
}

/**
 * Reads from the database what subscribers lack, and sends it. Messages between nodes only say that there is something to
 * read; each subscriber's sequence number says what. So nothing is lost when a message is, and nothing is sent twice.
 */
export const createPump = (
  { clock, database, log }: Pick<Services, "clock" | "database" | "log">,
  subscribers: Subscribers,
): Pump => {
  const due = new Map<string, Set<Subscriber>>();
  const broadcastsDue = new Set<string>();
  const sent = new LRUCache<string, true>({ max: broadcastsRemembered });
  const waiting = new Set<string>();
  const running = new Set<string>();
  let isStopped = false;

  const currentBroadcasts = async (tenantId: string): Promise<Broadcast[]> => {
    const now = clock.now();
    const rows = await database.readTenant(tenantId, (tx) => listBroadcasts(tx, tenantId, now, broadcastsShown));
    return rows.map(({ id, message, endsAt }) => ({
      broadcastUuid: id,
      message,
      duration: endsAt.getTime() - now.getTime(),
    }));
  };

  const sendBroadcasts = async (tenantId: string): Promise<void> => {
    for (const payload of await currentBroadcasts(tenantId)) {
      if (sent.has(payload.broadcastUuid)) continue;
      sent.set(payload.broadcastUuid, true);
      const text = JSON.stringify({ command: "BROADCAST", headers: {}, payload } satisfies ServerFrame);
      for (const one of subscribers.of("tenantId", tenantId)) if (!one.isGreeting) one.sendText(text);
    }
  };

  const greetOrUpdate = (one: Subscriber, changes: UserChanges, broadcasts: readonly Broadcast[] | null): void => {
    const isWhole = one.cursor === 0 || one.cursor > changes.version;
    const after = isWhole ? 0 : one.cursor;
    const rows = changes.rows.filter(({ version }) => version > after);
    one.cursor = changes.version;
    if (broadcasts === null && rows.length === 0) return;
    const words = notificationWords(one.language);
    const payload: Changes = {
      sequence: changes.version,
      unreadCount: Math.min(changes.unread, notificationLimits.notificationsKept),
      isWhole,
      notifications: rows.map((row) => presentNotification(row, words, one.timeZone)),
    };
    one.send(
      broadcasts === null
        ? { command: "NOTIFICATION", headers: {}, payload }
        : { command: "CONNECTED", headers: {}, payload: { ...payload, broadcasts: [...broadcasts] } },
    );
  };

  const sendChanges = async (tenantId: string, batch: readonly Subscriber[]): Promise<void> => {
    const after = new Map<string, number>();
    for (const { actor, cursor } of batch) after.set(actor.userId, Math.min(cursor, after.get(actor.userId) ?? cursor));
    const changes = await database.readTenant(tenantId, (tx) => readChanges(tx, tenantId, after));
    const broadcasts = batch.some(({ isGreeting }) => isGreeting) ? await currentBroadcasts(tenantId) : [];
    for (const one of batch) {
      const own = changes.get(one.actor.userId);
      if (!own || !subscribers.has(one)) continue;
      const wasGreeting = one.isGreeting;
      one.isGreeting = false;
      greetOrUpdate(one, own, wasGreeting ? broadcasts : null);
      const { language, timeZone } = one;
      if (wasGreeting && one.actor.impersonatorId === null && (own.language !== language || own.timeZone !== timeZone))
        await database.writeTenant(tenantId, (tx) => putBrowser(tx, one.actor, { language, timeZone }));
    }
  };

  const take = (tenantId: string): Subscriber[] => {
    const ofTenant = due.get(tenantId);
    if (!ofTenant) return [];
    const batch = [...ofTenant].slice(0, atOnce);
    for (const one of batch) ofTenant.delete(one);
    if (ofTenant.size === 0) due.delete(tenantId);
    return batch;
  };

  const work = async (tenantId: string): Promise<void> => {
    let batch: Subscriber[] = [];
    try {
      do {
        batch = take(tenantId);
        if (batch.length > 0) await sendChanges(tenantId, batch);
        if (broadcastsDue.delete(tenantId))
          await sendBroadcasts(tenantId).catch((error: unknown) => {
            broadcastsDue.add(tenantId);
            throw error;
          });
      } while (due.has(tenantId) || broadcastsDue.has(tenantId));
    } catch (error) {
      log.info({ err: error, tenantId }, "notifications could not be read; they are tried again");
      setTimeout(() => deliver(tenantId, batch), retryMs).unref();
    }
  };

  const wake = (): void => {
    for (const tenantId of waiting) {
      if (isStopped || running.size >= tenantsAtOnce) return;
      if (running.has(tenantId)) continue;
      waiting.delete(tenantId);
      running.add(tenantId);
      void work(tenantId).then(() => {
        running.delete(tenantId);
        wake();
      });
    }
  };
  const deliver = (tenantId: string, ones: Iterable<Subscriber>): void => {
    const ofTenant = due.get(tenantId) ?? new Set();
    for (const one of ones) ofTenant.add(one);
    if (ofTenant.size > 0) due.set(tenantId, ofTenant);
    waiting.add(tenantId);
    wake();
  };

  return {
    deliver,
    broadcast: (tenantId) => {
      broadcastsDue.add(tenantId);
      waiting.add(tenantId);
      wake();
    },
    stop: () => {
      isStopped = true;
    },
  };
};
