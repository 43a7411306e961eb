import { parentPort, workerData } from "node:worker_threads";
import {
  type Budget,
  generateSchedule,
  type ScheduleInput,
  type ScheduleProgress,
  type ScheduleResult,
} from "@evolve/workforce";

/* The entry of the thread that calculates, while the job's own thread saves progress and hears of a cancellation. */

export interface EngineStart {
  readonly input: ScheduleInput;
  readonly budget: Budget;
  /** One number, which is no longer 0 once the work must end. */
  readonly stop: SharedArrayBuffer;
}

export type EngineMessage =
  | ({ readonly kind: "progress" } & ScheduleProgress)
  | { readonly kind: "result"; readonly result: ScheduleResult };

const { input, budget, stop } = workerData as EngineStart;
const flag = new Int32Array(stop);
const tell = (message: EngineMessage): void => parentPort?.postMessage(message);

const result = generateSchedule(input, budget, {
  signal: {
    get aborted() {
      return Atomics.load(flag, 0) !== 0;
    },
  },
  onProgress: (progress) => tell({ kind: "progress", ...progress }),
});
tell({ kind: "result", result });
