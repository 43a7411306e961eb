import type { TenantTransaction } from "../../../database/index.ts";
import type { Services } from "../../../core/services.ts";
import { endSession } from "./end-session.ts";
import { listOpenSessions } from "./own-sessions-repository.ts";

/** Ends sessions in the caller's transaction, one by one, so that whoever waits for an end hears of each. Answers those that it ended. */
export const endEach = async (
  services: Services,
  tx: TenantTransaction,
  tenantId: string,
  sessionIds: readonly string[],
  reason: string,
): Promise<string[]> => {
  const ended: string[] = [];
  for (const id of sessionIds) if (await endSession(services, tx, tenantId, id, reason)) ended.push(id);
  return ended;
};

/** Ends the open sessions of a user, but for one that is spared. */
export const endOpenSessions = async (
  services: Services,
  tx: TenantTransaction,
  { tenantId, userId }: { tenantId: string; userId: string },
  reason: string,
  spared?: string,
): Promise<string[]> => {
  const open = await listOpenSessions(tx, tenantId, userId, services.clock.now());
  const ids = open.map(({ id }) => id).filter((id) => id !== spared);
  return endEach(services, tx, tenantId, ids, reason);
};
