import { randomBytes } from "node:crypto";
import type { Tokens } from "@evolve/contracts/session-tokens";
import type { TenantTransaction } from "../../../database/index.ts";
import type { Actor } from "../../../core/actor.ts";
import { announce } from "../../../core/announce.ts";
import type { Services } from "../../../core/services.ts";
import { refuse } from "../../../core/refusal.ts";
import { digestOf, randomSecret } from "../../../security/secrets.ts";
import { readClaims } from "../../directory/users/index.ts";
import { issueTokens } from "./issue-tokens.ts";
import { renewSessionRow } from "./own-sessions-repository.ts";
import type { AuthenticationMethod } from "./repository.ts";

export interface RenewedSession {
  tokens: Tokens;
  /** For the `system_session` cookie. */
  cookieSecret: string;
}

/** Marks a session as proven anew, by these methods, and replaces everything that stands for it. */
export const renewSession = async (
  services: Services,
  tx: TenantTransaction,
  { tenantId, userId, sessionId }: Actor,
  methods: readonly AuthenticationMethod[],
): Promise<RenewedSession> => {
  const cookieSecret = randomSecret();
  const session =
    (await renewSessionRow(tx, tenantId, sessionId, {
      cookieHash: digestOf(cookieSecret),
      refreshSalt: randomBytes(16),
      methods,
      now: services.clock.now(),
    })) ?? refuse("signedOut");
  announce(services, tx, { kind: "session-renewed", sessionId });
  const claims = await readClaims(tx, tenantId, userId, sessionId);
  return { tokens: await issueTokens(services, session, claims, session.generation), cookieSecret };
};
