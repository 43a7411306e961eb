import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

/**
 * Imports of interval history. Each interval knows the import that wrote it last, and what an import replaced is kept beside it, so
 * that it can be undone. Files lie in pieces until their import has ended.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table history_files (
      tenant_id uuid not null references tenants,
      id uuid not null,
      created_by uuid not null,
      created_at timestamptz not null,
      file_name text not null,
      format text not null check (format in ('csv', 'xlsx')),
      primary key (tenant_id, id),
      foreign key (tenant_id, created_by) references users
    );
    create index history_files_by_age on history_files (created_at);
    create table history_file_pieces (
      tenant_id uuid not null,
      file_id uuid not null,
      number integer not null,
      content bytea not null,
      primary key (tenant_id, file_id, number),
      foreign key (tenant_id, file_id) references history_files on delete cascade
    );
    -- What is sent is stored once, read once and deleted: compressing it takes longer than writing it.
    alter table history_file_pieces alter column content set storage external;

    create table history_imports (
      tenant_id uuid not null references tenants,
      id uuid not null,
      job_id uuid not null,
      undo_job_id uuid,
      created_by uuid not null,
      created_at timestamptz not null,
      file_names text[] not null,
      is_dry_run boolean not null,
      rows integer not null default 0,
      imported integer not null default 0,
      failed integer not null default 0,
      replaced integer not null default 0,
      queues_created integer not null default 0,
      on_closed_days integer not null default 0,
      faults jsonb not null default '[]',
      first_at timestamptz,
      last_at timestamptz,
      covers uuid[] not null default '{}',
      undone_at timestamptz,
      undone_by uuid,
      primary key (tenant_id, id),
      foreign key (tenant_id, created_by) references users,
      foreign key (tenant_id, undone_by) references users
    );
    comment on column history_imports.covers is 'Earlier imports whose intervals it replaced: they can be undone after it only';
    comment on column history_imports.faults is 'The first bad rows, in the words of the person who started the import';

    alter table interval_history add column import_id uuid;
    comment on column interval_history.import_id is 'The import that wrote it last; null where another system pushed it';

    create table history_replaced (
      tenant_id uuid not null,
      import_id uuid not null,
      queue_id uuid not null,
      starts_at timestamptz not null,
      previous_import_id uuid,
      minutes smallint not null,
      offered integer not null,
      handled integer not null,
      abandoned integer not null,
      answered_in_level integer not null,
      talk_seconds double precision not null,
      hold_seconds double precision not null,
      after_call_seconds double precision not null,
      primary key (tenant_id, import_id, queue_id, starts_at),
      foreign key (tenant_id, queue_id) references queues on delete cascade
    );
    comment on table history_replaced is 'Intervals as they were before an import wrote over them';
  `.execute(db);
  for (const table of ["history_files", "history_file_pieces", "history_imports", "history_replaced"])
    await tenantTable(db, table);
};
