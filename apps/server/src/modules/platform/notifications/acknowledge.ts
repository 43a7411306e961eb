import { announce } from "../../../core/announce.ts";
import type { Services } from "../../../core/services.ts";
import type { TenantTransaction } from "../../../database/index.ts";
import { acknowledgeRows } from "./repository.ts";

/** Marks notifications as read, and tells the user's other browsers. Answers which of the ids are the user's own. */
export const acknowledge = async (
  services: Services,
  tx: TenantTransaction,
  userId: string,
  ids: readonly string[],
): Promise<ReadonlySet<string>> => {
  const { tenantId } = tx;
  const { own, hasChanged } = await acknowledgeRows(tx, { tenantId, userId }, ids, services.clock.now());
  if (hasChanged) announce(services, tx, { kind: "notifications-changed", tenantId, userIds: [userId] });
  return own;
};
