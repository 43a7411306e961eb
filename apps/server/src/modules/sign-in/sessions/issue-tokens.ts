import type { Tokens } from "@evolve/contracts/session-tokens";
import { secondsOf } from "../../../clock.ts";
import type { Services } from "../../../core/services.ts";
import type { Claims } from "../../../security/tokens.ts";
import { formatRefreshToken } from "./refresh-token.ts";
import type { SessionRow } from "./repository.ts";

/** The access token of now and the refresh token of the given generation. */
export const issueTokens = async (
  services: Services,
  session: Pick<SessionRow, "tenantId" | "id" | "salt" | "expiresAt" | "epoch">,
  claims: Claims,
  generation: number,
): Promise<Tokens> => {
  const { token, expiresAt } = await services.tokens.issue(
    "access",
    session.epoch > 0 ? { ...claims, epoch: session.epoch } : claims,
  );
  return {
    accessToken: token,
    accessTokenExpiry: secondsOf(expiresAt),
    refreshToken: formatRefreshToken(services.secrets, session, generation),
    refreshTokenExpiry: secondsOf(session.expiresAt),
    sessionId: session.id,
  };
};
