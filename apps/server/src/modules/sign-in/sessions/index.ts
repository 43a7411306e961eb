import { defineModule } from "../../../core/module.ts";
import { provide } from "../../../core/services.ts";
import { socketGuard } from "../../platform/notifications/index.ts";
import { exchangeToken } from "./exchange-token.ts";
import { refresh } from "./refresh.ts";
import { logout } from "./logout.ts";
import { logoutFrames } from "./logout-frames.ts";
import { systemSession } from "./system-session.ts";
import { currentRefreshToken } from "./current-refresh-token.ts";
import { watchSession } from "./watch-session.ts";
import { reportActivity } from "./report-activity.ts";
import { searchSessions, searchUserSessions } from "./search-sessions.ts";
import { endOwnSession } from "./end-own-session.ts";
import { endOwnSessions } from "./end-own-sessions.ts";
import { endUserSessions } from "./end-user-sessions.ts";
import { endUserSession } from "./end-user-session.ts";
import { endTenantSessions } from "./end-tenant-sessions.ts";
import { sessionWatch } from "./session-watch.ts";
import { createSocketGuard } from "./socket-guard.ts";

export { exchangeOpened, exchangeSignIn, headerClients } from "./exchange-token.ts";
export { clearSessionCookie, readSessionCookie, sessionCookieName, setSessionCookie } from "./cookie.ts";
export { findSignedInByCookie, type SignedInSession } from "./signed-in-by-cookie.ts";
export { openSession, type OpenedSession } from "./open-session.ts";
export {
  type EndedSessions,
  endSession,
  endSessions,
  endSessionsOfTenant,
  endSessionsOfUser,
  sessionsEnded,
} from "./end-session.ts";
export { type AuthenticationMethod, listRecentSessions } from "./repository.ts";
export { readSessionLanguage } from "./signed-in-repository.ts";
export { sessionOfCookie } from "./session-of-cookie.ts";
export { reissueSession, renewSession } from "./renew-session.ts";
export { endImpersonationRows, listOpenImpersonations, type OpenImpersonation } from "./acting-repository.ts";
export { checkActing } from "./acting-user.ts";
export { countOtherSessions } from "./own-sessions-repository.ts";
export { frontChannels } from "./front-channels.ts";
export { findLiveSession } from "./live-session-repository.ts";
export { authenticator } from "./authenticate.ts";

export const sessions = defineModule({
  operations: [
    exchangeToken,
    refresh,
    logout,
    logoutFrames,
    systemSession,
    currentRefreshToken,
    watchSession,
    reportActivity,
    searchSessions,
    searchUserSessions,
    endOwnSession,
    endOwnSessions,
    endUserSessions,
    endUserSession,
    endTenantSessions,
  ],
  provides: [provide(socketGuard, createSocketGuard)],
  routes: (app, services) => {
    const watch = services.use(sessionWatch);
    app.addHook("preClose", (done) => {
      watch.release();
      done();
    });
  },
});
