import * as contract from "@evolve/contracts/session-state";
import { operation } from "../../../core/operation.ts";
import { secondsOf } from "../../../clock.ts";
import { refuse } from "../../../core/refusal.ts";
import { formatRefreshToken } from "./refresh-token.ts";
import { findSession } from "./repository.ts";
import { sessionOfCookie } from "./session-of-cookie.ts";

/**
 * The refresh token that is valid now, for a page that was handed an access token alone. An access token by itself is not
 * enough, or a stolen one would grow from minutes to hours: the browser has to hold the cookie of the same session.
 */
export const currentRefreshToken = operation(contract.currentRefreshToken, async ({ actor, http, services, read }) => {
  const held = await sessionOfCookie(services, http);
  if (held?.sessionId !== actor.sessionId) refuse("forbidden", { reason: "the cookie is not of this session" });
  const session = await read((tx) => findSession(tx, actor.tenantId, actor.sessionId));
  if (!session) return refuse("signedOut");
  return {
    refreshToken: formatRefreshToken(services.secrets, session, session.generation),
    refreshTokenExpiry: secondsOf(session.expiresAt),
  };
});
