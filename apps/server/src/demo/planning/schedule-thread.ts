import { parentPort, workerData } from "node:worker_threads";
import { type Budget, generateSchedule, type ScheduleInput } from "@evolve/workforce";

/* The entry of the thread that generates the demo's schedule. */

export interface ScheduleStart {
  readonly input: ScheduleInput;
  readonly budget: Budget;
}

const { input, budget } = workerData as ScheduleStart;
parentPort?.postMessage(generateSchedule(input, budget).shifts);
