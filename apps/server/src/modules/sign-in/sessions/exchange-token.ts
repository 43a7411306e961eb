import { exchangeToken as contract, type Tokens } from "@evolve/contracts/session-tokens";
import { operation } from "../../../core/operation.ts";
import { defineService, type Services } from "../../../core/services.ts";
import type { Tx } from "../../../database/index.ts";
import { refuse } from "../../../core/refusal.ts";
import { readClaims } from "../../directory/users/index.ts";
import { issueTokens } from "./issue-tokens.ts";
import { markExchanged } from "./repository.ts";

/** Knows the clients that a basic-auth header may name. */
export interface HeaderClients {
  clientOfHeader(authorization: string): Promise<object | null>;
}

export const headerClients = defineService<HeaderClients>("clients that a basic-auth header names");

/** Exchanges the token of a fresh sign-in, once. A caller may say which client it is; if it does, it must be right. */
export const exchangeToken = operation(contract, async ({ body, http, services }) => {
  const { authorization = "" } = http.headers;
  if (/^basic\s/i.test(authorization) && !(await services.use(headerClients).clientOfHeader(authorization)))
    refuse("tokenInvalid", { reason: "unknown client or wrong secret" });
  return exchangeSignIn(services, body.accessToken);
});

export const exchangeSignIn = async (services: Services, idToken: string): Promise<Tokens> => {
  const { tenant, sid, sub } = await services.tokens.verify("sign-in", idToken);
  // In one round trip: the mark alone makes the exchange happen once, and nothing is written with it.
  return services.database.writeTenant(tenant, (tx) =>
    exchangeOpened(services, tx, { tenantId: tenant, userId: sub, sessionId: sid }),
  );
};

/** The first tokens of a session that has just been opened: once. */
export const exchangeOpened = async (
  services: Services,
  tx: Tx,
  { tenantId, userId, sessionId }: { tenantId: string; userId: string; sessionId: string },
): Promise<Tokens> => {
  const [session, claims] = await Promise.all([
    markExchanged(tx, tenantId, sessionId, services.clock.now()),
    readClaims(tx, tenantId, userId, sessionId),
  ]);
  if (!session) return refuse("tokenInvalid", { reason: "the sign-in token was used before" });
  return issueTokens(services, session, claims, session.generation);
};
