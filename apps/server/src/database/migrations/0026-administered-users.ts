import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

/**
 * What administrators do about users: edits that are based on a version, acting as somebody else for a while, and imports from
 * files. A user name may no longer be somebody else's address, nor the other way around: sign-in finds people by either.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table users add column version integer not null default 1;
    create function count_user_version() returns trigger language plpgsql as
    $$
      begin
        new.version := old.version + 1;
        return new;
      end
    $$;
    create trigger users_version before update
      of user_name, email, first_name, last_name, status, hire_date, role_id, team_id, employee_group_id on users
      for each row execute function count_user_version();
    comment on column users.version is 'Rises with each change by people; an edit names the one that it is based on';

    create or replace function claim_names(entries jsonb) returns setof uuid
      language sql security definer set search_path = public, pg_temp as
      $$
        insert into sign_in_directory (user_name, email, tenant_id, user_id, area)
        select entry.user_name, entry.email, current_setting('app.tenant')::uuid, entry.user_id, entry.area
        from jsonb_to_recordset(entries) as entry (user_name text, email text, user_id uuid, area text)
        where not exists (select from sign_in_directory as other where other.user_name = entry.email)
          and not exists (select from sign_in_directory as other where other.email = entry.user_name)
        -- In one order always: two lists that cross would otherwise wait for each other.
        order by entry.user_name collate "C"
        on conflict do nothing
        returning user_id
      $$;

    create index audit_events_by_target on audit_events (tenant_id, target_id, id desc) where target_id is not null;

    create table impersonations (
      tenant_id uuid not null,
      id uuid not null,
      session_id uuid not null,
      actor_id uuid not null,
      user_id uuid not null,
      reason text not null,
      started_at timestamptz not null,
      expires_at timestamptz not null,
      ended_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, session_id) references sessions on delete cascade,
      foreign key (tenant_id, actor_id) references users,
      foreign key (tenant_id, user_id) references users
    );
    create unique index impersonations_open on impersonations (tenant_id, session_id) where ended_at is null;
    create index impersonations_by_start on impersonations (tenant_id, started_at desc);
    comment on table impersonations is 'A session in which its user acts as another one, until it expires or is ended';

    create table user_imports (
      tenant_id uuid not null references tenants,
      id uuid not null,
      created_by uuid not null,
      created_at timestamptz not null,
      file_name text not null,
      format text not null check (format in ('csv', 'xlsx')),
      job_id uuid,
      total integer not null default 0,
      succeeded integer not null default 0,
      failed integer not null default 0,
      is_counted boolean not null default false,
      primary key (tenant_id, id),
      foreign key (tenant_id, created_by) references users
    );
    create index user_imports_by_age on user_imports (created_at);
    comment on column user_imports.is_counted is 'Whether the total is of all rows: before that it is an estimate';
    create table user_import_chunks (
      tenant_id uuid not null,
      import_id uuid not null,
      number integer not null,
      content bytea not null,
      primary key (tenant_id, import_id, number),
      foreign key (tenant_id, import_id) references user_imports on delete cascade
    );
  `.execute(db);
  for (const table of ["impersonations", "user_imports", "user_import_chunks"]) await tenantTable(db, table);
};
