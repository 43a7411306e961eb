import type { Call } from "@evolve/contracts/call";
import type { FastifyReply, FastifyRequest } from "fastify";
import type { Actor } from "../core/actor.ts";
import { bestEffort } from "../core/best-effort.ts";
import { refuse } from "../core/refusal.ts";
import type { Services } from "../core/services.ts";
import { digestOf } from "../security/secrets.ts";
import { deleteKey, findKey, insertKey, keepAnswer } from "./idempotency-repository.ts";

/** Verbs of calls that, made twice, would make two things, send something twice or refuse what they have just done. */
const creating =
  /^(accept|add|broadcast|claim|create|decline|export|import|invite|offer|propose|provision|publish|push|register|renew|replay|request|resend|revive|rotate|save|send|start|test)[A-Z]/;

/** Whether a call honours `Idempotency-Key`. */
export const isCreation = ({ access, method, name, upload }: Call): boolean =>
  access !== "public" && method !== "GET" && !upload && creating.test(name);

const longestKey = 255;
const retryAfterSeconds = 1;
const purpose = "idempotent answer";

/** The key of a request, bare or as a structured string, as the draft has it; null without one. */
const keyOf = ({ headers }: FastifyRequest): string | null => {
  const given = headers["idempotency-key"];
  if (given === undefined) return null;
  const [, key = ""] = /^"?([\x21\x23-\x7e]+)"?$/.exec(String(given).trim()) ?? [];
  if (key === "" || key.length > longestKey) refuse("invalidParameters", { fields: { "idempotency-key": "invalid" } });
  return key;
};

interface ScimAnswer {
  readonly meta?: { readonly version?: string; readonly location?: string };
}

/** The headers of a created resource, which its body repeats (RFC 7644, 3.3 and 3.14). */
const repeatScimHeaders = (reply: FastifyReply, { meta }: ScimAnswer): void => {
  if (meta?.version !== undefined) void reply.header("etag", meta.version);
  if (meta?.location !== undefined) void reply.header("location", meta.location);
};

/**
 * Runs a creation once for each `Idempotency-Key` of its caller (draft-ietf-httpapi-idempotency-key-header). The same request again
 * gets the first answer, for a day; another request with the key, and one while the first is in progress, are refused. A refused
 * call frees its key. Where a node died in the middle nobody knows whether the call took effect, so its key stays taken.
 */
export const runOnce = async (
  { clock, database, log, secrets }: Services,
  call: Call,
  request: FastifyRequest,
  reply: FastifyReply,
  run: () => Promise<unknown>,
): Promise<unknown> => {
  const given = keyOf(request);
  if (given === null) return run();
  const { tenantId, userId } = request.actor as Actor;
  const key = { tenantId, userId, call: call.name, keyHash: digestOf(given) };
  const requestHash = digestOf(JSON.stringify([request.params, request.query, request.body]));
  const isFirst = await database.writeTenant(tenantId, (tx) => insertKey(tx, key, requestHash, clock.now()));
  if (!isFirst) {
    const kept = await database.readTenant(tenantId, (tx) => findKey(tx, key));
    if (kept && !kept.requestHash.equals(requestHash)) refuse("idempotencyKeyReused");
    if (!kept?.answer) return refuse("idempotencyKeyInUse", { retryAfterSeconds });
    void reply.header("idempotency-replayed", "true");
    const again = JSON.parse(secrets.open(kept.answer, purpose)) as unknown;
    if (call.dialect) repeatScimHeaders(reply, again as ScimAnswer);
    return again;
  }
  let answer: unknown;
  try {
    answer = await run();
  } catch (error) {
    await bestEffort({ log }, "freeing an idempotency key", () =>
      database.writeTenant(tenantId, (tx) => deleteKey(tx, key)),
    );
    throw error;
  }
  // Sealed, since some answers show a secret.
  await bestEffort({ log }, "keeping an answer", () =>
    database.writeTenant(tenantId, (tx) => keepAnswer(tx, key, secrets.seal(JSON.stringify(answer), purpose))),
  );
  return answer;
};
