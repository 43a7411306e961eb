import { defineService } from "../../../core/services.ts";

interface JobWatch {
  /** Listens for news of a job. `changed` resolves when there is some, after so long, or when nobody waits any more. */
  listen(jobId: string, milliseconds: number): { readonly changed: Promise<void>; readonly stop: () => void };
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
      if (isReleased || milliseconds === 0) return { changed: Promise.resolve(), stop: () => undefined };
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
