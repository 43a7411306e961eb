import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

/** What was said between agents and customers: what is known of each interaction, what was written, and what was recorded. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table interactions (
      tenant_id uuid not null,
      id uuid not null,
      reference text not null,
      user_id uuid not null,
      channel text not null check (channel in ('voice', 'chat', 'email', 'sms', 'social')),
      direction text not null check (direction in ('inbound', 'outbound')),
      started_at timestamptz not null,
      seconds integer not null check (seconds >= 0),
      customer text not null,
      queue text collate "und-x-icu",
      wrap_up text,
      words text not null,
      hold_reason text,
      held_by uuid,
      held_at timestamptz,
      primary key (tenant_id, id),
      unique (tenant_id, reference),
      foreign key (tenant_id, user_id) references users,
      foreign key (tenant_id, held_by) references users,
      check ((hold_reason is null) = (held_at is null))
    );
    comment on column interactions.words is 'What it is found by, folded: queue, wrap-up code, customer and transcript';
    comment on column interactions.hold_reason is 'Null: it is not on legal hold';
    create index interactions_by_time on interactions (tenant_id, started_at);
    create index interactions_by_user on interactions (tenant_id, user_id, started_at);
    create index interactions_by_words on interactions using gin (tenant_id, words gin_trgm_ops);
    create index interactions_by_age on interactions (started_at) where hold_reason is null;

    create table interaction_messages (
      tenant_id uuid not null,
      interaction_id uuid not null,
      number integer not null,
      sent_at timestamptz not null,
      sender text not null check (sender in ('agent', 'customer', 'system')),
      body text not null,
      primary key (tenant_id, interaction_id, number),
      foreign key (tenant_id, interaction_id) references interactions on delete cascade
    );

    create table recordings (
      tenant_id uuid not null,
      id uuid not null,
      interaction_id uuid not null,
      file_name text not null,
      format text not null check (format in ('wav', 'mp3', 'ogg', 'webm')),
      bytes integer,
      sealed_key text not null,
      created_at timestamptz not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, interaction_id) references interactions on delete cascade
    );
    comment on column recordings.bytes is 'Null: it has not arrived completely';
    comment on column recordings.sealed_key is 'The key of its chunks, encrypted with the key of the installation';
    create unique index recordings_of_interactions on recordings (tenant_id, interaction_id) where bytes is not null;
    create index recordings_arriving on recordings (tenant_id, interaction_id, created_at) where bytes is null;

    create table recording_chunks (
      tenant_id uuid not null,
      recording_id uuid not null,
      number integer not null,
      content bytea not null,
      primary key (tenant_id, recording_id, number),
      foreign key (tenant_id, recording_id) references recordings on delete cascade
    );
    comment on table recording_chunks is '64 KB of a recording each, encrypted, with the tag that proves it unchanged';
    alter table recording_chunks alter column content set storage external;

    create table recording_markers (
      tenant_id uuid not null,
      id uuid not null,
      interaction_id uuid not null,
      second integer not null check (second >= 0),
      note text not null,
      created_by uuid not null,
      created_at timestamptz not null,
      version integer not null default 1,
      primary key (tenant_id, id),
      foreign key (tenant_id, interaction_id) references interactions on delete cascade,
      foreign key (tenant_id, created_by) references users
    );
    create index recording_markers_of_interactions on recording_markers (tenant_id, interaction_id, second);

    create table recording_settings (
      tenant_id uuid not null,
      retention_days integer not null,
      version integer not null default 1,
      primary key (tenant_id)
    );
    create index recording_settings_by_days on recording_settings (retention_days);
  `.execute(db);
  for (const table of [
    "interactions",
    "interaction_messages",
    "recordings",
    "recording_chunks",
    "recording_markers",
    "recording_settings",
  ])
    await tenantTable(db, table);
  // Row-level security keeps LIKE from an index; the function puts up the same fence itself, as users_matching does.
  await sql`
    create function interactions_matching(pattern text) returns setof uuid
      language sql stable security definer set search_path = public, pg_temp as
      $$
        select id from interactions
        where tenant_id = current_setting('app.tenant')::uuid and words like folded(pattern)
      $$;
    grant create on schema public to evolve_system;
    alter function interactions_matching owner to evolve_system;
    revoke create on schema public from evolve_system;
    revoke execute on function interactions_matching from public;
    grant execute on function interactions_matching to evolve_tenant;
  `.execute(db);
};
