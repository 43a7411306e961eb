import { countedTogether } from "../../../core/counts.ts";
import { defineModule } from "../../../core/module.ts";
import { countJobs } from "../../../jobs/index.ts";
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
  figures: countedTogether("job counts", ({ database }) => countJobs(database.system), [
    { name: "jobs_waiting", help: "Jobs that wait to be run, including those that have failed before", of: "waiting" },
    { name: "jobs_retried", help: "Waiting jobs that have failed before", of: "retried" },
    { name: "jobs_failed", help: "Jobs that were given up after their last try", of: "failed" },
  ]),
});
