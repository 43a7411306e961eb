/** Time and timers, as an argument, so that a test can turn hours into milliseconds. */
export interface Clock {
  /** Milliseconds since the epoch. */
  readonly now: () => number;
  /** Calls `act` once after some milliseconds; answers how to call that off. */
  readonly after: (ms: number, act: () => void) => () => void;
}

/** The longest time a browser's timer can hold; a longer one would fire at once. */
const timerMaxMs = 2 ** 31 - 1;

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, Math.min(Math.max(ms, 0), timerMaxMs));
    return () => clearTimeout(timer);
  },
};

/** Resolves after some milliseconds; rejects with the signal's reason when that is aborted first. */
export const wait = (clock: Clock, ms: number, signal?: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    signal?.throwIfAborted();
    const aborted = () => {
      callOff();
      reject(signal?.reason as Error);
    };
    const callOff = clock.after(ms, () => {
      signal?.removeEventListener("abort", aborted);
      resolve();
    });
    signal?.addEventListener("abort", aborted, { once: true });
  });
