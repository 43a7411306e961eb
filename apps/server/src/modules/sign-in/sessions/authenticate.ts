import { permissionSet } from "@evolve/contracts/permissions";
import type { FastifyRequest } from "fastify";
import { LRUCache } from "lru-cache";
import type { Bus } from "../../../bus/index.ts";
import type { Clock } from "../../../clock.ts";
import type { Database } from "../../../database/index.ts";
import type { Claims, Tokens } from "../../../security/tokens.ts";
import type { Actor, Authenticate } from "../../../core/actor.ts";
import { refuse } from "../../../core/refusal.ts";
import { defineService } from "../../../core/services.ts";
import { findLiveSession, touchSession } from "./live-session-repository.ts";

/** Permissions that everybody signed in holds. */
const heldByAll = ["default", "login"];

/** A session is remembered this long at most; a message from the node that ended it forgets it at once. */
const rememberMs = 30_000;
const remembered = 20_000;
/** How stale `last_seen_at` may get before a call renews it. */
const touchAfterMs = 60_000;

interface Live {
  actor: Actor;
  expiresAt: Date;
  seenAt: Date;
  epoch: number;
}

/**
 * Bearer authentication: the token's signature, then the session itself, so that a session that ended, a user that was
 * locked or a role that was taken away counts from the next call on, on every node.
 */
export const createAuthentication = (deps: {
  database: Database;
  bus: Bus;
  clock: Clock;
  tokens: Tokens;
}): Authenticate => {
  const { database, bus, clock, tokens } = deps;
  const live = new LRUCache<string, Live>({ max: remembered, ttl: rememberMs });

  // Counts messages: what was loaded while one arrived may be stale already and is not remembered.
  let epoch = 0;
  bus.subscribe((message) => {
    epoch += 1;
    if (message.kind === "messages-lost") live.clear();
    else if (message.kind === "session-ended" || message.kind === "session-renewed") live.delete(message.sessionId);
    else if (message.kind === "user-changed") forget(live, (entry) => entry.actor.userId === message.userId);
    else if (message.kind === "tenant-changed") forget(live, (entry) => entry.actor.tenantId === message.tenantId);
  });

  const load = async (tenantId: string, sessionId: string, userId: string): Promise<Live> => {
    const now = clock.now();
    const row = await database.readTenant(tenantId, (tx) => findLiveSession(tx, tenantId, sessionId, now));
    if (row?.user_id !== userId) return refuse("signedOut");
    if (now.getTime() - row.last_seen_at.getTime() > touchAfterMs)
      await database.withTenant(tenantId, (tx) => touchSession(tx, tenantId, sessionId, now));
    const permissions = permissionSet([...row.permissions, ...heldByAll]);
    const actor = { tenantId, userId, sessionId, permissions, authenticatedAt: row.authenticated_at };
    return { actor, expiresAt: row.expires_at, seenAt: now, epoch: row.token_epoch };
  };

  return async (request) => {
    const claims = await tokens.verify("access", bearerOf(request));
    const known = bus.connected ? live.get(claims.sid) : undefined;
    const now = clock.now();
    if (known && known.expiresAt > now && now.getTime() - known.seenAt.getTime() < touchAfterMs)
      return actorOf(known, claims);
    const before = epoch;
    const entry = await load(claims.tenant, claims.sid, claims.sub);
    if (before === epoch) live.set(claims.sid, entry);
    return actorOf(entry, claims);
  };
};

/** Who makes a request, for the guard of every call. */
export const authenticator = defineService("authenticator", createAuthentication);

/** A token from before the session's last re-authentication is dead (OWASP ASVS 7.2.4). */
const actorOf = ({ actor, epoch }: Live, claims: Claims): Actor =>
  (claims.epoch ?? 0) === epoch ? actor : refuse("signedOut", { reason: "a token from before the re-authentication" });

const bearerOf = (request: FastifyRequest): string => {
  const [scheme, token] = (request.headers.authorization ?? "").split(" ");
  if (scheme?.toLowerCase() !== "bearer" || !token) return refuse("signedOut", { reason: "no bearer token" });
  return token;
};

const forget = (live: LRUCache<string, Live>, matches: (entry: Live) => boolean): void => {
  for (const [key, entry] of live.entries()) if (matches(entry)) live.delete(key);
};
