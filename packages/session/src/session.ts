import { keptScheduleKey } from "@evolve/contracts/kept-schedule";
import { logout, type Tokens } from "@evolve/contracts/session-tokens";
import { codeOf } from "@evolve/contracts/errors";
import { limits } from "@evolve/contracts/limits";
import { reportActivity } from "@evolve/contracts/session-state";
import { tenantProperties } from "@evolve/contracts/tenants";
import type { AuthInfo } from "./auth-info.ts";
import type { SignOutReason, TabMessage } from "./channel.ts";
import { isCallError } from "./call-error.ts";
import type { CallOptions, Client } from "./client.ts";
import { browserEnvironment, type Environment } from "./environment.ts";
import { forgetPerson } from "./forget.ts";
import { type IdleWatch, watchIdle } from "./idle.ts";
import { createLastActivity } from "./last-activity.ts";
import { createListeners, type Unsubscribe } from "./listeners.ts";
import { createSessionOpener, type SessionOpener } from "./open-session.ts";
import { createRefresher, lockName, refreshDelay } from "./refresh.ts";
import { claimsOf, sameRoles } from "./token-claims.ts";
import { createTokenExchange } from "./token-exchange.ts";
import { watchServer } from "./watch-server.ts";

export type SessionEvent =
  | { readonly type: "REFRESHED" }
  /** The role or a secondary role is another one since the last refresh: permissions are to be loaded again. */
  | { readonly type: "ROLE_CHANGED" }
  /** Somebody else has signed in in another tab: what this page shows is not theirs. */
  | { readonly type: "USER_CHANGED" }
  /** The session ends at `endsAt` (milliseconds since the epoch) unless somebody stays. */
  | { readonly type: "IDLE_WARNING"; readonly endsAt: number; readonly stay: () => void }
  /** Somebody stayed, here or in another tab: the warning is to go. */
  | { readonly type: "IDLE_RESUMED" }
  /** A call was refused because the token had expired and could not be refreshed (SIGNED_OUT follows), or a connection was. */
  | { readonly type: "TOKEN_EXPIRED" }
  | { readonly type: "SIGNED_OUT"; readonly reason: SignOutReason };

export interface Session extends SessionOpener {
  /** Runs the timers of the session in the auth cookie; false where nobody is signed in. */
  readonly start: () => boolean;
  readonly stop: () => void;
  /**
   * Forgets the session here and in all tabs, then ends it at the server. Never rejects. Answers whether the server has
   * confirmed the end; where it has not, the access token is kept in `token_exchange`, and another try takes it from there.
   */
  readonly signOut: (reason?: SignOutReason) => Promise<boolean>;
  /**
   * Replaces the tokens by those of a call that proves again who is there, one tab at a time. The call is made with the options
   * given to it. Rejects as it does.
   */
  readonly replaceTokens: (exchange: (options: CallOptions) => Promise<Tokens>) => Promise<void>;
  /** A connection has found the token expired: TOKEN_EXPIRED, and REFRESHED once there is another. */
  readonly reportExpired: () => void;
  /** Counts as activity: takes an idle warning away. */
  readonly stay: () => void;
  readonly onChange: (listener: (event: SessionEvent) => void) => Unsubscribe;
}

const logoutTimeoutMs = 10_000;

export const createSession = (client: Client, given?: Environment): Session => {
  const environment = given ?? browserEnvironment();
  const { auth, cookies, clock, channel } = environment;
  const listeners = createListeners<SessionEvent>();
  const lastActivity = createLastActivity(cookies);
  const exchange = createTokenExchange(cookies);
  const refresh = createRefresher({ client, auth, clock, exclusive: environment.exclusive });
  let stops: Unsubscribe[] | undefined;
  let callOffRefresh: Unsubscribe = () => undefined;
  let idle: IdleWatch | undefined;
  let known: AuthInfo | undefined;

  const isRunning = (): boolean => stops !== undefined;

  const stop = (): void => {
    callOffRefresh();
    idle?.stop();
    for (const undo of stops ?? []) undo();
    stops = undefined;
    idle = undefined;
    client.renewWith(undefined);
  };

  const forget = (): void => forgetPerson(auth, cookies, environment.storage);

  const end = (reason: SignOutReason): void => {
    const wasRunning = isRunning();
    stop();
    if (wasRunning) listeners.emit({ type: "SIGNED_OUT", reason });
  };

  type Held = Pick<AuthInfo, "token"> & Partial<AuthInfo>;

  const holdTokens = (): Held | undefined => {
    const handedOver = exchange.read();
    return auth.read() ?? (handedOver === undefined ? undefined : { token: handedOver });
  };

  /** Signed out here whatever the server says; a session that it could not end runs into its own limits. */
  const endAtServer = async ({ token, refreshToken }: Held): Promise<boolean> => {
    const signal = AbortSignal.timeout(logoutTimeoutMs);
    const body = { accessToken: token, ...(refreshToken !== undefined && { refreshToken }) };
    try {
      await client.call(logout, { body }, { signal, keepalive: true });
      return true;
    } catch {
      exchange.write(token);
      return false;
    }
  };

  const signOut = async (reason: SignOutReason = "user"): Promise<boolean> => {
    const held = holdTokens();
    forget();
    channel.post({ type: "signed-out", reason });
    // On its way before anybody hears of the end, since a listener may leave the page.
    const farewell = held === undefined ? true : endAtServer(held);
    end(reason);
    return farewell;
  };

  /** The server has told that the session is over: nothing is left to end there. */
  const endedElsewhere = (): void => {
    forget();
    channel.post({ type: "signed-out", reason: "expired" });
    end("expired");
  };

  /** Takes over the tokens that are in the cookie by now. */
  const adopt = (fresh: boolean): void => {
    const held = auth.read();
    if (held === undefined) {
      end("expired");
      return;
    }
    const before = known === undefined ? undefined : claimsOf(known.token);
    const now = claimsOf(held.token);
    known = held;
    callOffRefresh();
    callOffRefresh = clock.after(refreshDelay(held, clock.now(), fresh), () => void renew(held.token));
    if (before === undefined) return;
    if (before.sub !== now?.sub) listeners.emit({ type: "USER_CHANGED" });
    else if (!sameRoles(before, now)) listeners.emit({ type: "ROLE_CHANGED" });
  };

  const renew = async (staleToken: string): Promise<boolean> => {
    const outcome = await refresh(staleToken);
    if (!isRunning()) return outcome !== "ended";
    if (outcome === "ended") {
      await signOut("expired");
      return false;
    }
    if (outcome === "renewed") channel.post({ type: "refreshed" });
    adopt(true);
    listeners.emit({ type: "REFRESHED" });
    return true;
  };

  const hear = (message: TabMessage): void => {
    switch (message.type) {
      case "signed-out":
        return end(message.reason);
      case "refreshed":
      case "signed-in":
        return adopt(true);
      case "activity":
        return idle?.hear(message.at);
    }
  };

  /** Tells the server, which sees no more than calls, that somebody is there. Another report follows one that is lost. */
  const createReporter = (): ((at: number) => void) => {
    // The calls that a page begins with have told.
    let reportedAt = clock.now();
    return (at) => {
      if (at - reportedAt < limits.activityReportMs) return;
      reportedAt = at;
      client.call(reportActivity, {}).catch(() => undefined);
    };
  };

  const startIdle = (timeoutMinutes: number): void => {
    const report = createReporter();
    idle = watchIdle({
      timeoutMinutes,
      clock,
      lastActivity,
      watchActivity: environment.watchActivity,
      onActivity: (at) => {
        channel.post({ type: "activity", at });
        report(at);
      },
      onWarning: (endsAt) => listeners.emit({ type: "IDLE_WARNING", endsAt, stay: () => idle?.stay() }),
      onResumed: () => listeners.emit({ type: "IDLE_RESUMED" }),
      onIdle: () => void signOut("idle"),
    });
  };

  /** The tenant's minutes, or the usual ones where they cannot be had. */
  const learnIdleTimeout = (): Promise<number> =>
    client.call(tenantProperties, { query: { fields: "sessionTimeout" } }).then(
      ({ sessionTimeout }) => sessionTimeout,
      () => limits.idleTimeoutMinutes,
    );

  const start = (): boolean => {
    if (isRunning()) return true;
    if (auth.read() === undefined) {
      // The session has run out while no page was open.
      environment.storage.removeItem(keptScheduleKey);
      return false;
    }
    known = undefined;
    const run = [
      channel.listen(hear),
      client.listen(({ type }) => {
        if (type === "TOKEN_EXPIRED") listeners.emit({ type });
        void signOut("expired");
      }),
    ];
    stops = run;
    run.push(
      environment.lead("evolve-session-watch", (signal) =>
        watchServer({
          client,
          clock,
          signal,
          heldSession: () => auth.read()?.sessionId,
          onEnded: endedElsewhere,
          // Their roles stand in their token.
          onChanged: () => void renew(known?.token ?? ""),
        }),
      ),
    );
    client.renewWith(renew);
    adopt(false);
    void learnIdleTimeout().then((minutes) => {
      // Stopped, and perhaps started again, while the answer was on its way.
      if (stops === run) startIdle(minutes);
    });
    return true;
  };

  const replaceTokens: Session["replaceTokens"] = async (exchange) => {
    const held = auth.read()?.token ?? "";
    // A token that has expired is renewed outside the lock, which the renewal needs itself.
    const attempt = () =>
      environment.exclusive(lockName, async () => void auth.write(await exchange({ keepsRefusal: true })));
    try {
      await attempt();
    } catch (error) {
      if (!isCallError(error) || error.code !== codeOf("tokenExpired") || !(await renew(held))) throw error;
      await attempt();
    }
    channel.post({ type: "refreshed" });
    if (isRunning()) adopt(true);
  };

  return {
    ...createSessionOpener(client, environment),
    start,
    stop,
    signOut,
    replaceTokens,
    reportExpired: () => {
      listeners.emit({ type: "TOKEN_EXPIRED" });
      void renew(auth.read()?.token ?? "");
    },
    stay: () => idle?.stay(),
    onChange: listeners.add,
  };
};
