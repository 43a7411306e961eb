import { defineModule, type Figure } from "../../../core/module.ts";
import { countJobs, type QueueFigures } from "../../../jobs/index.ts";
import { cancelJob } from "./cancel-job.ts";
import { closeAbandoned, rotateKeys, sweep } from "./chores.ts";
import { jobWatch } from "./job-watch.ts";
import { listJobs } from "./list-jobs.ts";
import { readJob } from "./read-job.ts";
import { readJobFile } from "./read-job-file.ts";

export { type EndedJob, jobEnded } from "./job-ended.ts";
export { defineLongJob, type LongJob, startLongJob } from "./long-job.ts";
export type { ThreadWork } from "./thread-context.ts";
export { deleteStaleRows } from "./stale-rows-repository.ts";

const figureOf = (name: string, help: string, of: keyof QueueFigures): Figure => ({
  name,
  help,
  read: async ({ database }) => (await countJobs(database.system))[of],
});

export const jobs = defineModule({
  operations: [listJobs, readJob, cancelJob, readJobFile],
  routes: (app, services) => {
    const watch = services.use(jobWatch);
    app.addHook("preClose", (done) => {
      watch.release();
      done();
    });
  },
  jobs: [rotateKeys, sweep, closeAbandoned],
  figures: [
    figureOf("jobs_waiting", "Jobs that wait to be run, those among them that have failed before included", "waiting"),
    figureOf("jobs_retried", "Waiting jobs that have failed before", "retried"),
    figureOf("jobs_failed", "Jobs that were given up after their last try", "failed"),
  ],
});
