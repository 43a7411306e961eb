import { parentPort, workerData } from "node:worker_threads";
import { type CentreEvent, type CentreGroup, type ContactCentreInput, simulateContactCentre } from "@evolve/workforce";
import { intervalsOf, type SimulatedInterval } from "./simulated-intervals.ts";

/* The entry of the thread that simulates the demo's year. */

export interface SimulatedYear {
  readonly histories: readonly {
    readonly group: CentreGroup["id"];
    readonly intervals: readonly SimulatedInterval[];
  }[];
  readonly events: readonly CentreEvent[];
}

const { startsAt, histories, events } = simulateContactCentre(workerData as ContactCentreInput);
const year: SimulatedYear = {
  histories: histories.map((history) => ({ group: history.group.id, intervals: intervalsOf(history, startsAt) })),
  events,
};
parentPort?.postMessage(year);
