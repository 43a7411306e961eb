import { type Adapter, type AdapterPayload, errors, type KoaContextWithOIDC } from "oidc-provider";
import { plusSeconds, secondsOf } from "../../../clock.ts";
import type { Services } from "../../../core/services.ts";
import { unstorableIn } from "../../../http/text.ts";
import { digestOf } from "../../../security/secrets.ts";
import { digestOfUserCode, requestedClaims } from "./device-code.ts";
import { type DevicePayload, type DeviceRow, insertDevice, pollDevice } from "./device-repository.ts";
import { lifetimes, paths } from "./discovery.ts";
import { findToken } from "./repository.ts";
import type { TokenCalls } from "./token-calls.ts";

/** Seconds that a device leaves between two polls until it is told to slow down. */
const interval = 5;

/**
 * The library's store of device codes (RFC 8628). A code waits above the tenants until a user has answered. Once allowed it
 * is a row of the user's tenant like an authorization code, bound to their session, and is spent in the same way.
 */
export const deviceCodeAdapter = (services: Services, calls: TokenCalls, nothing: Adapter): Adapter => {
  const { clock, database } = services;
  const allowed = async (tenantId: string, row: DeviceRow): Promise<AdapterPayload | undefined> => {
    const token = await database.readTenant(tenantId, (tx) =>
      findToken(tx, { tenantId, idHash: row.idHash, kind: "DeviceCode" }, clock.now()),
    );
    if (!token) return undefined;
    calls.remember(token);
    return { ...token.payload, ...(token.consumedAt && { consumed: secondsOf(token.consumedAt) }) };
  };
  return {
    ...nothing,
    upsert: async (value, { userCode, ...payload }, expiresIn = lifetimes.deviceCode) => {
      const kept: Record<string, unknown> = { ...payload };
      delete kept["jti"];
      // An escape sequence in the JSON may be a character that cannot be stored with the tokens' source.
      if (unstorableIn(requestedClaims(kept as DevicePayload)).length > 0)
        throw new errors.InvalidRequest("the claims parameter is not well-formed text");
      const isNew = await insertDevice(database.system, {
        idHash: digestOf(value),
        userCode: digestOfUserCode(services, String(userCode)),
        payload: { ...(kept as DevicePayload), interval },
        expiresAt: plusSeconds(clock.now(), expiresIn),
      });
      if (!isNew) throw new errors.TemporarilyUnavailable("the code is taken, ask again");
    },
    find: async (value) => {
      const now = clock.now();
      const row = await pollDevice(database.system, digestOf(value), now);
      if (!row) return undefined;
      const { payload, expiresAt, isTooEarly } = row;
      // The library compares with the machine's clock.
      if (expiresAt <= now) return { ...payload, jti: value, exp: 1 };
      if (payload.tenantId !== undefined) {
        const token = await allowed(payload.tenantId, row);
        return token && { ...token, jti: value };
      }
      if (isTooEarly && payload.error === undefined) throw new errors.SlowDown();
      return { ...payload, jti: value };
    },
    consume: (value) => {
      const tenantId = calls.tenantOfSource();
      if (tenantId !== undefined) calls.spend({ tenantId, idHash: digestOf(value), isCode: true });
      return Promise.resolve();
    },
  };
};

/** The library does not tell a device how often it may ask. */
export const tellInterval = async (context: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
  await next();
  if (context.path === paths.device_authorization && context.status === 200)
    Object.assign(context.body as object, { interval });
};
