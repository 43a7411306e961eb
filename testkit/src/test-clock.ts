import type { Clock } from "@evolve/server/clock";

/** A clock that follows the real one until a test moves it. */
export interface TestClock extends Clock {
  advance(seconds: number): void;
}

export const createTestClock = (): TestClock => {
  let offsetMs = 0;
  return {
    now: () => new Date(Date.now() + offsetMs),
    advance: (seconds) => {
      offsetMs += seconds * 1000;
    },
  };
};
