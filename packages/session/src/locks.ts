import { type Clock, wait } from "./clock.ts";

/** Runs one action at a time over all tabs of the browser. */
export type Exclusive = <T>(name: string, action: () => Promise<T>) => Promise<T>;

type Storage = Pick<globalThis.Storage, "getItem" | "setItem" | "removeItem">;

const leaseMs = 45_000;
const settleMs = 50;

/**
 * For pages without Web Locks (plain HTTP): a lease in local storage. Two tabs may take it in the same instant, so each
 * looks again a moment later whether it is still the holder. The server's grace for a replayed refresh token covers the rest.
 */
export const createLease = (storage: Storage, clock: Clock, owner: string): Exclusive => {
  const holderOf = (key: string): { owner: string; until: number } => {
    const [holder = "", until = "0"] = (storage.getItem(key) ?? "").split(" ");
    return { owner: holder, until: Number(until) };
  };
  const take = async (key: string): Promise<void> => {
    for (;;) {
      if (holderOf(key).until <= clock.now()) {
        storage.setItem(key, `${owner} ${clock.now() + leaseMs}`);
        await wait(clock, settleMs);
        if (holderOf(key).owner === owner) return;
      }
      await wait(clock, settleMs);
    }
  };
  return async (name, action) => {
    const key = `lease:${name}`;
    await take(key);
    try {
      return await action();
    } finally {
      if (holderOf(key).owner === owner) storage.removeItem(key);
    }
  };
};

/** The Web Locks of the browser, or the lease where there are none. */
export const browserLocks = (clock: Clock): Exclusive => {
  // `locks` is missing outside secure contexts, whatever the type says.
  const locks = navigator.locks as LockManager | undefined;
  if (locks === undefined) return createLease(localStorage, clock, `${clock.now()}-${Math.random()}`);
  return async (name, action) => await locks.request(name, action);
};

/**
 * Where there are no Web Locks nobody leads: what leading tabs do holds a connection, and a browser has but six of them for
 * all the tabs of a host.
 */
export const lead = (name: string, action: (signal: AbortSignal) => Promise<void>): (() => void) => {
  const locks = navigator.locks as LockManager | undefined;
  const over = new AbortController();
  // Called off while it waits for its turn: no fault.
  void locks?.request(name, { signal: over.signal }, () => action(over.signal)).catch(() => undefined);
  return () => over.abort();
};
