import * as contract from "@evolve/contracts/authentication";
import * as state from "@evolve/contracts/session-state";
import * as own from "@evolve/contracts/sessions";
import type { Binder } from "../../http/bind.ts";
import type { Services } from "../../http/context.ts";
import { currentRefreshToken } from "./current-refresh-token.ts";
import { endOwnSession } from "./end-own-session.ts";
import { endOwnSessions } from "./end-own-sessions.ts";
import { endTenantSessions } from "./end-tenant-sessions.ts";
import { endUserSessions } from "./end-user-sessions.ts";
import { exchangeToken, type HeaderClients } from "./exchange-token.ts";
import { listSessions } from "./list-sessions.ts";
import { logoutFrames } from "./logout-frames.ts";
import { logout } from "./logout.ts";
import { refresh } from "./refresh.ts";
import { createSessionWatch } from "./session-watch.ts";
import { systemSession } from "./system-session.ts";
import { watchSession } from "./watch-session.ts";

export const sessionRoutes = ({ app, bind }: Binder, services: Services, clients: HeaderClients): void => {
  const watch = createSessionWatch(services.bus);
  app.addHook("preClose", () => {
    watch.release();
    return Promise.resolve();
  });
  bind(contract.exchangeToken, exchangeToken(services, clients));
  bind(contract.refresh, refresh(services));
  bind(contract.logout, logout(services));
  bind(state.logoutFrames, logoutFrames(services));
  bind(state.systemSession, systemSession(services));
  bind(state.currentRefreshToken, currentRefreshToken(services));
  bind(state.watchSession, watchSession(watch));
  bind(own.listSessions, listSessions(services));
  bind(own.endOwnSession, endOwnSession(services));
  bind(own.endOwnSessions, endOwnSessions(services));
  bind(own.endUserSessions, endUserSessions(services));
  bind(own.endTenantSessions, endTenantSessions(services));
};
