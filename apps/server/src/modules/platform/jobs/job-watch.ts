import { defineService } from "../../../core/services.ts";

interface Listening {
  /** Resolves when there is news, after so long, or when nobody waits any more. */
  readonly changed: Promise<void>;
  readonly stop: () => void;
}

interface JobWatch {
  /** Listens for news of a job. Null when nobody may wait any longer: the server closes. */
  listen(jobId: string, milliseconds: number): Listening | null;
  /** Answers everybody who waits, so that the server can close. */
  release(): void;
}

/** Everybody on this node who waits for news of a job. */
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
