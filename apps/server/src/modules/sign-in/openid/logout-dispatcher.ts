import { plusSeconds } from "../../../clock.ts";
import type { Services } from "../../../core/services.ts";
import { on } from "../../../core/event.ts";
import type { Worker } from "../../../core/module.ts";
import { sessionsEnded } from "../sessions/index.ts";
import { claimDueLogouts, type DueLogout, makeDue, settleLogout } from "./logout-repository.ts";
import { issueLogoutToken } from "./logout-token.ts";
import { openidProvider } from "./openid.ts";
import { addressBeside } from "./same-origin.ts";

const lookEveryMs = 5_000;
const atOnce = 10;
const patienceMs = 5_000;
const claimSeconds = 60;
const attemptsAtMost = 6;
const firstRetrySeconds = 5;

/** What is due is written by the transaction that ends the sessions. */
export const logoutsOfEndedSessions = ({ clock }: Services) =>
  on(sessionsEnded, (tx, { tenantId, sessions }) =>
    makeDue(
      tx,
      tenantId,
      sessions.map(({ sessionId }) => sessionId),
      clock.now(),
    ),
  );

/**
 * Tells OpenID clients over the back channel that a session has ended, whatever ended it: what is due is written by the
 * transaction that ends the session, told after it by any node, tried again when a client does not answer, and recorded.
 */
export const startLogoutDispatcher = (services: Services): Worker => {
  const openid = services.use(openidProvider);
  const { bus, clock, config, database, log } = services;
  let stopped = false;
  let running: Promise<void> | null = null;
  let again = false;

  const tell = async (due: DueLogout): Promise<void> => {
    const client = await openid.clients.find(due.clientId);
    const address = addressBeside(due.redirectUri, client?.backchannelLogoutUris ?? []);
    if (!address) return settleLogout(database.system, due, { state: "none", error: null });
    try {
      if (!config.demo && isLoopback(address)) throw new Error("a loopback address");
      const body = new URLSearchParams({ logout_token: await issueLogoutToken(services, openid.issuer(), due) });
      const answer = await fetch(address, {
        method: "POST",
        body,
        redirect: "manual",
        signal: AbortSignal.timeout(patienceMs),
      });
      await answer.body?.cancel();
      if (answer.status !== 200 && answer.status !== 204) throw new Error(`status ${answer.status}`);
      await settleLogout(database.system, due, { state: "delivered", error: null });
    } catch (fault) {
      const error = String(fault).slice(0, 500);
      log.info(
        { clientId: due.clientId, attempts: due.attempts, error },
        "a client was not reached over the back channel",
      );
      const retryAt = plusSeconds(clock.now(), firstRetrySeconds * 2 ** due.attempts);
      const isLast = due.attempts >= attemptsAtMost;
      await settleLogout(database.system, due, isLast ? { state: "failed", error } : { retryAt, error });
    }
  };

  const drain = async (): Promise<void> => {
    do {
      again = false;
      const now = clock.now();
      const due = await claimDueLogouts(database.system, now, plusSeconds(now, claimSeconds), atOnce);
      await Promise.all(due.map(tell));
      again ||= due.length === atOnce;
    } while (again && !stopped);
  };
  const look = (): void => {
    again = true;
    if (stopped) return;
    running ??= drain()
      .catch((error: unknown) => {
        log.warn({ err: error }, "clients could not be told of ended sessions");
      })
      .finally(() => {
        running = null;
      });
  };

  bus.subscribe(({ kind }) => {
    if (kind === "session-ended" || kind === "sessions-ended" || kind === "tenant-sessions-ended") look();
  });
  const timer = setInterval(look, lookEveryMs);
  look();
  return {
    stop: async () => {
      stopped = true;
      clearInterval(timer);
      await running;
    },
  };
};

const isLoopback = (address: string): boolean => {
  const { hostname } = new URL(address);
  return hostname === "localhost" || hostname.endsWith(".localhost") || /^(127\.|0\.0\.0\.0$|\[::1?\]$)/.test(hostname);
};
