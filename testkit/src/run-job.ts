import type { Job } from "@evolve/server/jobs/define-job";
import type { TestServer } from "./test-server.ts";

/** Runs a job immediately, as the queue would at the first attempt. */
export const runJob = <P>(
  { services }: Pick<TestServer, "services">,
  job: Job<P>,
  payload: P,
  tenantId: string | null = null,
): Promise<void> =>
  job.run({ services, payload, tenantId, attempt: 1, isLastAttempt: false, signal: new AbortController().signal });
