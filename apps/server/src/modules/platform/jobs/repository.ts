import type { JobState } from "@evolve/contracts/jobs";
import { type Selectable, sql } from "kysely";
import { anyOf } from "../../../database/any-of.ts";
import type { SystemTx, Tx } from "../../../database/index.ts";
import type { Database } from "../../../database/types.ts";

export type JobOutcome = Extract<JobState, "done" | "failed" | "cancelled">;
export type JobRecord = Pick<
  Selectable<Database["jobs"]>,
  | "id"
  | "name"
  | "state"
  | "version"
  | "progress"
  | "step"
  | "result"
  | "error"
  | "created_at"
  | "started_at"
  | "finished_at"
> & { startedBy: string; starterName: string | null };

const raised = sql<number>`version + 1`;
const open = ["waiting", "running", "cancelling"] as const;

interface NewJob {
  tenantId: string;
  id: string;
  name: string;
  startedBy: string;
  payload: unknown;
}

/** Records a job, unless its starter has too many unfinished ones; then returns false. */
export const insertJob = async (tx: Tx, job: NewJob, most: number): Promise<boolean> => {
  const { numAffectedRows } = await sql`
    insert into jobs (tenant_id, id, name, started_by, payload)
    select ${job.tenantId}::uuid, ${job.id}::uuid, ${job.name}, ${job.startedBy}::uuid, ${JSON.stringify(job.payload)}::jsonb
    where (select count(*) from jobs where tenant_id = ${job.tenantId} and started_by = ${job.startedBy}
      and state in ('waiting', 'running', 'cancelling')) < ${most}
  `.execute(tx);
  return numAffectedRows === 1n;
};

const selectJobs = (tx: Tx, tenantId: string) =>
  tx
    .selectFrom("jobs as job")
    .leftJoin("users as starter", (join) =>
      join.onRef("starter.tenant_id", "=", "job.tenant_id").onRef("starter.id", "=", "job.started_by"),
    )
    .select([
      "job.id",
      "job.name",
      "job.state",
      "job.version",
      "job.progress",
      "job.step",
      "job.result",
      "job.error",
      "job.created_at",
      "job.started_at",
      "job.finished_at",
      "job.started_by as startedBy",
      "starter.full_name as starterName",
    ])
    .where("job.tenant_id", "=", tenantId);

/** The newest jobs, of one user or of all, before a given one. */
export const listJobRows = (
  tx: Tx,
  tenantId: string,
  { startedBy, before }: { startedBy: string | null; before: string | null },
  most: number,
): Promise<JobRecord[]> => {
  let rows = selectJobs(tx, tenantId).orderBy("job.id", "desc").limit(most);
  if (startedBy !== null) rows = rows.where("job.started_by", "=", startedBy);
  if (before !== null) rows = rows.where("job.id", "<", before);
  return rows.execute();
};

export const findJobRow = async (tx: Tx, tenantId: string, id: string): Promise<JobRecord | null> =>
  (await selectJobs(tx, tenantId).where("job.id", "=", id).executeTakeFirst()) ?? null;

/** Cancels a waiting job at once, and requests it of a running one. */
export const cancelJobRow = async (tx: Tx, tenantId: string, id: string): Promise<void> => {
  await sql`
    update jobs set version = version + 1, state = case state when 'waiting' then 'cancelled' else 'cancelling' end,
      finished_at = case state when 'waiting' then now() end
    where tenant_id = ${tenantId} and id = ${id} and state in ('waiting', 'running')
  `.execute(tx);
};

interface BegunJob {
  payload: Record<string, unknown>;
  checkpoint: Record<string, unknown> | null;
}

/** Assigns a job to this run alone; null when nothing is left to run. */
export const beginRun = async (tx: Tx, tenantId: string, id: string, run: string): Promise<BegunJob | null> =>
  (await tx
    .updateTable("jobs")
    .set({ state: "running", run, version: raised, started_at: sql`coalesce(started_at, now())` })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("state", "=", anyOf<JobState>(["waiting", "running"], "text"))
    .returning(["payload", "checkpoint"])
    .executeTakeFirst()) ?? null;

export interface RunOf {
  tenantId: string;
  jobId: string;
  run: string;
}

interface Progress {
  progress: number;
  step: string | null;
  checkpoint: Record<string, unknown>;
}

/** Records a run's progress. False when it must stop: the job was cancelled, or another run has it. */
export const saveProgress = async (tx: Tx, { tenantId, jobId, run }: RunOf, at: Progress): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable("jobs")
    .set({ progress: at.progress, step: at.step, checkpoint: JSON.stringify(at.checkpoint), version: raised })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", jobId)
    .where("run", "=", run)
    .where("state", "=", "running")
    .executeTakeFirst();
  return numUpdatedRows === 1n;
};

/** Why a run must stop: the job's state, or `lost` where another run has it. */
export const stateOfRun = async (tx: Tx, { tenantId, jobId, run }: RunOf): Promise<JobState | "lost"> => {
  const row = await tx
    .selectFrom("jobs")
    .select(["state", "run"])
    .where("tenant_id", "=", tenantId)
    .where("id", "=", jobId)
    .executeTakeFirst();
  return row?.run === run ? row.state : "lost";
};

interface Ending {
  state: JobOutcome;
  result?: Record<string, unknown>;
  error?: string;
}

/** Who started the job and what kind it is; null where another run has it or it has ended before. */
export const endRun = async (
  tx: Tx,
  { tenantId, jobId, run }: RunOf,
  ending: Ending,
): Promise<{ name: string; startedBy: string } | null> =>
  (await tx
    .updateTable("jobs")
    .set({
      state: ending.state,
      version: raised,
      finished_at: sql`now()`,
      ...(ending.state === "done" && { progress: 1 }),
      result: ending.result ? JSON.stringify(ending.result) : null,
      error: ending.error ?? null,
    })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", jobId)
    .where("run", "=", run)
    .where("state", "=", anyOf(open, "text"))
    .returning(["name", "started_by as startedBy"])
    .executeTakeFirst()) ?? null;

/** Ends a job that was cancelled while no node ran it. Who started it and what kind it is; null where it has ended before. */
export const endCancelled = async (
  tx: Tx,
  tenantId: string,
  id: string,
): Promise<{ name: string; startedBy: string } | null> =>
  (await tx
    .updateTable("jobs")
    .set({ state: "cancelled", version: raised, finished_at: sql`now()` })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", id)
    .where("state", "=", "cancelling")
    .returning(["name", "started_by as startedBy"])
    .executeTakeFirst()) ?? null;

/** Writes a part of a job's file; idempotent, for a retry after a crash. */
export const putFilePart = async (tx: Tx, { tenantId, jobId }: RunOf, part: number, content: string): Promise<void> => {
  await tx
    .insertInto("job_files")
    .values({ tenant_id: tenantId, job_id: jobId, part, content })
    .onConflict((conflict) => conflict.columns(["tenant_id", "job_id", "part"]).doUpdateSet({ content }))
    .execute();
};

/** A part of a finished job's file, for the person who started it, and the permission that it takes beside that. */
export const findFilePart = async (
  tx: Tx,
  { tenantId, jobId, userId, part }: { tenantId: string; jobId: string; userId: string; part: number },
): Promise<{ content: string; permission: string | null } | null> => {
  const row = await tx
    .selectFrom("job_files as file")
    .innerJoin("jobs as job", (join) =>
      join.onRef("job.tenant_id", "=", "file.tenant_id").onRef("job.id", "=", "file.job_id"),
    )
    .select(["file.content", sql<string | null>`job.result -> 'file' ->> 'permission'`.as("permission")])
    .where("file.tenant_id", "=", tenantId)
    .where("file.job_id", "=", jobId)
    .where("file.part", "=", part)
    .where("job.started_by", "=", userId)
    .where("job.state", "=", "done")
    .executeTakeFirst();
  return row ?? null;
};

interface AbandonedJob {
  tenantId: string;
  jobId: string;
  name: string;
  startedBy: string;
}

/** Jobs that the queue has dropped because each run ended with its node. */
export const listAbandoned = async (tx: SystemTx): Promise<AbandonedJob[]> => {
  const { rows } = await sql<AbandonedJob>`
    select tenant_id as "tenantId", id as "jobId", name, started_by as "startedBy" from jobs
    where state in ('waiting', 'running', 'cancelling') and not exists (
      select from graphile_worker.jobs as queued where queued.key = jobs.id::text
        and (queued.attempts < queued.max_attempts or queued.locked_at is not null))
  `.execute(tx);
  return rows;
};

/** Marks an abandoned job as failed; false where it has ended meanwhile. */
export const failAbandoned = async (
  tx: Tx,
  { tenantId, jobId }: Pick<AbandonedJob, "tenantId" | "jobId">,
  error: string,
): Promise<boolean> => {
  const { numUpdatedRows } = await tx
    .updateTable("jobs")
    .set({ state: "failed", error, version: raised, finished_at: sql<Date>`now()` })
    .where("tenant_id", "=", tenantId)
    .where("id", "=", jobId)
    .where("state", "=", anyOf(open, "text"))
    .executeTakeFirstOrThrow();
  return numUpdatedRows > 0n;
};
