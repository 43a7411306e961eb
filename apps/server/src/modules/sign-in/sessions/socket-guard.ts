import type { Services } from "../../../core/services.ts";
import type { SocketGuard } from "../../platform/notifications/index.ts";
import { authenticator } from "./authenticate.ts";
import { listLiveSessions } from "./live-session-repository.ts";

/** Admits sockets as the guard of every call admits requests. */
export const createSocketGuard = (services: Services): SocketGuard => {
  const authenticate = services.use(authenticator);
  const { clock, database } = services;
  return {
    admit: (token) => authenticate({ headers: { authorization: `Bearer ${token}` } }, { passive: true }),
    live: (tenantId, sessionIds) =>
      database.readTenant(tenantId, (tx) => listLiveSessions(tx, tenantId, sessionIds, clock.now())),
  };
};
