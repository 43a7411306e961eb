import { defineEvent } from "../../../core/event.ts";
import type { JobOutcome } from "./repository.ts";

export interface EndedJob {
  readonly jobId: string;
  readonly name: string;
  /** A user's id. */
  readonly startedBy: string;
  readonly state: JobOutcome;
}

/** Told in the transaction that records a job's end. */
export const jobEnded = defineEvent<EndedJob>("job ended");
