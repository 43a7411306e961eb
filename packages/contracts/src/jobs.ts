import * as z from "zod/mini";
import { defineCall } from "./call.ts";
import { Id } from "./validators.ts";

const area = "jobs";

/** `cancelling`: somebody has asked it to stop, and it has not yet. */
export const JobState = z.enum(["waiting", "running", "cancelling", "done", "failed", "cancelled"]);
export type JobState = z.output<typeof JobState>;

/** Long work that somebody has started. Instants are ISO 8601 in UTC. */
export const JobRow = z.object({
  id: z.string(),
  /** The kind of job: the area and what it does, separated by a dot. */
  name: z.string(),
  startedBy: z.object({ id: z.string(), name: z.string() }),
  state: JobState,
  /** Rises with each change. */
  version: z.number(),
  /** From 0 to 1. */
  progress: z.number(),
  /** What it is at, in its own terms. */
  step: z.nullable(z.string()),
  /** Where it left a file: what to call that, in how many parts to fetch it, and whether their contents are text or bytes in Base64. */
  file: z.nullable(
    z.object({
      name: z.string(),
      type: z.string(),
      parts: z.number(),
      encoding: z.enum(["text", "base64"]),
    }),
  ),
  /** A code of the catalogue, once it has failed. */
  errorCode: z.nullable(z.string()),
  createdAt: z.string(),
  startedAt: z.nullable(z.string()),
  finishedAt: z.nullable(z.string()),
});
export type JobRow = z.output<typeof JobRow>;

const params = z.strictObject({ jobId: Id });

export const listJobs = defineCall({
  name: "listJobs",
  summary:
    "The newest jobs of the signed-in user, or with `tenant:edit` those of the whole tenant; with `before` those that are older.",
  area,
  method: "GET",
  path: "/jobs/v1/jobs",
  access: "signed-in",
  query: z.strictObject({
    of: z.optional(z.enum(["own", "tenant"])),
    /** The last job of an answer: the next one begins with those before it. */
    before: z.optional(Id),
  }),
  answer: z.object({ jobs: z.array(JobRow), hasMore: z.boolean() }),
  errors: [],
});

export const readJob = defineCall({
  name: "readJob",
  summary:
    "One job: the user's own, or with `tenant:edit` any of the tenant. With `version` and `seconds` the answer waits until the job is another than that.",
  area,
  method: "GET",
  path: "/jobs/v1/jobs/:jobId",
  access: "signed-in",
  passive: true,
  params,
  query: z.strictObject({
    version: z.optional(z.string().check(z.regex(/^\d{1,9}$/))),
    seconds: z.optional(z.string().check(z.regex(/^\d{1,2}$/))),
  }),
  answer: z.object({ job: JobRow }),
  errors: ["notFound"],
});

export const cancelJob = defineCall({
  name: "cancelJob",
  summary: "Stops a job: the user's own, or with `tenant:edit` any of the tenant. One that has ended stays as it is.",
  area,
  method: "POST",
  path: "/jobs/v1/jobs/:jobId/cancel",
  access: "signed-in",
  params,
  body: z.strictObject({}),
  answer: z.object({ job: JobRow }),
  errors: ["notFound"],
});

export const readJobFile = defineCall({
  name: "readJobFile",
  summary: "A part of the file that one's own job has left, counted from 0. Files are kept for a week.",
  area,
  method: "GET",
  path: "/jobs/v1/jobs/:jobId/file/:part",
  access: "signed-in",
  params: z.strictObject({ jobId: Id, part: z.string().check(z.regex(/^\d{1,6}$/)) }),
  answer: z.object({ content: z.string() }),
  errors: ["notFound"],
});
