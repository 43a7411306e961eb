import { refuse } from "../../../core/refusal.ts";
import type { Services } from "../../../core/services.ts";
import type { Client } from "./clients.ts";
import { findConsent } from "./repository.ts";

/** Whether the client may sign in users of this tenant. */
export const isForTenant = ({ tenantId }: Pick<Client, "tenantId">, of: string): boolean =>
  tenantId === null || tenantId === of;

export const requireForTenant = (client: Pick<Client, "tenantId">, tenantId: string): void => {
  if (!isForTenant(client, tenantId)) refuse("invalidLoginRequest", { reason: "the client is another tenant's" });
};

/** Whether a client may have these scopes without a question: it is the installation's own, or the user has allowed them. */
export const hasConsented = async (
  { database }: Services,
  client: Client,
  { tenantId, userId }: { tenantId: string; userId: string },
  scopes: readonly string[],
): Promise<boolean> => {
  if (!isForTenant(client, tenantId)) return false;
  if (client.firstParty) return true;
  const allowed = await database.readTenant(tenantId, (tx) => findConsent(tx, tenantId, userId, client.id));
  return scopes.every((scope) => allowed.includes(scope));
};
