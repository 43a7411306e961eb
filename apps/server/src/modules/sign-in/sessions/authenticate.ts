import { permissionSet } from "@evolve/contracts/permissions";
import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { BusMessage } from "../../../bus/index.ts";
import type { VerifiedToken } from "../../../security/tokens.ts";
import type { Actor, Authenticate } from "../../../core/actor.ts";
import { refuse } from "../../../core/refusal.ts";
import { defineService, type Services } from "../../../core/services.ts";
import { endSession } from "./end-session.ts";
import { isIdle } from "./idle.ts";
import { findLiveSession, touchSession } from "./live-session-repository.ts";

/** Permissions that everybody signed in holds. */
const heldByAll = ["default", "login"];

/** A session is remembered this long at most; a message from the node that ended it forgets it at once. */
const rememberMs = 30_000;
const remembered = 20_000;
/** What was read longer ago than this is read again, and `last_seen_at` is renewed when it is older. */
const staleAfterMs = 60_000;

interface Live {
  readonly actor: Actor;
  readonly expiresAt: Date;
  readonly timeoutMinutes: number;
  readonly epoch: number;
  readonly readAt: Date;
  lastSeenAt: Date;
}

/**
 * Bearer authentication: the token's signature, then the session itself, so that a session that ended, a user that was
 * locked or a role that was taken away counts from the next call on, on every node.
 */
export const createAuthentication = (services: Services): Authenticate => {
  const { database, bus, clock, tokens } = services;
  const live = new LRUCache<string, Live>({ max: remembered, ttl: rememberMs, ttlResolution: 1_000 });
  const reading = new Map<string, { epoch: number; entry: Promise<Live> }>();

  // Thousands of sessions share a few roles, and so a few sets.
  const sets = new LRUCache<string, ReadonlySet<string>, readonly string[]>({
    max: 1_000,
    memoMethod: (_key, _stale, { context }) => permissionSet([...context, ...heldByAll]),
  });
  const setOf = (permissions: readonly string[]): ReadonlySet<string> =>
    sets.memo(permissions.join(" "), { context: permissions });

  // Counts messages: what was read while one arrived may be stale already and is not remembered.
  let epoch = 0;
  bus.subscribe((message) => {
    epoch += 1;
    forget(live, message);
  });

  const read = async ({ tenant: tenantId, sid: sessionId }: VerifiedToken): Promise<Live> => {
    const readAt = clock.now();
    const row = await database.readTenant(tenantId, (tx) => findLiveSession(tx, tenantId, sessionId, readAt));
    if (!row) return refuse("signedOut");
    const { userId, impersonatorId, accessKeyId, authenticatedAt, expiresAt, timeoutMinutes, epoch, lastSeenAt } = row;
    const permissions = setOf(row.permissions);
    const actor = { tenantId, userId, impersonatorId, sessionId, accessKeyId, permissions, authenticatedAt };
    return { actor, expiresAt, timeoutMinutes, epoch, readAt, lastSeenAt };
  };

  /** Of requests that come at once one reads for all, unless a message has come in between. */
  const load = (claims: VerifiedToken): Promise<Live> => {
    const running = reading.get(claims.sid);
    if (running?.epoch === epoch && bus.connected) return running.entry;
    const flight = { epoch, entry: read(claims) };
    reading.set(claims.sid, flight);
    const land = (): void => {
      if (reading.get(claims.sid) === flight) reading.delete(claims.sid);
    };
    flight.entry.then((entry) => {
      if (flight.epoch === epoch) live.set(claims.sid, entry);
      land();
    }, land);
    return flight.entry;
  };

  const recall = (sessionId: string, now: Date): Live | undefined => {
    const known = bus.connected ? live.get(sessionId) : undefined;
    const isFresh = known && known.expiresAt > now && now.getTime() - known.readAt.getTime() < staleAfterMs;
    // Another node may have seen it used.
    return isFresh && !isIdle(known, known.timeoutMinutes, now) ? known : undefined;
  };

  const endIdle = async ({ tenantId, sessionId }: Actor): Promise<never> => {
    await database.withTenant(tenantId, (tx) => endSession(services, tx, tenantId, sessionId, "idle"));
    return refuse("signedOut", { reason: "the session was idle" });
  };

  return async (request, { passive = false } = {}) => {
    const claims = await tokens.verify("access", bearerOf(request));
    const now = clock.now();
    const entry = recall(claims.sid, now) ?? (await load(claims));
    const { actor } = entry;
    // A token from before the session's last re-authentication is dead (OWASP ASVS 7.2.4).
    if ((claims.epoch ?? 0) !== entry.epoch)
      refuse("signedOut", { reason: "a token from before the re-authentication" });
    // An impersonation has run out or may not go on: the page gets a token of the session's own user.
    if (claims.sub !== actor.userId)
      refuse("tokenExpired", { reason: "a token of whom the session no longer acts as" });
    if (isIdle(entry, entry.timeoutMinutes, now)) await endIdle(actor);
    if (!passive && now.getTime() - entry.lastSeenAt.getTime() > staleAfterMs) {
      entry.lastSeenAt = now;
      await database.writeTenant(actor.tenantId, (tx) => touchSession(tx, actor.tenantId, actor.sessionId, now));
    }
    return actor;
  };
};

/** Who makes a request, for the guard of every call. */
export const authenticator = defineService("authenticator", createAuthentication);

const bearerOf = (request: Pick<FastifyRequest, "headers">): string => {
  const [scheme, token] = (request.headers.authorization ?? "").split(" ");
  if (scheme?.toLowerCase() !== "bearer" || !token) return refuse("signedOut", { reason: "no bearer token" });
  return token;
};

const forget = (live: LRUCache<string, Live>, message: BusMessage): void => {
  const forgetWhere = (matches: (actor: Actor) => boolean): void => {
    for (const [key, { actor }] of live.entries()) if (matches(actor)) live.delete(key);
  };
  const { kind } = message;
  if (kind === "messages-lost") live.clear();
  else if (kind === "session-ended" || kind === "session-renewed") live.delete(message.sessionId);
  else if (kind === "sessions-ended" || kind === "user-changed")
    forgetWhere(({ userId, impersonatorId }) => userId === message.userId || impersonatorId === message.userId);
  else if (kind === "tenant-sessions-ended" || kind === "tenant-changed")
    forgetWhere(({ tenantId }) => tenantId === message.tenantId);
};
