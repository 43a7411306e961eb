import { placeBreaks, type ScheduleInput, type Shift } from "@evolve/workforce";

/* The entry of the thread that places the breaks of a day, while the page stays alive. */

/** About half a second for 500 people. */
const budget = { seed: 1, moves: 100_000, boundRounds: 0 };

self.onmessage = ({ data }: MessageEvent<ScheduleInput>) => {
  const answer: readonly Shift[] = placeBreaks(data, budget).shifts;
  self.postMessage(answer);
};
