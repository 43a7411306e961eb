import type * as contract from "@evolve/contracts/session-state";
import type { CallAnswer } from "@evolve/contracts/call";
import { secondsOf } from "../../clock.ts";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { refuse } from "../../http/refusal.ts";
import { formatRefreshToken } from "./refresh-token.ts";
import { findSession } from "./repository.ts";
import { sessionOfCookie } from "./session-of-cookie.ts";

type Call = typeof contract.currentRefreshToken;

/**
 * The refresh token that is valid now, for a page that was handed an access token alone. An access token by itself is not
 * enough, or a stolen one would grow from minutes to hours: the browser has to hold the cookie of the same session.
 */
export const currentRefreshToken =
  (services: Services) =>
  async ({ actor, http }: Request<Call>): Promise<CallAnswer<Call>> => {
    const held = await sessionOfCookie(services, http);
    if (held?.sessionId !== actor.sessionId) refuse("forbidden", { reason: "the cookie is not of this session" });
    const session = await services.database.readTenant(actor.tenantId, (tx) =>
      findSession(tx, actor.tenantId, actor.sessionId),
    );
    if (!session) return refuse("signedOut");
    return {
      refreshToken: formatRefreshToken(services.secrets, session, session.generation),
      refreshTokenExpiry: secondsOf(session.expiresAt),
    };
  };
