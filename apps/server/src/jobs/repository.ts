import { sql } from "kysely";
import type { SystemTx, Tx } from "../database/index.ts";

interface NewJobs {
  name: string;
  mostAttempts: number;
  tenantId: string | null;
  key: string | null;
  payloads: readonly unknown[];
}

/** Calls a function that knows the caller's tenant: requests have no rights on the queue's own tables. */
export const insertJobs = async (tx: Tx | SystemTx, jobs: NewJobs): Promise<void> => {
  const payloads = JSON.stringify(jobs.payloads);
  await sql`select enqueue_jobs(${jobs.name}, ${payloads}::jsonb, ${jobs.mostAttempts}::int, ${jobs.tenantId}::uuid, ${jobs.key}::text)`.execute(
    tx,
  );
};

export interface FailedRun {
  readonly id: string;
  readonly attempt: number;
}

/** When the next run is due, and how many attempts count as made. */
export interface NextRun {
  readonly waitSeconds: number;
  readonly made: number;
}

/**
 * After the failed run `attempt` of a job, sets its next. True once there is nothing left
 * to do: it is set, or the next run has begun meanwhile. False while the job is locked.
 */
export const postponeJob = async (
  tx: SystemTx,
  { id, attempt }: FailedRun,
  { waitSeconds, made }: NextRun,
): Promise<boolean> => {
  const { rows } = await sql<{ settled: boolean }>`
    select case
      when not exists (select from graphile_worker.jobs where id = ${id}::bigint and attempts = ${attempt}) then true
      else exists (select from graphile_worker.reschedule_jobs(
        array[${id}::bigint], run_at => now() + make_interval(secs => ${waitSeconds}), attempts => ${made}::smallint))
    end as settled
  `.execute(tx);
  return rows[0]?.settled === true;
};

export interface QueueFigures {
  waiting: number;
  retried: number;
  failed: number;
}

export const countJobs = async (tx: SystemTx): Promise<QueueFigures> => {
  const { rows } = await sql<QueueFigures>`
    select count(*) filter (where attempts < max_attempts and locked_at is null)::int as waiting,
      count(*) filter (where attempts < max_attempts and locked_at is null and attempts > 0)::int as retried,
      count(*) filter (where attempts >= max_attempts and locked_at is null)::int as failed
    from graphile_worker.jobs
  `.execute(tx);
  return rows[0] ?? { waiting: 0, retried: 0, failed: 0 };
};

/**
 * A node counts as dead after this many seconds without a heartbeat. Only a node with heartbeats for as long may say so.
 */
const silence = 45;
const pause = 30;

/**
 * Records a node's heartbeat. Returns whether its own heartbeats have been steady for long enough to declare others dead:
 * after a database outage, every other node looks dead to the first one back.
 */
export const signLife = async (tx: SystemTx, id: string, workers: readonly string[]): Promise<boolean> => {
  const { rows } = await sql<{ isSteady: boolean }>`
    insert into job_nodes as node (id, workers, seen_at, steady_since) values (${id}::uuid, ${workers}::text[], now(), now())
    on conflict (id) do update set workers = excluded.workers, seen_at = now(),
      steady_since = case when node.seen_at < now() - make_interval(secs => ${pause}) then now() else node.steady_since end
    returning steady_since <= now() - make_interval(secs => ${silence}) as "isSteady"
  `.execute(tx);
  return rows[0]?.isSteady ?? false;
};

/** Releases the jobs of dead nodes, to be run again. Returns how many workers these had. */
export const releaseJobsOfDeadNodes = async (tx: SystemTx): Promise<number> => {
  const { rows } = await sql<{ workers: string[] }>`
    select coalesce(array_agg(distinct locked_by), '{}') as workers from graphile_worker.jobs
    where locked_at < now() - make_interval(secs => ${silence}) and not exists (
      select from job_nodes where seen_at >= now() - make_interval(secs => ${silence}) and locked_by = any(workers))
  `.execute(tx);
  const workers = rows[0]?.workers ?? [];
  if (workers.length > 0) await sql`select graphile_worker.force_unlock_workers(${workers}::text[])`.execute(tx);
  await sql`delete from job_nodes where seen_at < now() - make_interval(secs => ${silence})`.execute(tx);
  return workers.length;
};

export const removeNode = async (tx: SystemTx, id: string): Promise<void> => {
  await sql`delete from job_nodes where id = ${id}::uuid`.execute(tx);
};
