import { refresh } from "@evolve/contracts/session-tokens";
import { limits } from "@evolve/contracts/limits";
import type { AuthInfo, AuthInfoStore } from "./auth-info.ts";
import { isSessionRefusal } from "./call-error.ts";
import type { Client } from "./client.ts";
import { type Clock, wait } from "./clock.ts";
import type { Exclusive } from "./locks.ts";
import { claimsOf } from "./token-claims.ts";

/** `renewed` by this tab, `current` because another tab was faster, `ended` because the session is over. */
export type RefreshOutcome = "renewed" | "current" | "ended";

export interface RefreshParts {
  readonly client: Pick<Client, "call">;
  readonly auth: AuthInfoStore;
  readonly clock: Clock;
  readonly exclusive: Exclusive;
}

/** Held by the tab that replaces the session's tokens. */
export const lockName = "evolve-refresh";

/**
 * Exchanges the refresh token, one tab at a time. A tab that had to wait finds the other's tokens in the cookie and uses
 * them. The lock is held over the retries, since the server ends the session when an old refresh token comes back late.
 */
export const createRefresher = ({ client, auth, clock, exclusive }: RefreshParts) => {
  let running: Promise<RefreshOutcome> | undefined;

  /**
   * What has become of the session while a request was on its way: signed out, or in again, in another tab. Then neither an
   * answer nor a refusal is about the session that the cookie holds now.
   */
  const overtakenBy = (held: AuthInfo): RefreshOutcome | undefined => {
    const now = auth.read();
    if (now === undefined) return "ended";
    return now.refreshToken === held.refreshToken ? undefined : "current";
  };

  const exchange = async (held: AuthInfo): Promise<RefreshOutcome> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        const tokens = await client.call(refresh, { body: { token: held.refreshToken } });
        const overtaken = overtakenBy(held);
        if (overtaken === undefined) auth.write(tokens);
        return overtaken ?? "renewed";
      } catch (error) {
        const overtaken = overtakenBy(held);
        if (overtaken !== undefined) return overtaken;
        if (isSessionRefusal(error) || attempt > limits.refreshAttempts) return "ended";
        await wait(clock, limits.refreshRetrySeconds * 1_000);
      }
    }
  };

  /** Sees to it that the cookie holds another token than the stale one. Never rejects. */
  return (staleToken: string): Promise<RefreshOutcome> => {
    running ??= exclusive(lockName, async (): Promise<RefreshOutcome> => {
      const held = auth.read();
      if (held === undefined) return "ended";
      return held.token === staleToken ? exchange(held) : "current";
    })
      // No lock is given to a page that is being left.
      .catch((): RefreshOutcome => "current")
      .finally(() => {
        running = undefined;
      });
    return running;
  };
};

/**
 * Milliseconds until a token is due to be exchanged: 5 minutes before its end, or halfway for one that lives less than
 * ten. `fresh` tokens are timed by their own lifetime, so that a wrong clock of the browser cannot make them due at once.
 */
export const refreshDelay = ({ token, tokenExpirationTimeSec }: AuthInfo, now: number, fresh: boolean): number => {
  const { iat = 0 } = claimsOf(token) ?? {};
  const lifetimeMs = iat > 0 ? (tokenExpirationTimeSec - iat) * 1_000 : Infinity;
  const leadMs = Math.min(limits.refreshBeforeExpirySeconds * 1_000, lifetimeMs / 2);
  const untilExpiryMs = tokenExpirationTimeSec * 1_000 - now;
  const remainingMs = fresh && lifetimeMs !== Infinity ? lifetimeMs : Math.min(untilExpiryMs, lifetimeMs);
  return Math.max(0, remainingMs - leadMs);
};
