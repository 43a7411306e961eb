import { limits } from "@evolve/contracts/limits";
import { browserCookies, type Cookies } from "./cookies.ts";
import { parseRecord } from "./json.ts";
import { looksLikeToken } from "./token-claims.ts";

const cookieName = "token_exchange";

const decode = (text: string | undefined): string | undefined => {
  try {
    return text === undefined ? undefined : atob(text);
  } catch {
    return undefined;
  }
};

export interface TokenExchange {
  /** False for what does not look like a token, and where the browser keeps this page's cookies away from it. */
  readonly write: (accessToken: string) => boolean;
  readonly read: () => string | undefined;
  readonly clear: () => void;
}

/** An access token on its way to another page of this host: the cookie `token_exchange`, base64 of `{accessToken}`. */
export const createTokenExchange = (cookies: Cookies): TokenExchange => {
  const read = (): string | undefined => {
    const token = parseRecord(decode(cookies.read(cookieName)))?.["accessToken"];
    return typeof token === "string" && looksLikeToken(token) ? token : undefined;
  };
  return {
    read,
    write: (accessToken) => {
      if (!looksLikeToken(accessToken)) return false;
      cookies.write(cookieName, btoa(JSON.stringify({ accessToken })), limits.tokenExchangeCookieMinutes * 60);
      return read() === accessToken;
    },
    clear: () => cookies.remove(cookieName),
  };
};

export const tokenExchange: TokenExchange = createTokenExchange(browserCookies);
