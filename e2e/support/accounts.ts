import type { BrowserContext } from "@playwright/test";
import { origin } from "./test-server.ts";

/** The password of every demo account. */
export const password = "Evolve#2026";

export interface Tokens {
  readonly accessToken: string;
  readonly refreshToken: string;
  readonly accessTokenExpiry: number;
  readonly refreshTokenExpiry: number;
  readonly sessionId: string;
}

/** The tokens of a new session, by the two calls that the page makes. */
export const tokensOf = async (context: BrowserContext, userName: string, at = origin()): Promise<Tokens> => {
  const post = async <Answer>(path: string, data: object): Promise<Answer> => {
    const response = await context.request.post(at + path, { data });
    if (!response.ok()) throw new Error(`${userName}: ${path} answered ${response.status()} ${await response.text()}`);
    return (await response.json()) as Answer;
  };
  const answer = await post<{ id_token: string }>("/authentication/v2/login", { userName, password });
  return post<Tokens>("/public/authentication/v1/token", { accessToken: answer.id_token });
};

/** Signs a browser in without its pages, for tests that begin behind the sign-in. */
export const signInByCalls = async (context: BrowserContext, userName: string, at = origin()): Promise<Tokens> => {
  const tokens = await tokensOf(context, userName, at);
  await holdTokens(context, tokens, at);
  return tokens;
};

/** Gives a browser the tokens of a session, as a sign-in at that address would. */
export const holdTokens = async (context: BrowserContext, tokens: Tokens, at: string): Promise<void> => {
  const info = {
    token: tokens.accessToken,
    tokenExpirationTimeSec: tokens.accessTokenExpiry,
    refreshToken: tokens.refreshToken,
    refreshTokenExpirationTimeSec: tokens.refreshTokenExpiry,
    sessionId: tokens.sessionId,
  };
  const value = encodeURIComponent(JSON.stringify(info));
  await context.addCookies([{ name: "auth_info", value, url: at, sameSite: "Lax" }]);
};
