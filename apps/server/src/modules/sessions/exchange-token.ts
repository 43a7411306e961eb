import type { exchangeToken as contract, Tokens } from "@evolve/contracts/authentication";
import type { CallAnswer } from "@evolve/contracts/call";
import type { Request } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { refuse } from "../../http/refusal.ts";
import { readClaims } from "../users/index.ts";
import { issueTokens } from "./issue-tokens.ts";
import { markExchanged } from "./repository.ts";

type Call = typeof contract;

/** Knows the clients that a basic-auth header may name. */
export interface HeaderClients {
  clientOfHeader(authorization: string): Promise<object | null>;
}

/** Exchanges the token of a fresh sign-in, once. A caller may say which client it is; if it does, it must be right. */
export const exchangeToken =
  (services: Services, clients: HeaderClients) =>
  async ({ body, http }: Request<Call>): Promise<CallAnswer<Call>> => {
    const { authorization = "" } = http.headers;
    if (/^basic\s/i.test(authorization) && !(await clients.clientOfHeader(authorization)))
      refuse("tokenInvalid", { reason: "unknown client or wrong secret" });
    return exchangeSignIn(services, body.accessToken);
  };

export const exchangeSignIn = async (services: Services, idToken: string): Promise<Tokens> => {
  const { tenant, sid, sub } = await services.tokens.verify("sign-in", idToken);
  return services.database.withTenant(tenant, async (tx) => {
    const [session, claims] = await Promise.all([
      markExchanged(tx, tenant, sid, services.clock.now()),
      readClaims(tx, tenant, sub, sid),
    ]);
    if (!session) return refuse("tokenInvalid", { reason: "the sign-in token was used before" });
    return issueTokens(services, session, claims, session.generation);
  });
};
