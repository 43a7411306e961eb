import type { Interval } from "@evolve/contracts/history";
import type { CentreHistory } from "@evolve/workforce";

export type SimulatedInterval = Omit<Interval, "queueId" | "minutes">;

/** What is known of a simulated group's intervals, as a contact system would send it. */
export const intervalsOf = (history: CentreHistory, startsAt: Float64Array): SimulatedInterval[] =>
  [...startsAt].flatMap((start, at) =>
    history.known[at] === 1
      ? [
          {
            start: new Date(start).toISOString(),
            offered: history.offered[at] ?? 0,
            handled: history.handled[at] ?? 0,
            abandoned: history.abandoned[at] ?? 0,
            answeredInLevel: history.answeredInLevel[at] ?? 0,
            talkSeconds: history.talkSeconds[at] ?? 0,
            holdSeconds: history.holdSeconds[at] ?? 0,
            afterCallSeconds: history.afterCallSeconds[at] ?? 0,
          },
        ]
      : [],
  );
