import { parentPort, workerData } from "node:worker_threads";
import type { Interval } from "@evolve/contracts/history";
import { type CentreEvent, type CentreGroup, type ContactCentreInput, simulateContactCentre } from "@evolve/workforce";

/* The entry of the thread that simulates the demo's year. */

export interface SimulatedYear {
  readonly histories: readonly {
    readonly group: CentreGroup["id"];
    readonly intervals: readonly Omit<Interval, "queueId" | "minutes">[];
  }[];
  readonly events: readonly CentreEvent[];
}

const { startsAt, histories, events } = simulateContactCentre(workerData as ContactCentreInput);
const year: SimulatedYear = {
  histories: histories.map((history) => ({
    group: history.group.id,
    intervals: [...startsAt].flatMap((start, at) =>
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
    ),
  })),
  events,
};
parentPort?.postMessage(year);
