import type { EventListener } from "../../../core/event.ts";
import type { Services } from "../../../core/services.ts";
import type { EndedJob } from "../jobs/index.ts";
import { notify } from "./notify.ts";

/** Tells the person who started a job that it is done or has failed; of a cancelled job nobody is told. */
export const notifyOfJob =
  (services: Services): EventListener<EndedJob> =>
  async (tx, { jobId, name, startedBy, state }) => {
    if (state === "cancelled") return;
    await notify(services, tx, {
      id: jobId,
      to: { users: [startedBy] },
      topic: "jobs",
      text: { key: state === "done" ? "jobDone" : "jobFailed", values: { job: { message: `jobs.kind.${name}` } } },
    });
  };
