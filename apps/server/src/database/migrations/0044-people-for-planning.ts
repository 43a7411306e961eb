import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

const tables = [
  "work_plans",
  "work_plan_codes",
  "rotations",
  "rotation_plans",
  "planning_agents",
  "agent_sites",
  "plan_assignments",
];

/** Who is planned, by which contract and plan, where, and until when they have their skills. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table work_plans (
      tenant_id uuid not null references tenants,
      id uuid not null,
      name text not null,
      min_weekly_minutes integer not null,
      max_weekly_minutes integer not null check (max_weekly_minutes >= min_weekly_minutes),
      min_days smallint not null,
      max_days smallint not null check (max_days >= min_days and max_days <= 7),
      max_daily_minutes integer,
      min_rest_minutes integer not null,
      max_consecutive_days smallint not null,
      days_off_together smallint not null,
      max_minutes_without_break integer,
      shifts jsonb not null,
      version integer not null default 1,
      primary key (tenant_id, id)
    );
    comment on column work_plans.min_weekly_minutes is 'Paid minutes, as all of a week''s and a day''s';
    create unique index work_plans_by_name on work_plans (tenant_id, lower(name));

    create table work_plan_codes (
      tenant_id uuid not null,
      work_plan_id uuid not null,
      activity_code_id uuid not null,
      primary key (tenant_id, work_plan_id, activity_code_id),
      foreign key (tenant_id, work_plan_id) references work_plans on delete cascade,
      foreign key (tenant_id, activity_code_id) references activity_codes
    );
    comment on table work_plan_codes is 'The codes in the shifts of a plan, which cannot be deleted';
    create index work_plan_codes_by_code on work_plan_codes (tenant_id, activity_code_id);

    create table rotations (
      tenant_id uuid not null references tenants,
      id uuid not null,
      name text not null,
      first_day date not null,
      version integer not null default 1,
      primary key (tenant_id, id)
    );
    comment on column rotations.first_day is 'In the week of the first plan';
    create unique index rotations_by_name on rotations (tenant_id, lower(name));

    create table rotation_plans (
      tenant_id uuid not null,
      rotation_id uuid not null,
      position smallint not null,
      work_plan_id uuid not null,
      primary key (tenant_id, rotation_id, position),
      foreign key (tenant_id, rotation_id) references rotations on delete cascade,
      foreign key (tenant_id, work_plan_id) references work_plans
    );
    create index rotation_plans_by_plan on rotation_plans (tenant_id, work_plan_id);

    create table planning_agents (
      tenant_id uuid not null,
      user_id uuid not null,
      business_unit_id uuid not null,
      employee_number text,
      leaves_on date,
      min_weekly_minutes integer,
      max_weekly_minutes integer check (max_weekly_minutes >= min_weekly_minutes),
      max_days smallint,
      min_rest_minutes integer,
      max_consecutive_days smallint,
      version integer not null default 1,
      primary key (tenant_id, user_id),
      foreign key (tenant_id, user_id) references users,
      foreign key (tenant_id, business_unit_id) references business_units
    );
    comment on column planning_agents.min_weekly_minutes is 'Of the contract, as what follows; null: what the plan says';
    create unique index planning_agents_by_number on planning_agents (tenant_id, lower(employee_number));
    create index planning_agents_by_business_unit on planning_agents (tenant_id, business_unit_id);

    create table agent_sites (
      tenant_id uuid not null,
      user_id uuid not null,
      from_day date not null,
      site_id uuid not null,
      primary key (tenant_id, user_id, from_day),
      foreign key (tenant_id, user_id) references planning_agents on delete cascade,
      foreign key (tenant_id, site_id) references sites
    );
    create index agent_sites_by_site on agent_sites (tenant_id, site_id);

    create table plan_assignments (
      tenant_id uuid not null,
      user_id uuid not null,
      from_day date not null,
      work_plan_id uuid,
      rotation_id uuid,
      primary key (tenant_id, user_id, from_day),
      foreign key (tenant_id, user_id) references planning_agents on delete cascade,
      foreign key (tenant_id, work_plan_id) references work_plans,
      foreign key (tenant_id, rotation_id) references rotations,
      check ((work_plan_id is null) <> (rotation_id is null))
    );
    comment on table plan_assignments is 'From a day until the next assignment';
    create index plan_assignments_by_plan on plan_assignments (tenant_id, work_plan_id);
    create index plan_assignments_by_rotation on plan_assignments (tenant_id, rotation_id);

    alter table user_skills
      add column from_day date,
      add column to_day date check (to_day >= from_day);
    comment on column user_skills.from_day is 'First day on which the person is planned for it; null: from the beginning';
    comment on column user_skills.to_day is 'Last day; null: without end';

    alter table planning_groups add column skill_id uuid;
    alter table planning_groups
      add foreign key (tenant_id, skill_id) references skills on delete set null (skill_id);
    comment on column planning_groups.skill_id is 'Who has it takes the group''s contacts; null: everybody';
    create index planning_groups_by_skill on planning_groups (tenant_id, skill_id);
  `.execute(db);
  for (const table of tables) await tenantTable(db, table);
};
