import type { TenantTransaction } from "../../../database/index.ts";
import type { EndedJob } from "../../platform/jobs/index.ts";
import { findCreatedQueues } from "./imports-repository.ts";
import { observeIntervals, setOpeningHours } from "./intervals-repository.ts";
import { observedWeek } from "./observed-week.ts";

/** Gives a queue opening hours by when contacts came; one without contacts keeps what it has. */
export const deriveOpeningHours = async (tx: TenantTransaction, queueId: string): Promise<void> => {
  const intervals = await observeIntervals(tx, tx.tenantId, queueId);
  if (intervals.length > 0) await setOpeningHours(tx, tx.tenantId, queueId, JSON.stringify(observedWeek(intervals)));
};

/** What an import has brought before it was cancelled or failed stays, and with it the queues that it created. */
export const finishQueues = async (tx: TenantTransaction, { jobId, name, state }: EndedJob): Promise<void> => {
  if (name !== "history.import" || state === "done") return;
  for (const queueId of await findCreatedQueues(tx, tx.tenantId, { jobId })) await deriveOpeningHours(tx, queueId);
};
