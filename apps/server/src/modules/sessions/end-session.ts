import type { Tx } from "../../database/index.ts";
import type { Services } from "../../http/context.ts";
import { endSessionRow, endSessionRowsOfUser } from "./repository.ts";

/** Ends a session in the caller's transaction. After it has committed, `announceEnd` tells the other nodes and open pages. */
export const endSession = async (
  services: Services,
  tx: Tx,
  tenantId: string,
  sessionId: string,
  reason: string,
): Promise<boolean> => {
  const userId = await endSessionRow(tx, tenantId, sessionId, reason, services.clock.now());
  if (userId === null) return false;
  await services.sessionEnds.tell(tx, { tenantId, userId, sessionId, reason });
  return true;
};

/**
 * Ends all sessions of a user, but for the one to keep, in the caller's transaction, which then publishes 'user-changed'.
 * Answers how many.
 */
export const endSessionsOfUser = async (
  services: Services,
  tx: Tx,
  { tenantId, userId }: { tenantId: string; userId: string },
  reason: string,
  keep?: string,
): Promise<number> => {
  const ended = await endSessionRowsOfUser(tx, tenantId, userId, reason, services.clock.now(), keep);
  for (const sessionId of ended) await services.sessionEnds.tell(tx, { tenantId, userId, sessionId, reason });
  return ended.length;
};

export const announceEnd = (services: Services, sessionId: string): Promise<void> =>
  services.bus.publish({ kind: "session-ended", sessionId });
