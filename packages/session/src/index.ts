export { type ApiRequest, createApi } from "./api.ts";
export { askFrame } from "./ask-frame.ts";
export { newIdempotencyKey } from "./attempts.ts";
export { authInfo, type AuthInfo, type AuthInfoStore, createAuthInfo } from "./auth-info.ts";
export { bookmark, createBookmark } from "./bookmark.ts";
export { CallError, failureCode, isCallError, isSessionRefusal, networkCode } from "./call-error.ts";
export type { SignOutReason } from "./channel.ts";
export { type CallOptions, type Client, type ClientEvent, type ClientOptions, createClient } from "./client.ts";
export { type Clock, systemClock } from "./clock.ts";
export { browserCookies, type Cookies, createCookies } from "./cookies.ts";
export type { Environment } from "./environment.ts";
export { leaveHost } from "./leave-host.ts";
export { createListeners, type Listeners, type Unsubscribe } from "./listeners.ts";
export { lead } from "./locks.ts";
export { createSessionOpener, type SessionOpener } from "./open-session.ts";
export { readParameters } from "./parameters.ts";
export {
  applyPreferences,
  createGeneralPreferences,
  type Density,
  type GeneralPreferences,
  generalPreferences,
  type Theme,
} from "./preferences.ts";
export { redirects } from "./redirects.ts";
export { sessionNews } from "./session-news.ts";
export { createSession, type Session, type SessionEvent } from "./session.ts";
export { createTokenExchange, type TokenExchange, tokenExchange } from "./token-exchange.ts";
export { claimsOf, looksLikeToken, type TokenClaims } from "./token-claims.ts";
