import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

const tables = ["schedules", "shifts", "publications", "published_days", "shift_history"];

/** Drafts of schedules, and for each business unit the one that is published, which is what agents see. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table schedules (
      tenant_id uuid not null,
      id uuid not null,
      business_unit_id uuid not null,
      name text not null,
      state text not null check (state in ('draft', 'published')),
      first_day date not null,
      days smallint not null check (days >= 0),
      version integer not null default 1,
      created_by uuid,
      created_at timestamptz not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, business_unit_id) references business_units,
      foreign key (tenant_id, created_by) references users
    );
    comment on column schedules.version is 'Rises with each change of its shifts';
    create unique index schedules_published on schedules (tenant_id, business_unit_id) where state = 'published';
    create index schedules_by_business_unit on schedules (tenant_id, business_unit_id, first_day);

    create table shifts (
      tenant_id uuid not null,
      schedule_id uuid not null,
      id uuid not null,
      agent_id uuid not null,
      starts_at timestamptz not null,
      minutes smallint not null check (minutes > 0),
      day date not null,
      activities jsonb not null,
      is_locked boolean not null default false,
      is_edited boolean not null default false,
      reason text,
      version integer not null default 1,
      seen_version integer not null default 1,
      changed_by uuid,
      changed_at timestamptz not null,
      primary key (tenant_id, schedule_id, id),
      foreign key (tenant_id, schedule_id) references schedules on delete cascade,
      foreign key (tenant_id, agent_id) references users,
      foreign key (tenant_id, changed_by) references users
    );
    comment on column shifts.id is 'The same in a draft and once it is published';
    comment on column shifts.day is 'The local day, in the zone of the agent''s site, on which it starts';
    comment on column shifts.reason is 'Why it may break a rule';
    comment on column shifts.seen_version is 'Of a published shift: the version that its agent has seen';
    create index shifts_by_day on shifts (tenant_id, schedule_id, day, agent_id);
    create index shifts_by_agent on shifts (tenant_id, agent_id, day);

    create table publications (
      tenant_id uuid not null,
      id uuid not null,
      business_unit_id uuid not null,
      number integer not null,
      name text not null,
      first_day date not null,
      days smallint not null,
      agents integer not null,
      changes integer not null,
      published_by uuid,
      published_at timestamptz not null,
      primary key (tenant_id, id),
      unique (tenant_id, business_unit_id, number),
      foreign key (tenant_id, business_unit_id) references business_units,
      foreign key (tenant_id, published_by) references users
    );
    comment on column publications.name is 'Of the draft that was published';

    create table published_days (
      tenant_id uuid not null,
      agent_id uuid not null,
      day date not null,
      publication_id uuid not null,
      primary key (tenant_id, agent_id, day),
      foreign key (tenant_id, agent_id) references users,
      foreign key (tenant_id, publication_id) references publications
    );
    comment on table published_days is 'A day without a shift is a day off once it is published, and not known before';
    create index published_days_by_publication on published_days (tenant_id, publication_id);

    create table shift_history (
      tenant_id uuid not null,
      publication_id uuid not null,
      shift_id uuid not null,
      agent_id uuid not null,
      before jsonb,
      after jsonb,
      primary key (tenant_id, publication_id, shift_id),
      foreign key (tenant_id, publication_id) references publications,
      foreign key (tenant_id, agent_id) references users
    );
    comment on table shift_history is 'What a publication has changed for whom';
    create index shift_history_by_agent on shift_history (tenant_id, agent_id);
  `.execute(db);
  for (const table of tables) await tenantTable(db, table);
};
