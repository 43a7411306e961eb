import * as contract from "@evolve/contracts/session-tokens";
import type { CallAnswer } from "@evolve/contracts/call";
import { limits } from "@evolve/contracts/limits";
import { operation } from "../../../core/operation.ts";
import type { TenantTransaction } from "../../../database/index.ts";
import type { Services } from "../../../core/services.ts";
import { refuse } from "../../../core/refusal.ts";
import { findPersonState } from "../../directory/users/index.ts";
import { endSession } from "./end-session.ts";
import { isIdle } from "./idle.ts";
import { issueTokens } from "./issue-tokens.ts";
import { isGenuine, parseRefreshToken, type RefreshToken } from "./refresh-token.ts";
import { findSession, rotateGeneration, type SessionRow } from "./repository.ts";
import { claimsOfSession } from "./session-claims.ts";

type Outcome = { kind: "tokens"; tokens: CallAnswer<typeof contract.refresh> } | { kind: "ended"; reason: string };

/** Rotates a refresh token; a replay after the grace ends the session, since one of the two holders is a thief. */
export const refresh = operation(contract.refresh, async ({ body, services }) => {
  const token = parseRefreshToken(body.token) ?? refuse("tokenInvalid", { reason: "not a refresh token" });
  const outcome = await services.database.withTenant(token.tenantId, (tx) => rotate(services, tx, token));
  if (outcome.kind === "tokens") return outcome.tokens;
  return refuse("signedOut", { reason: outcome.reason });
});

const rotate = async (services: Services, tx: TenantTransaction, token: RefreshToken): Promise<Outcome> => {
  const now = services.clock.now();
  const session = await findSession(tx, token.tenantId, token.sessionId);
  if (!session || !isGenuine(services.secrets, token, session.salt))
    return refuse("tokenInvalid", { reason: "not genuine" });
  if (session.endedAt) return refuse("signedOut");
  if (session.expiresAt <= now) return refuse("tokenExpired");
  const [person, claims] = await Promise.all([
    findPersonState(tx, session.tenantId, session.userId),
    claimsOfSession(tx, session, now),
  ]);
  if (!person?.mayAct) return refuse("signedOut", { reason: "the user may no longer act" });
  if (isIdle(session, person.sessionTimeoutMinutes, now)) {
    await endSession(services, tx, session.tenantId, session.id, "idle");
    return { kind: "ended", reason: "the session was idle" };
  }
  if (token.generation === session.generation && (await rotateGeneration(tx, session, now)))
    return { kind: "tokens", tokens: await issueTokens(services, session, claims, token.generation + 1) };
  const latest = await findSession(tx, token.tenantId, token.sessionId);
  if (latest && isWithinGrace(latest, token, now))
    return { kind: "tokens", tokens: await issueTokens(services, latest, claims, latest.generation) };
  await endSession(services, tx, session.tenantId, session.id, "refresh token reused");
  return { kind: "ended", reason: "a refresh token was used again" };
};

/** Another tab of the same browser asks with the token that was just replaced: it gets the same successor. */
const isWithinGrace = (session: SessionRow, token: RefreshToken, now: Date): boolean =>
  token.generation === session.generation - 1 &&
  session.rotatedAt !== null &&
  now.getTime() - session.rotatedAt.getTime() <= limits.refreshGraceSeconds * 1000;
