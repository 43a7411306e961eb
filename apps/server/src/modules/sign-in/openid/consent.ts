import type { Services } from "../../../core/services.ts";
import type { Client } from "./clients.ts";
import { findConsent } from "./repository.ts";

/** Whether a client may have these scopes without a question: it is the installation's own, or the user has allowed them. */
export const hasConsented = async (
  { database }: Services,
  client: Client,
  { tenantId, userId }: { tenantId: string; userId: string },
  scopes: readonly string[],
): Promise<boolean> => {
  if (client.firstParty) return true;
  const allowed = await database.readTenant(tenantId, (tx) => findConsent(tx, tenantId, userId, client.id));
  return scopes.every((scope) => allowed.includes(scope));
};
