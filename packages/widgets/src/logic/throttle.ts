export interface Throttle {
  /** Runs at once, or when the time since the last run is over; of several that wait only the last runs. */
  call(run: () => void): void;
  /** Cancels the pending call. */
  stop(): void;
}

/** Lets one call through in `milliseconds`, and loses no last one. */
export const createThrottle = (milliseconds: number, now: () => number = Date.now): Throttle => {
  let last = Number.NEGATIVE_INFINITY;
  let waiting: ReturnType<typeof setTimeout> | undefined;
  const stop = () => clearTimeout(waiting);
  return {
    call(run) {
      stop();
      const runNow = () => {
        last = now();
        run();
      };
      const rest = last + milliseconds - now();
      if (rest <= 0) runNow();
      else waiting = setTimeout(runNow, rest);
    },
    stop,
  };
};
