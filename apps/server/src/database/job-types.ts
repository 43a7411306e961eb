import type { Generated, JSONColumnType } from "kysely";

/** Jobs that people start and watch, and what they leave behind. */
export interface JobTables {
  jobs: {
    tenant_id: string;
    id: string;
    name: string;
    started_by: string;
    payload: JSONColumnType<Record<string, unknown>>;
    state: Generated<"waiting" | "running" | "cancelling" | "done" | "failed" | "cancelled">;
    /** Rises with each change. */
    version: Generated<number>;
    run: string | null;
    progress: Generated<number>;
    step: string | null;
    checkpoint: JSONColumnType<Record<string, unknown>> | null;
    result: JSONColumnType<Record<string, unknown>> | null;
    error: string | null;
    created_at: Generated<Date>;
    started_at: Date | null;
    finished_at: Date | null;
  };
  job_files: { tenant_id: string; job_id: string; part: number; content: string };
}
