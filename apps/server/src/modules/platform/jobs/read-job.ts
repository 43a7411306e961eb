import { readJob as contract } from "@evolve/contracts/jobs";
import { limits } from "@evolve/contracts/limits";
import { operation } from "../../../core/operation.ts";
import { findJob } from "./find-job.ts";
import { jobWatch } from "./job-watch.ts";
import { presentJob } from "./present-job.ts";

/**
 * A job. With a version, the answer waits until the job's version differs, so that a page can follow it without polling.
 */
export const readJob = operation(contract, async ({ actor, params: { jobId }, query, read, reply, services }) => {
  const known = query.version === undefined ? null : Number(query.version);
  const until = performance.now() + 1_000 * Math.min(Number(query.seconds ?? 0), limits.jobWatchSeconds);
  const gone = new AbortController();
  reply.raw.once("close", () => {
    gone.abort();
  });
  for (;;) {
    const left = until - performance.now();
    // Subscribe before reading, so that no change is missed.
    const listening =
      known !== null && left > 0 && !gone.signal.aborted ? services.use(jobWatch).listen(jobId, left) : null;
    const leave = (): void => listening?.stop();
    gone.signal.addEventListener("abort", leave);
    try {
      const job = await read((tx) => findJob(tx, actor, jobId));
      if (!listening || job.version !== known) return { job: presentJob(job) };
      await listening.changed;
    } finally {
      gone.signal.removeEventListener("abort", leave);
      leave();
    }
  }
});
