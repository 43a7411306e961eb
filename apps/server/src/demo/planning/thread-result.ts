import { Worker } from "node:worker_threads";

/** What a thread posts of its input; a signal ends it. */
export const threadResult = <Result>(module: URL, input: object, signal: AbortSignal): Promise<Result> =>
  new Promise((resolve, reject) => {
    const thread = new Worker(module, { workerData: input });
    const stop = (): void => void thread.terminate();
    signal.addEventListener("abort", stop, { once: true });
    thread.once("message", resolve);
    thread.once("error", reject);
    thread.once("exit", (code) => {
      signal.removeEventListener("abort", stop);
      reject(new Error(`a thread of the demo ended with ${code} and no result`));
    });
  });
