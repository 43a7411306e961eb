import { uuidPattern } from "@evolve/contracts/uuid";
import { LRUCache } from "lru-cache";
import type { AuthenticateRequest } from "../../../core/actor.ts";
import { Refusal } from "../../../core/refusal.ts";
import { defineService, type Services } from "../../../core/services.ts";
import { digestOf } from "../../../security/secrets.ts";
import { authenticator } from "../sessions/index.ts";
import { openSessionByKey } from "./exchange-access-key.ts";

const remembered = 1_000;
/** As long as an access token lives, or less. */
const rememberMs = 10 * 60_000;

/** An access key as bearer token: its id, a full stop, its secret. A token has two full stops. */
const keyForm = new RegExp(`^bearer (${uuidPattern})\\.([\\w-]{20,200})$`, "i");

const keyIn = (authorization = ""): { accessKeyId: string; accessKeySecret: string } | null => {
  const [, accessKeyId, accessKeySecret] = keyForm.exec(authorization) ?? [];
  return accessKeyId && accessKeySecret ? { accessKeyId, accessKeySecret } : null;
};

/**
 * Authentication of programs that can only send one text and renew nothing, as identity providers do. Their key is exchanged for
 * a session once in a while, on each node, and each call is checked as that session: a key that is revoked or a service account
 * that is locked counts from the next call on.
 */
const createKeyAuthentication = (services: Services): AuthenticateRequest => {
  const authenticate = services.use(authenticator);
  const tokens = new LRUCache<string, Promise<string>>({ max: remembered, ttl: rememberMs, ttlResolution: 1_000 });
  return async (request, options) => {
    const key = keyIn(request.headers.authorization);
    if (!key) return authenticate(request, options);
    const cacheKey = digestOf(`${key.accessKeyId}.${key.accessKeySecret}`).toString("base64");
    const open = (): Promise<string> => {
      const opening = openSessionByKey(services, key, request).then(({ accessToken }) => accessToken);
      tokens.set(cacheKey, opening);
      opening.catch(() => tokens.delete(cacheKey));
      return opening;
    };
    const check = async (token: string) => authenticate({ headers: { authorization: `Bearer ${token}` } }, options);
    const known = tokens.get(cacheKey);
    if (!known) return check(await open());
    try {
      return await check(await known);
    } catch (error) {
      if (!(error instanceof Refusal) || error.status !== 401) throw error;
      // The session has ended, for idleness perhaps: the key itself decides.
      return check(await open());
    }
  };
};

/** Who makes a request that may carry an access key itself. */
export const keyAuthenticator = defineService("authenticator by key", createKeyAuthentication);
