import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

/**
 * The organisation as administrators change it: versions, so that two of them do not overwrite each other, what a skill is
 * besides its name, what people say of their availability and wishes, and tenants that are to be deleted.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table tenants
      add column version integer not null default 1,
      add column customer_type text not null default 'DIRECT' check (customer_type in ('DIRECT', 'PARTNER', 'INTERNAL')),
      add column delete_after timestamptz;
    comment on column tenants.delete_after is 'Set while a deleted tenant can still be restored';
    alter table teams add column version integer not null default 1;
    alter table groups add column version integer not null default 1;
    alter table employee_groups add column version integer not null default 1;
    alter table skills
      add column version integer not null default 1,
      add column channel_id text
        check (channel_id in ('VOICE', 'CHAT', 'EMAIL', 'SMS', 'SOCIAL', 'CALLBACK', 'WORK_ITEM')),
      add column proficiency_enabled boolean not null default true,
      add column acd_skill_infos jsonb not null default '[]';
    create index users_by_employee_group on users (tenant_id, employee_group_id);
    create index user_skills_by_skill on user_skills (tenant_id, skill_id);

    create table agent_preferences (
      tenant_id uuid not null,
      user_id uuid not null,
      kind text not null check (kind in ('availability', 'dayOff', 'shift')),
      value jsonb not null,
      version integer not null,
      updated_at timestamptz not null,
      primary key (tenant_id, user_id, kind),
      foreign key (tenant_id, user_id) references users
    );
    create table user_feature_toggles (
      tenant_id uuid not null,
      user_id uuid not null,
      name text not null,
      primary key (tenant_id, user_id, name),
      foreign key (tenant_id, user_id) references users
    );
  `.execute(db);
  for (const table of ["agent_preferences", "user_feature_toggles"]) await tenantTable(db, table);
};
