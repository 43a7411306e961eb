import type { BusMessage } from "../../../bus/index.ts";
import type { TenantTransaction } from "../../../database/index.ts";
import type { Services } from "../../../core/services.ts";
import { announce } from "../../../core/announce.ts";
import { defineEvent } from "../../../core/event.ts";
import { type EndedSession, endSessionRows } from "./repository.ts";

export interface EndedSessions {
  readonly tenantId: string;
  readonly sessions: readonly EndedSession[];
  /** In words for the log: `signed out`, `idle`, `locked`. */
  readonly reason: string;
}

/** Told in the transaction that ends sessions, whatever ended them: once for all of them. */
export const sessionsEnded = defineEvent<EndedSessions>("sessions ended");

/**
 * Ends sessions in the caller's transaction, by id or all that an access key has opened; the other nodes and open pages are notified once it has committed. Returns
 * the ids of those that had not ended before.
 */
export const endSessions = async (
  services: Services,
  tx: TenantTransaction,
  tenantId: string,
  which: { readonly sessionIds: readonly string[] } | { readonly accessKeyId: string },
  reason: string,
): Promise<string[]> => {
  const sessions = await endSessionRows(tx, tenantId, which, reason, services.clock.now());
  const ids = sessions.map(({ sessionId }) => sessionId);
  const messages = ids.map((sessionId): BusMessage => ({ kind: "session-ended", sessionId }));
  await tell(services, tx, { tenantId, sessions, reason }, messages);
  return ids;
};

/** Ends one session. False when it had ended before. */
export const endSession = async (
  services: Services,
  tx: TenantTransaction,
  tenantId: string,
  sessionId: string,
  reason: string,
): Promise<boolean> => (await endSessions(services, tx, tenantId, { sessionIds: [sessionId] }, reason)).length > 0;

/** Ends the open sessions of a user, but for one that is spared, in the caller's transaction. Answers how many. */
export const endSessionsOfUser = async (
  services: Services,
  tx: TenantTransaction,
  { tenantId, userId }: { tenantId: string; userId: string },
  reason: string,
  spared?: string,
): Promise<number> => {
  const sessions = await endSessionRows(tx, tenantId, { userId, spared }, reason, services.clock.now());
  await tell(services, tx, { tenantId, sessions, reason }, [{ kind: "sessions-ended", userId, spared }]);
  return sessions.length;
};

/** Ends everybody's open sessions in a tenant, but for one that is spared, in the caller's transaction. Answers how many. */
export const endSessionsOfTenant = async (
  services: Services,
  tx: TenantTransaction,
  tenantId: string,
  reason: string,
  spared: string,
): Promise<number> => {
  const sessions = await endSessionRows(tx, tenantId, { spared }, reason, services.clock.now());
  await tell(services, tx, { tenantId, sessions, reason }, [{ kind: "tenant-sessions-ended", tenantId, spared }]);
  return sessions.length;
};

const tell = async (
  services: Services,
  tx: TenantTransaction,
  ended: EndedSessions,
  messages: readonly BusMessage[],
): Promise<void> => {
  if (ended.sessions.length === 0) return;
  await services.events.tell(tx, sessionsEnded, ended);
  for (const message of messages) announce(services, tx, message);
};
