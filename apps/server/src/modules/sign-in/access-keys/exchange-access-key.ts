import { timingSafeEqual } from "node:crypto";
import { exchangeAccessKey as contract } from "@evolve/contracts/access-keys";
import type { Tokens } from "@evolve/contracts/session-tokens";
import type { FastifyRequest } from "fastify";
import { operation } from "../../../core/operation.ts";
import { refuse } from "../../../core/refusal.ts";
import type { Services } from "../../../core/services.ts";
import type { TenantTransaction } from "../../../database/index.ts";
import { languageOfRequest } from "../../../http/language.ts";
import { digestOf } from "../../../security/secrets.ts";
import { recordEvent } from "../../platform/audit/index.ts";
import { exchangeOpened, openSession } from "../sessions/index.ts";
import { findTenantOfAccessKey, findUsableKey, markAccessKeyUsed } from "./repository.ts";

/** Last use is exact to the minute, so that a busy program writes its key's row once a minute. */
const lastUseExactMs = 60_000;

interface Key {
  readonly accessKeyId: string;
  readonly accessKeySecret: string;
}

/**
 * Exchanges an access key for the tokens of a new session. Whatever is wrong with the key, its user or its tenant, the answer is
 * the same. A secret has 256 random bits, so guesses are counted by address only.
 */
export const openSessionByKey = async (services: Services, key: Key, http: FastifyRequest): Promise<Tokens> => {
  const { database, limiter } = services;
  await limiter.admit(http.ip, "access-keys");
  const tenantId = await findTenantOfAccessKey(database.system, key.accessKeyId);
  const tokens = tenantId && (await database.withTenant(tenantId, (tx) => open(services, tx, tenantId, key, http)));
  if (tokens) return tokens;
  await limiter.charge(http.ip, "access-keys");
  return refuse("accessKeyInvalid");
};

export const exchangeAccessKey = operation(contract, ({ body, http, services }) =>
  openSessionByKey(services, body, http),
);

const open = async (
  services: Services,
  tx: TenantTransaction,
  tenantId: string,
  { accessKeyId, accessKeySecret }: Key,
  http: FastifyRequest,
): Promise<Tokens | null> => {
  const key = await findUsableKey(tx, tenantId, accessKeyId);
  if (!key || !timingSafeEqual(key.secretHash, digestOf(accessKeySecret))) return null;
  const { userId } = key;
  const now = services.clock.now();
  const userAgent = http.headers["user-agent"] ?? "";
  const from = { userAgent, address: http.ip, methods: [], language: languageOfRequest(http), accessKeyId } as const;
  const { id, stored } = openSession(services, tx, { tenantId, userId }, from);
  await stored;
  if (!key.lastUsedAt || now.getTime() - key.lastUsedAt.getTime() >= lastUseExactMs)
    await markAccessKeyUsed(tx, tenantId, accessKeyId, now);
  const details = { accessKeyId };
  await recordEvent(tx, {
    tenantId,
    at: now,
    action: "session.opened-by-access-key",
    actorId: userId,
    targetId: id,
    details,
  });
  return exchangeOpened(services, tx, { tenantId, userId, sessionId: id });
};
