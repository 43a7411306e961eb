import { defineService } from "../../../core/services.ts";

interface Listening {
  /** Resolves on a change, after the time limit, or when waiting ends. */
  readonly changed: Promise<void>;
  readonly stop: () => void;
}

interface JobWatch {
  /** Waits for a change of a job. Null when the server is closing. */
  listen(jobId: string, milliseconds: number): Listening | null;
  /** Answers all waiting requests, so that the server can close. */
  release(): void;
}

/** Requests on this node that wait for a job to change. */
export const jobWatch = defineService("job watch", ({ bus }): JobWatch => {
  const waiting = new Map<string, Set<() => void>>();
  let isReleased = false;
  const tell = (jobId: string): void => {
    for (const answer of waiting.get(jobId) ?? []) answer();
  };
  const tellAll = (): void => {
    for (const jobId of waiting.keys()) tell(jobId);
  };
  bus.subscribe((message) => {
    if (message.kind === "job-changed") tell(message.jobId);
    else if (message.kind === "messages-lost") tellAll();
  });
  return {
    listen: (jobId, milliseconds) => {
      if (isReleased) return null;
      const { promise: changed, resolve } = Promise.withResolvers<void>();
      const ofJob = waiting.get(jobId) ?? new Set();
      const stop = (): void => {
        clearTimeout(timer);
        ofJob.delete(stop);
        if (ofJob.size === 0 && waiting.get(jobId) === ofJob) waiting.delete(jobId);
        resolve();
      };
      const timer = setTimeout(stop, milliseconds);
      waiting.set(jobId, ofJob.add(stop));
      return { changed, stop };
    },
    release: () => {
      isReleased = true;
      tellAll();
    },
  };
});
