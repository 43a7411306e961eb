import type { Clock } from "@evolve/server/clock";

/** A clock that follows the real one until a test moves it. */
export interface TestClock extends Clock {
  advance(seconds: number): void;
  /** Stops the clock: from now on only `advance` moves it, however slow the machine is. */
  stop(): void;
}

export const createTestClock = (): TestClock => {
  let offsetMs = 0;
  let stoppedAt: number | null = null;
  return {
    now: () => new Date((stoppedAt ?? Date.now()) + offsetMs),
    advance: (seconds) => {
      offsetMs += seconds * 1000;
    },
    stop: () => {
      stoppedAt ??= Date.now();
    },
  };
};
