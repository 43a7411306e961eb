import type { Tokens } from "@evolve/contracts/session-tokens";
import { limits } from "@evolve/contracts/limits";
import { browserCookies, type Cookies } from "./cookies.ts";
import { parseRecord } from "./json.ts";

/** Content of the cookie `auth_info`. Expiries are seconds since the epoch. */
export interface AuthInfo {
  readonly token: string;
  readonly tokenExpirationTimeSec: number;
  readonly refreshToken: string;
  readonly refreshTokenExpirationTimeSec: number;
  readonly sessionId: string;
  /** Of a sign-in for an OpenID client; good once, within a minute. */
  readonly authCode?: string;
}

export interface AuthInfoStore {
  /** Who is signed in; undefined when nobody is, or the cookie is not ours. */
  readonly read: () => AuthInfo | undefined;
  readonly write: (tokens: Tokens, authCode?: string) => AuthInfo;
  readonly clear: () => void;
}

const cookieName = "auth_info";
const maxAgeSeconds = limits.authCookieHours * 60 * 60;

const parse = (value: string | undefined): AuthInfo | undefined => {
  const stored = parseRecord(value);
  if (stored === undefined) return undefined;
  const { token, tokenExpirationTimeSec, refreshToken, refreshTokenExpirationTimeSec, sessionId, authCode } = stored;
  if (typeof token !== "string" || token === "" || typeof refreshToken !== "string") return undefined;
  if (typeof tokenExpirationTimeSec !== "number" || typeof refreshTokenExpirationTimeSec !== "number") return undefined;
  if (typeof sessionId !== "string") return undefined;
  const info = { token, tokenExpirationTimeSec, refreshToken, refreshTokenExpirationTimeSec, sessionId };
  return typeof authCode === "string" ? { ...info, authCode } : info;
};

export const createAuthInfo = (cookies: Cookies): AuthInfoStore => ({
  read: () => parse(cookies.read(cookieName)),
  write: (tokens, authCode) => {
    const info: AuthInfo = {
      token: tokens.accessToken,
      tokenExpirationTimeSec: tokens.accessTokenExpiry,
      refreshToken: tokens.refreshToken,
      refreshTokenExpirationTimeSec: tokens.refreshTokenExpiry,
      sessionId: tokens.sessionId,
      ...(authCode !== undefined && { authCode }),
    };
    cookies.write(cookieName, JSON.stringify(info), maxAgeSeconds);
    return info;
  },
  clear: () => cookies.remove(cookieName),
});

/** The signed-in state of this browser. */
export const authInfo: AuthInfoStore = createAuthInfo(browserCookies);
