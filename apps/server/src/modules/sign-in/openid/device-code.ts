import type { AdapterPayload } from "oidc-provider";
import { plusSeconds, secondsOf } from "../../../clock.ts";
import { refuse } from "../../../core/refusal.ts";
import type { Services } from "../../../core/services.ts";
import type { SystemTx } from "../../../database/index.ts";
import { grantedScope, namesOf, scopesOfClaims, union, withAuthentication } from "./claims.ts";
import { isForTenant } from "./consent.ts";
import type { Client, Clients } from "./clients.ts";
import {
  answerDevicePolls,
  claimDevice,
  type DevicePayload,
  type DeviceRow,
  findWaitingDevice,
} from "./device-repository.ts";
import { lifetimes } from "./discovery.ts";
import { insertCode } from "./repository.ts";
import { type CodeSession, formatSessionKey, newGrantId } from "./token-id.ts";

export const deviceGrant = "urn:ietf:params:oauth:grant-type:device_code";

/** A code as somebody types it: letter case, spaces and dashes do not matter. Only a keyed digest is stored. */
export const digestOfUserCode = ({ secrets }: Pick<Services, "secrets">, typed: string): string =>
  secrets.mac(typed.toUpperCase().replaceAll(/[^A-Z]/g, ""), "openid device user code").toString("base64url");

/** A device's request that waits for an answer, and its client. */
export interface WaitingDevice {
  readonly row: DeviceRow;
  readonly client: Client;
  /** Those that the client will get, by its scopes and by claims that it names. */
  readonly scopes: readonly string[];
}

/**
 * Finds the request of a code that a signed-in user has typed. Guesses are counted by user: nobody else sees a code.
 * Refuses what is wrong, expired or answered alike.
 */
export const findDeviceRequest = async (
  services: Services,
  clients: Clients,
  session: Pick<CodeSession, "tenantId" | "userId">,
  typed: string,
): Promise<WaitingDevice> => {
  await services.limiter.take(session.userId, "devices");
  const userCode = digestOfUserCode(services, typed);
  const row = await findWaitingDevice(services.database.system, userCode, services.clock.now());
  const client = row && (await clients.find(row.payload.clientId));
  if (!row || !client?.grantTypes.includes(deviceGrant) || !isForTenant(client, session.tenantId))
    return refuse("deviceCodeInvalid");
  const { scope = "openid" } = row.payload.params;
  const claims = requestedClaims(row.payload);
  return { row, client, scopes: union(scope.split(" "), scopesOfClaims(namesOf(claims))) };
};

/** The claims that a device asks for. The library has checked that they are JSON, and keeps them as text. */
export const requestedClaims = ({ params }: Pick<DevicePayload, "params">): AdapterPayload["claims"] =>
  params.claims === undefined ? undefined : (JSON.parse(params.claims) as NonNullable<AdapterPayload["claims"]>);

/** Records the user's refusal. */
export const denyDevice = ({ clock, database }: Services, { row }: WaitingDevice): Promise<void> =>
  database.withSystem(async (tx) => {
    if (!(await claimDevice(tx, row.idHash, clock.now()))) refuse("deviceCodeInvalid");
    await answerDevicePolls(tx, row.idHash, { error: "access_denied" });
  });

/**
 * Binds the code to the user's session, so that the device's next poll gets tokens. The code waits above the tenants, so all of it
 * is one transaction there.
 */
export const allowDevice = async (
  { clock, database }: Services,
  { row, client, scopes }: WaitingDevice,
  session: CodeSession,
  audit: (tx: SystemTx) => Promise<void>,
): Promise<void> => {
  const now = clock.now();
  const { tenantId, id: sessionId, userId } = session;
  const key = { tenantId, sessionId };
  const grantId = newGrantId(key);
  const claims = requestedClaims(row.payload);
  const payload = withAuthentication({
    kind: "DeviceCode",
    clientId: client.id,
    accountId: userId,
    grantId,
    scope: scopes.join(" "),
    sessionUid: formatSessionKey(key),
    sid: sessionId,
    amr: [...session.methods],
    authTime: secondsOf(session.authenticatedAt),
    iat: row.payload["iat"] as number,
    exp: row.payload["exp"] as number,
    ...(claims && { claims }),
  });
  await database.withSystem(async (tx) => {
    if (!(await claimDevice(tx, row.idHash, now))) refuse("deviceCodeInvalid");
    await insertCode(
      tx,
      { tenantId, idHash: row.idHash, kind: "DeviceCode", grantId, payload, expiresAt: row.expiresAt },
      { id: grantId, sessionId, userId, clientId: client.id, scope: grantedScope(payload), redirectUri: "" },
      { now, endsAt: plusSeconds(now, lifetimes.session) },
    );
    await audit(tx);
    await answerDevicePolls(tx, row.idHash, { tenantId });
  });
};
