import { authInfo, type AuthInfoStore } from "./auth-info.ts";
import { type Channel, createBroadcastChannel } from "./channel.ts";
import { type Clock, systemClock } from "./clock.ts";
import { browserCookies, type Cookies } from "./cookies.ts";
import type { Unsubscribe } from "./listeners.ts";
import { browserLocks, type Exclusive, lead } from "./locks.ts";

/** What a session needs of the browser. */
export interface Environment {
  readonly auth: AuthInfoStore;
  readonly cookies: Cookies;
  readonly clock: Clock;
  readonly channel: Channel;
  readonly exclusive: Exclusive;
  /** Does something in one tab of the browser at a time, until it is called off. */
  readonly lead: (name: string, action: (signal: AbortSignal) => Promise<void>) => Unsubscribe;
  readonly storage: Pick<Storage, "removeItem">;
  readonly watchActivity: (active: () => void) => Unsubscribe;
}

/** What counts as somebody being there. */
const activityEvents = ["pointerdown", "pointermove", "keydown", "wheel", "touchstart"] as const;

const watchActivity = (active: () => void): Unsubscribe => {
  const options = { capture: true, passive: true };
  for (const name of activityEvents) addEventListener(name, active, options);
  return () => {
    for (const name of activityEvents) removeEventListener(name, active, options);
  };
};

export const browserEnvironment = (): Environment => ({
  auth: authInfo,
  cookies: browserCookies,
  clock: systemClock,
  channel: createBroadcastChannel(),
  exclusive: browserLocks(systemClock),
  lead,
  storage: localStorage,
  watchActivity,
});
