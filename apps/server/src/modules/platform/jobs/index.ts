import { defineModule, type Figure } from "../../../core/module.ts";
import { countJobs, type QueueFigures } from "../../../jobs/index.ts";
import { rotateKeys, sweep } from "./chores.ts";

export { deleteStaleRows } from "./stale-rows-repository.ts";

const figureOf = (name: string, help: string, of: keyof QueueFigures): Figure => ({
  name,
  help,
  read: async ({ database }) => (await countJobs(database.system))[of],
});

export const jobs = defineModule({
  operations: [],
  jobs: [rotateKeys, sweep],
  figures: [
    figureOf("jobs_waiting", "Jobs that wait to be run, those among them that have failed before included", "waiting"),
    figureOf("jobs_retried", "Waiting jobs that have failed before", "retried"),
    figureOf("jobs_failed", "Jobs that were given up after their last try", "failed"),
  ],
});
