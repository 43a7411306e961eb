import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

/** Schedules that were generated for a draft: how, how good they are, and their shifts until they are taken over. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table generation_runs (
      tenant_id uuid not null references tenants,
      id uuid not null,
      schedule_id uuid not null,
      job_id uuid,
      agent_ids uuid[],
      days date[],
      seed integer not null,
      moves integer not null,
      state text not null default 'running' check (state in ('running', 'done', 'cancelled', 'accepted')),
      shortfall_hours double precision,
      required_hours double precision,
      bound_hours double precision,
      gap double precision,
      messages jsonb not null default '[]',
      shifts jsonb,
      draft_version integer,
      started_by uuid not null,
      started_at timestamptz not null,
      ended_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, started_by) references users
    );
    comment on column generation_runs.schedule_id is 'A draft; what is left of one that was deleted goes with the next run';
    comment on column generation_runs.agent_ids is 'Only these were to change; null: everybody. So are the days';
    comment on column generation_runs.shortfall_hours is 'People-hours missing of the requirement; the best so far while it runs';
    comment on column generation_runs.draft_version is 'Of the draft that the result was made for: once it has changed, the result is out of date';
    comment on column generation_runs.shifts is 'As the engine made them, until they are taken over';
    create index generation_runs_by_schedule on generation_runs (tenant_id, schedule_id, started_at);
  `.execute(db);
  await tenantTable(db, "generation_runs");
};
