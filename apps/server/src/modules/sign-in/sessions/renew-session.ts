import { randomBytes } from "node:crypto";
import type { Tokens } from "@evolve/contracts/session-tokens";
import type { TenantTransaction } from "../../../database/index.ts";
import type { Actor } from "../../../core/actor.ts";
import { announce } from "../../../core/announce.ts";
import type { Services } from "../../../core/services.ts";
import { refuse } from "../../../core/refusal.ts";
import { digestOf, randomSecret } from "../../../security/secrets.ts";
import { issueTokens } from "./issue-tokens.ts";
import { renewSessionRow } from "./own-sessions-repository.ts";
import type { AuthenticationMethod } from "./repository.ts";
import { claimsOfSession } from "./session-claims.ts";

export interface RenewedSession {
  tokens: Tokens;
  /** For the `system_session` cookie. */
  cookieSecret: string;
}

type Own = Pick<Actor, "tenantId" | "userId" | "sessionId">;

/** Marks a session as proven again, by these methods, and replaces everything that stands for it. */
export const renewSession = (
  services: Services,
  tx: TenantTransaction,
  session: Own,
  methods: readonly AuthenticationMethod[],
): Promise<RenewedSession> => replaceSecrets(services, tx, session, methods);

/** Replaces everything that stands for a session whose user acts as somebody else from now on, or no longer does. */
export const reissueSession = (services: Services, tx: TenantTransaction, session: Own): Promise<RenewedSession> =>
  replaceSecrets(services, tx, session, null);

/** `userId` is the session's own user. */
const replaceSecrets = async (
  services: Services,
  tx: TenantTransaction,
  { tenantId, userId, sessionId }: Own,
  methods: readonly AuthenticationMethod[] | null,
): Promise<RenewedSession> => {
  const now = services.clock.now();
  const cookieSecret = randomSecret();
  const session =
    (await renewSessionRow(tx, tenantId, sessionId, {
      cookieHash: digestOf(cookieSecret),
      refreshSalt: randomBytes(16),
      methods,
      now,
    })) ?? refuse("signedOut");
  announce(services, tx, { kind: "session-renewed", sessionId });
  const claims = await claimsOfSession(tx, { tenantId, id: sessionId, userId }, now);
  return { tokens: await issueTokens(services, session, claims, session.generation), cookieSecret };
};
