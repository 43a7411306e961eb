export { defineJob, type Job, type JobRun } from "./define-job.ts";
export { enqueue, enqueueAll } from "./enqueue.ts";
export { startQueue } from "./queue.ts";
export { countJobs, type QueueFigures } from "./repository.ts";
