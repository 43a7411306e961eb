import type { Configuration } from "oidc-provider";
import { refuse } from "../../../core/refusal.ts";
import type { Services } from "../../../core/services.ts";
import { claimsOf, scopesOfClaims, union } from "./claims.ts";
import type { Client, Clients } from "./clients.ts";
import { findConsent } from "./repository.ts";
import { newGrantId, parseSessionKey } from "./token-id.ts";

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

/**
 * A new grant for each authorization that needs no question to the user: a code and all that comes of it are one family, and
 * what happens to one family reaches no other. Undefined where the user must be asked.
 */
export const existingGrant =
  (services: Services, clients: Clients): NonNullable<Configuration["loadExistingGrant"]> =>
  async (context) => {
    const { account, client, provider, session, requestParamOIDCScopes, requestParamClaims } = context.oidc;
    const known = client && (await clients.find(client.clientId));
    const key = parseSessionKey(session?.uid ?? "");
    if (!account || !known || !key) return undefined;
    const scopes = union([...requestParamOIDCScopes], scopesOfClaims(requestParamClaims));
    const person = { tenantId: key.tenantId, userId: account.accountId };
    if (!(await hasConsented(services, known, person, scopes))) return undefined;
    const grant = new provider.Grant({ accountId: account.accountId, clientId: known.id });
    grant.jti = newGrantId(key);
    grant.addOIDCScope(scopes.join(" "));
    grant.addOIDCClaims(claimsOf(scopes));
    return grant;
  };
