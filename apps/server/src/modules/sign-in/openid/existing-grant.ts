import type { Configuration } from "oidc-provider";
import type { Services } from "../../../core/services.ts";
import type { Clients } from "./clients.ts";
import { claimsOf, scopesOfClaims, union } from "./claims.ts";
import { hasConsented } from "./consent.ts";
import { newGrantId, parseSessionKey } from "./token-id.ts";

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
