import { Worker } from "node:worker_threads";
import type { ForecastStart } from "./forecast-thread.ts";

/** Calculates a forecast of the demo beside the requests. */
export const inThread = (start: ForecastStart, signal: AbortSignal): Promise<void> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(new URL("./forecast-thread.ts", import.meta.url), { workerData: start });
    const stop = (): void => void thread.terminate();
    signal.addEventListener("abort", stop, { once: true });
    thread.once("error", reject);
    thread.once("exit", (code) => {
      signal.removeEventListener("abort", stop);
      if (code === 0) resolve();
      else reject(new Error(`the forecast's thread ended with ${code}`));
    });
  });
