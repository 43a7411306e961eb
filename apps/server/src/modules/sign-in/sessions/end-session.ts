import type { TenantTransaction } from "../../../database/index.ts";
import type { Services } from "../../../core/services.ts";
import { announce } from "../../../core/announce.ts";
import { defineEvent } from "../../../core/event.ts";
import { endSessionRow, endSessionRowsOfUser } from "./repository.ts";

export interface EndedSession {
  readonly tenantId: string;
  readonly userId: string;
  readonly sessionId: string;
  /** In words for the log: `signed out`, `idle`, `locked`. */
  readonly reason: string;
}

/** Told in the transaction that ends a session, whatever ended it. */
export const sessionEnded = defineEvent<EndedSession>("session ended");

/** Ends a session in the caller's transaction; the other nodes and open pages hear of it once that has committed. */
export const endSession = async (
  services: Services,
  tx: TenantTransaction,
  tenantId: string,
  sessionId: string,
  reason: string,
): Promise<boolean> => {
  const userId = await endSessionRow(tx, tenantId, sessionId, reason, services.clock.now());
  if (userId === null) return false;
  await services.events.tell(tx, sessionEnded, { tenantId, userId, sessionId, reason });
  announce(services, tx, { kind: "session-ended", sessionId });
  return true;
};

/**
 * Ends all sessions of a user, but for the one to keep, in the caller's transaction. Answers how many.
 */
export const endSessionsOfUser = async (
  services: Services,
  tx: TenantTransaction,
  { tenantId, userId }: { tenantId: string; userId: string },
  reason: string,
  keep?: string,
): Promise<number> => {
  const ended = await endSessionRowsOfUser(tx, tenantId, userId, reason, services.clock.now(), keep);
  for (const sessionId of ended) await services.events.tell(tx, sessionEnded, { tenantId, userId, sessionId, reason });
  announce(services, tx, { kind: "user-changed", tenantId, userId });
  return ended.length;
};
