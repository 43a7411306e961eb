import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

/** What agents do, as their contact system says, what it is right for, and what supervisors have approved. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table agent_states (
      tenant_id uuid not null,
      user_id uuid not null,
      starts_at timestamptz not null,
      state text not null,
      primary key (tenant_id, user_id, starts_at),
      foreign key (tenant_id, user_id) references users
    );
    comment on table agent_states is 'What agents are in from an instant on, until the next one';
    create index agent_states_by_age on agent_states (starts_at);

    create table state_mappings (
      tenant_id uuid not null,
      id uuid not null,
      state text collate "und-x-icu" not null,
      kinds text[],
      version integer not null default 1,
      primary key (tenant_id, id),
      unique (tenant_id, state)
    );
    comment on column state_mappings.kinds is
      'Kinds of activities that it is right for; null: it was received, and nobody has mapped it yet';

    create table adherence_exceptions (
      tenant_id uuid not null,
      id uuid not null,
      user_id uuid not null,
      starts_at timestamptz not null,
      ends_at timestamptz not null,
      reason text not null,
      approved_by uuid not null,
      approved_at timestamptz not null,
      undone_by uuid,
      undone_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references users,
      foreign key (tenant_id, approved_by) references users,
      foreign key (tenant_id, undone_by) references users,
      check (ends_at > starts_at)
    );
    comment on table adherence_exceptions is 'Time in which an agent was allowed to do something else than is scheduled';
    create index adherence_exceptions_by_user on adherence_exceptions (tenant_id, user_id, starts_at);
  `.execute(db);
  await tenantTable(db, "agent_states");
  await tenantTable(db, "state_mappings");
  await tenantTable(db, "adherence_exceptions");
};
