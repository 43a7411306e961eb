import { limits } from "@evolve/contracts/limits";
import { type Adapter, type AdapterPayload, errors } from "oidc-provider";
import { plusSeconds, secondsOf } from "../../../clock.ts";
import type { Services } from "../../../core/services.ts";
import { digestOf } from "../../../security/secrets.ts";
import { unstorableIn } from "../../../http/text.ts";
import { findSignedInByCookie, type SignedInSession } from "../sessions/index.ts";
import type { Client, Clients } from "./clients.ts";
import { acrOf } from "./authentication-context.ts";
import { claimsOf, grantedScope, withAuthentication } from "./claims.ts";
import { deviceCodeAdapter } from "./device-adapter.ts";
import { lifetimes } from "./discovery.ts";
import {
  deleteToken,
  findConsumedAt,
  findGrant,
  findToken,
  type GrantRow,
  insertCode,
  revokeGrant,
  type TokenRow,
} from "./repository.ts";
import { requestAdapter } from "./request-adapter.ts";
import type { TokenCalls } from "./token-calls.ts";
import { followingValue, formatSessionKey, parseSessionKey, tenantOfToken } from "./token-id.ts";

/** The value that follows a refresh token: computed, so that a second caller within the grace period gets the same value. */
export const successorOf = ({ secrets }: Pick<Services, "secrets">, value: string): string =>
  followingValue(value, secrets.mac(value, "openid refresh successor"));

/** Stores of the library over our own tables. What it keeps for interactions of its own is not kept: our pages are those. */
export const createAdapters = (
  services: Services,
  clients: Clients,
  calls: TokenCalls,
): ((model: string) => Adapter) => {
  const nothing = emptyAdapter();
  const grants = grantAdapter(services, calls);
  const sessions = sessionAdapter(services);
  const devices = deviceCodeAdapter(services, calls, nothing);
  const adapterOf = (model: string): Adapter => {
    switch (model) {
      case "Client":
        return { ...nothing, find: async (id) => metadataOf(await clients.find(id)) };
      case "Session":
        return sessions;
      case "Grant":
        return grants;
      case "DeviceCode":
        return devices;
      case "AuthorizationCode":
      case "AccessToken":
      case "RefreshToken":
        return tokenAdapter(services, calls, model);
      default:
        return requestAdapter(services, model, nothing) ?? nothing;
    }
  };
  return (model) => refusingOddText(adapterOf(model));
};

/** A client in the library's words. The secret is compared by us, so a stand-in takes its place. */
const metadataOf = (client: Client | null): AdapterPayload | undefined =>
  client
    ? {
        client_id: client.id,
        client_name: client.name,
        redirect_uris: [...client.redirectUris],
        response_types: client.grantTypes.includes("authorization_code") ? ["code"] : [],
        grant_types: [...client.grantTypes],
        id_token_signed_response_alg: client.idTokenAlgorithm,
        subject_type: client.pairwise ? "pairwise" : "public",
        require_pushed_authorization_requests: client.requiresPushedRequests,
        dpop_bound_access_tokens: client.requiresDpop,
        token_endpoint_auth_method: client.secretHash ? "client_secret_basic" : "none",
        ...(client.secretHash && { client_secret: "compared elsewhere" }),
      }
    : undefined;

/** What a client has sent is kept with codes and requests; text that the database cannot hold is the client's fault. */
const refusingOddText = (adapter: Adapter): Adapter => ({
  ...adapter,
  upsert: (id, payload, expiresIn) => {
    if (unstorableIn(payload).length > 0) throw new errors.InvalidRequest("a parameter is not well-formed text");
    return adapter.upsert(id, payload, expiresIn);
  },
});

const emptyAdapter = (): Adapter => {
  const nothing = (): Promise<undefined> => Promise.resolve(undefined);
  return {
    upsert: nothing,
    find: nothing,
    findByUserCode: nothing,
    findByUid: nothing,
    consume: nothing,
    destroy: nothing,
    revokeByGrantId: nothing,
  };
};

/** The session of our own cookie, which the library only reads. */
const sessionAdapter = (services: Services): Adapter => ({
  ...emptyAdapter(),
  find: async (cookie) => {
    const session = await findSignedInByCookie(services, cookie);
    return session ? payloadOfSession(session, cookie) : undefined;
  },
});

const payloadOfSession = (session: SignedInSession, cookie: string): AdapterPayload => ({
  kind: "Session",
  jti: cookie,
  uid: formatSessionKey({ tenantId: session.tenantId, sessionId: session.id }),
  accountId: session.userId,
  loginTs: secondsOf(session.authenticatedAt),
  // As it stands, for the checks of a request; a code says what a client asked for of it.
  amr: session.methods,
  acr: acrOf(session.methods),
  exp: secondsOf(session.expiresAt),
});

/** A grant comes into being with its code. */
const grantAdapter = (services: Services, calls: TokenCalls): Adapter => ({
  ...emptyAdapter(),
  find: async (id) => {
    const row = calls.grantOf(id) ?? (await grantOf(services, id));
    if (!row) return undefined;
    return {
      kind: "Grant",
      jti: id,
      accountId: row.userId,
      clientId: row.clientId,
      openid: { scope: row.scope, claims: claimsOf(row.scope.split(" ")) },
      iat: secondsOf(row.createdAt),
      exp: secondsOf(row.endsAt),
    };
  },
  destroy: (id) => revoke(services, id),
});

const grantOf = async ({ clock, database }: Services, id: string): Promise<GrantRow | null> => {
  const key = parseSessionKey(id);
  return key && database.readTenant(key.tenantId, (tx) => findGrant(tx, key.tenantId, id, clock.now()));
};

const revoke = async ({ clock, database }: Services, grantId: string): Promise<void> => {
  const key = parseSessionKey(grantId);
  if (key) await database.writeTenant(key.tenantId, (tx) => revokeGrant(tx, key.tenantId, grantId, clock.now()));
};

const tokenAdapter = (services: Services, calls: TokenCalls, kind: string): Adapter => {
  const { clock, database } = services;

  const insert = async (value: string, payload: AdapterPayload, expiresIn: number): Promise<void> => {
    const kept = { ...payload };
    // Of the token itself only the digest is kept.
    delete kept.jti;
    const grantId = payload.grantId ?? "";
    const key = parseSessionKey(grantId);
    if (!key) throw new Error(`a ${kind} without a grant`);
    const { tenantId, sessionId } = key;
    const now = clock.now();
    const isCode = kind === "AuthorizationCode";
    const token = {
      tenantId,
      idHash: digestOf(value),
      kind,
      grantId,
      payload: isCode ? withAuthentication(kept) : kept,
      expiresAt: plusSeconds(now, expiresIn),
    };
    if (!isCode) {
      calls.give(token);
      return;
    }
    await database.writeTenant(tenantId, (tx) => {
      const { accountId = "", clientId = "", redirectUri } = payload;
      const scope = grantedScope(payload);
      const grant = { id: grantId, sessionId, userId: accountId, clientId, scope, redirectUri: String(redirectUri) };
      return insertCode(tx, token, grant, { now, endsAt: plusSeconds(now, lifetimes.session) });
    });
  };

  /** A refresh token that was just rotated counts once more, unless its successor was used already. */
  const isWithinGrace = async (tenantId: string, value: string, { consumedAt }: TokenRow): Promise<boolean> => {
    const age = consumedAt ? clock.now().getTime() - consumedAt.getTime() : 0;
    if (kind !== "RefreshToken" || age > limits.refreshGraceSeconds * 1000) return false;
    const successor = digestOf(successorOf(services, value));
    const next = await database.readTenant(tenantId, (tx) => findConsumedAt(tx, tenantId, successor));
    return !next?.consumedAt;
  };

  return {
    ...emptyAdapter(),
    upsert: insert,
    find: async (value) => {
      const tenantId = tenantOfToken(value);
      if (!tenantId) return undefined;
      const key = { tenantId, idHash: digestOf(value), kind };
      const row = await database.readTenant(tenantId, (tx) => findToken(tx, key, clock.now()));
      if (!row) return undefined;
      calls.remember(row);
      const isSpent = row.consumedAt !== null && !(await isWithinGrace(tenantId, value, row));
      return { ...row.payload, jti: value, ...(isSpent && { consumed: secondsOf(row.consumedAt ?? clock.now()) }) };
    },
    consume: (value) => {
      const tenantId = tenantOfToken(value) ?? "";
      calls.spend({ tenantId, idHash: digestOf(value), isCode: kind === "AuthorizationCode" });
      return Promise.resolve();
    },
    destroy: async (value) => {
      const tenantId = tenantOfToken(value);
      if (tenantId) await database.writeTenant(tenantId, (tx) => deleteToken(tx, tenantId, digestOf(value)));
    },
    // The library asks every store in turn; the grant is one.
    revokeByGrantId: (grantId) => (kind === "AccessToken" ? revoke(services, grantId) : Promise.resolve()),
  };
};
