import { limits } from "@evolve/contracts/limits";
import { listPreferences, readPreference, updatePreference } from "@evolve/contracts/preferences";
import { type Client, isCallError } from "@evolve/session";
import { logFault } from "../log.ts";

/** A person's preferences: values are JSON, kept per application context and name. */
export interface Preferences {
  /** All of a context, by name. */
  readonly readAll: (context: string) => Promise<ReadonlyMap<string, unknown>>;
  /** undefined where it was never set. */
  readonly read: (context: string, name: string) => Promise<unknown>;
  /** Saves at most once a second for each name; the newest value wins. A failure is logged and bothers nobody. */
  readonly write: (context: string, name: string, value: unknown) => void;
  /** Sends what waits; resolves once all of it has been answered. For before the session becomes another person's. */
  readonly saveNow: () => Promise<void>;
}

/** Of who has not signed in: there is nowhere to keep them. */
export const noPreferences: Preferences = {
  readAll: () => Promise.resolve(new Map()),
  read: () => Promise.resolve(undefined),
  write: () => undefined,
  saveNow: () => Promise.resolve(),
};

/** A browser lets requests outlive their page up to 64 KB in all; quotes are doubled on the way. */
const keepaliveBytes = 24_000;

export const createPreferences = (client: Client, userId: string): Preferences => {
  const waiting = new Map<string, { timer: ReturnType<typeof setTimeout>; send: (isLeaving: boolean) => void }>();
  const underway = new Set<Promise<void>>();

  const send = async (applicationContext: string, preferenceName: string, value: unknown, isLeaving = false) => {
    const text = JSON.stringify(value);
    const keepalive = isLeaving && new TextEncoder().encode(text).length < keepaliveBytes;
    try {
      await client.call(
        updatePreference,
        { params: { userId, applicationContext }, body: { preferenceName, value: text } },
        { keepalive },
      );
    } catch (cause) {
      // The session is over and the page is about to go to sign-in: nothing to report.
      if (isCallError(cause) && cause.status === 401) return;
      logFault(`preference not saved: ${applicationContext}/${preferenceName}`, cause);
    }
  };
  // What waits when the page is left would be lost.
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") for (const { send: now } of waiting.values()) now(true);
  });

  return {
    readAll: async (applicationContext) => {
      const { preferences } = await client.call(listPreferences, { params: { userId, applicationContext } });
      return new Map(preferences.map(({ preferenceName, value }) => [preferenceName, parsed(value)]));
    },
    read: async (applicationContext, preferenceName) => {
      const { preference } = await client.call(readPreference, {
        params: { userId, applicationContext, preferenceName },
      });
      return preference === null ? undefined : parsed(preference.value);
    },
    write: (context, name, value) => {
      const key = `${context}/${name}`;
      clearTimeout(waiting.get(key)?.timer);
      const now = (isLeaving: boolean) => {
        clearTimeout(waiting.get(key)?.timer);
        waiting.delete(key);
        const sending = send(context, name, value, isLeaving).finally(() => underway.delete(sending));
        underway.add(sending);
      };
      waiting.set(key, { timer: setTimeout(() => now(false), limits.saveThrottleMs), send: now });
    },
    saveNow: async () => {
      for (const { send: now } of waiting.values()) now(false);
      await Promise.all(underway);
    },
  };
};

/** A value that does not parse counts as never set. */
const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
};
