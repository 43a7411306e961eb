import type { FastifyReply } from "fastify";
import type { Actor } from "../core/actor.ts";
import { refuse } from "../core/refusal.ts";
import type { Services } from "../core/services.ts";

/**
 * Counts a call that a program makes with an access key, says in its headers what is left (draft-ietf-httpapi-ratelimit-headers-06)
 * and refuses it once nothing is. People are not counted.
 */
export const limitCalls = async (
  { limiter }: Pick<Services, "limiter">,
  { accessKeyId }: Actor,
  reply: FastifyReply,
): Promise<void> => {
  if (accessKeyId === null) return;
  const { limit, remaining, resetSeconds } = await limiter.countCall(accessKeyId);
  void reply
    .header("ratelimit-limit", limit)
    .header("ratelimit-remaining", Math.max(0, remaining))
    .header("ratelimit-reset", resetSeconds);
  if (remaining < 0) refuse("tooManyCalls", { retryAfterSeconds: resetSeconds });
};
