import type { JobRow } from "@evolve/contracts/jobs";
import * as z from "zod/mini";
import type { JobRecord } from "./repository.ts";

/** The result of a job that produces a file. */
export const FileResult = z.object({
  name: z.string(),
  type: z.string(),
  parts: z.number(),
  encoding: z._default(z.enum(["text", "base64"]), "text"),
});

export const presentJob = (job: JobRecord): JobRow => ({
  id: job.id,
  name: job.name,
  startedBy: { id: job.startedBy, name: job.starterName ?? "" },
  state: job.state,
  version: job.version,
  progress: job.progress,
  step: job.step,
  file: FileResult.safeParse(job.result?.["file"]).data ?? null,
  errorCode: job.error,
  createdAt: job.created_at.toISOString(),
  startedAt: job.started_at?.toISOString() ?? null,
  finishedAt: job.finished_at?.toISOString() ?? null,
});
