import { readJob as contract } from "@evolve/contracts/jobs";
import { limits } from "@evolve/contracts/limits";
import { operation } from "../../../core/operation.ts";
import { findJob } from "./find-job.ts";
import { jobWatch } from "./job-watch.ts";
import { presentJob } from "./present-job.ts";

/** A job; with a version the answer waits until it is another than that, so that a page can follow it without asking on and on. */
export const readJob = operation(contract, async ({ actor, params: { jobId }, query, read, reply, services }) => {
  const look = () => read((tx) => findJob(tx, actor, jobId));
  const seconds = query.version === undefined ? 0 : Math.min(Number(query.seconds ?? 0), limits.jobWatchSeconds);
  // Who listens before looking misses nothing.
  const watch = services.use(jobWatch).listen(jobId, seconds * 1_000);
  reply.raw.once("close", watch.stop);
  try {
    const job = await look();
    if (seconds === 0 || job.version !== Number(query.version)) return { job: presentJob(job) };
    await watch.changed;
    return { job: presentJob(await look()) };
  } finally {
    watch.stop();
  }
});
