import type { JobState } from "@evolve/contracts/jobs";

/** Whether an import or a check has not ended. */
export const isOpen = (state: JobState): boolean =>
  state === "waiting" || state === "running" || state === "cancelling";
