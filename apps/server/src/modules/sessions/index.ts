export { exchangeSignIn } from "./exchange-token.ts";
export { clearSessionCookie, readSessionCookie, sessionCookieName, setSessionCookie } from "./cookie.ts";
export { findSignedInByCookie, type SignedInSession } from "./signed-in-by-cookie.ts";
export { openSession, type OpenedSession } from "./open-session.ts";
export { announceEnd, endSession, endSessionsOfUser } from "./end-session.ts";
export { type AuthenticationMethod, listRecentSessions } from "./repository.ts";
export { sessionOfCookie } from "./session-of-cookie.ts";
export { announceEnds, endOpenSessions } from "./end-sessions.ts";
export { announceRenewal, renewSession } from "./renew-session.ts";
export { countOtherSessions } from "./own-sessions-repository.ts";
export { sessionRoutes } from "./routes.ts";
export {
  createSessionEnds,
  type EndedSession,
  type FrontChannels,
  offerFrontChannels,
  onSessionEnded,
  type SessionEndListener,
  type SessionEnds,
} from "./session-ends.ts";
