import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

/**
 * The way into the job queue for requests, the jobs that people start and watch, and indexes for what is deleted by age. The
 * queue's own tables are its library's (`migrate.ts`), in a schema that the system's role owns.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create schema graphile_worker authorization evolve_system;
    create table graphile_worker.migrations (
      id int primary key, ts timestamptz not null default now(), breaking boolean not null default false
    );
    alter table graphile_worker.migrations owner to evolve_system;

    create function enqueue_jobs(job text, payloads jsonb, most_attempts integer, tenant uuid, job_key text default null) returns void
    language plpgsql security definer set search_path = public, pg_temp as $$
    declare
      owner uuid := tenant;
    begin
      if current_setting('role') <> 'evolve_system' then
        owner := current_setting('app.tenant')::uuid;
        if tenant is not null and tenant <> owner then
          raise insufficient_privilege using message = 'a job of another tenant violates row-level security';
        end if;
      end if;
      perform graphile_worker.add_jobs(array(
        select row(job, json_build_object('tenantId', owner, 'data', data), null, null, most_attempts, job_key, null, null)::graphile_worker.job_spec
        from jsonb_array_elements(payloads) as payload(data)
      ));
    end
    $$;
    alter function enqueue_jobs owner to evolve_system;
    revoke all on function enqueue_jobs from public;
    grant execute on function enqueue_jobs to evolve_tenant;
    comment on function enqueue_jobs is 'A request enqueues for its own tenant; operations above the tenants for whichever they name, or none';

    create table job_nodes (
      id uuid primary key,
      workers text[] not null,
      seen_at timestamptz not null,
      steady_since timestamptz not null
    );
    grant select, insert, update, delete on job_nodes to evolve_system;
    comment on table job_nodes is 'Which nodes run jobs, by the clock of the database: what a dead one was at is given to another';

    create table jobs (
      tenant_id uuid not null references tenants,
      id uuid not null,
      name text not null,
      started_by uuid not null,
      payload jsonb not null,
      state text not null default 'waiting'
        check (state in ('waiting', 'running', 'cancelling', 'done', 'failed', 'cancelled')),
      version integer not null default 0,
      run uuid,
      progress real not null default 0 check (progress between 0 and 1),
      step text,
      checkpoint jsonb,
      result jsonb,
      error text,
      created_at timestamptz not null default now(),
      started_at timestamptz,
      finished_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, started_by) references users
    );
    create index jobs_by_starter on jobs (tenant_id, started_by, id desc);
    create index jobs_by_end on jobs (finished_at) where finished_at is not null;
    comment on column jobs.run is 'Of the run that may write to the row: another node that took it for dead has a newer one';
    create table job_files (
      tenant_id uuid not null,
      job_id uuid not null,
      part integer not null,
      content text not null,
      primary key (tenant_id, job_id, part),
      foreign key (tenant_id, job_id) references jobs on delete cascade
    );

    create index sessions_by_expiry on sessions (expires_at);
    create index mail_outbox_by_sending on mail_outbox (sent_at) where sent_at is not null;
    alter table mail_outbox alter column next_attempt_at set default 'infinity';
    comment on column mail_outbox.next_attempt_at is 'Read by the version before the job queue alone; the queue knows when a mail is due';
  `.execute(db);
  for (const table of ["jobs", "job_files"]) await tenantTable(db, table);
};
