import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

const tables = ["shrinkage_entries", "staffing_calculations", "staffing_requirements", "staffing_scenarios"];

/** What takes people from the queue, what planning groups require for each interval, and scenarios beside it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table shrinkage_entries (
      tenant_id uuid not null,
      id uuid not null,
      business_unit_id uuid,
      planning_group_id uuid,
      activity_code_id uuid not null,
      from_hour smallint not null check (from_hour >= 0),
      to_hour smallint not null check (to_hour > from_hour and to_hour <= 24),
      share double precision not null check (share >= 0 and share < 1),
      primary key (tenant_id, id),
      foreign key (tenant_id, business_unit_id) references business_units on delete cascade,
      foreign key (tenant_id, planning_group_id) references planning_groups on delete cascade,
      foreign key (tenant_id, activity_code_id) references activity_codes,
      check ((business_unit_id is null) <> (planning_group_id is null))
    );
    create unique index shrinkage_entries_by_unit
      on shrinkage_entries (tenant_id, business_unit_id, activity_code_id, from_hour);
    create unique index shrinkage_entries_by_group
      on shrinkage_entries (tenant_id, planning_group_id, activity_code_id, from_hour);
    create index shrinkage_entries_by_code on shrinkage_entries (tenant_id, activity_code_id);

    create table staffing_calculations (
      tenant_id uuid not null,
      planning_group_id uuid not null,
      first_at timestamptz not null,
      end_at timestamptz not null,
      interval_minutes smallint not null,
      forecast_hash text not null,
      goal_hash text not null,
      shrinkage_hash text not null,
      set_up_hash text not null,
      fault text,
      late double precision not null default 0,
      calculated_by uuid,
      calculated_at timestamptz not null,
      primary key (tenant_id, planning_group_id),
      foreign key (tenant_id, planning_group_id) references planning_groups on delete cascade,
      foreign key (tenant_id, calculated_by) references users
    );
    comment on column staffing_calculations.calculated_by is 'Null: not by a person';

    create table staffing_requirements (
      tenant_id uuid not null,
      planning_group_id uuid not null,
      starts_at timestamptz not null,
      is_open boolean not null,
      contacts double precision not null,
      handle_seconds double precision not null,
      on_queue integer,
      scheduled integer,
      shrinkage double precision not null,
      service_level double precision,
      average_wait_seconds double precision,
      abandon_rate double precision,
      occupancy double precision,
      primary key (tenant_id, planning_group_id, starts_at),
      foreign key (tenant_id, planning_group_id) references staffing_calculations on delete cascade
    );
    comment on column staffing_requirements.on_queue is 'Null: the goal is out of reach';

    create table staffing_scenarios (
      tenant_id uuid not null,
      id uuid not null,
      planning_group_id uuid not null,
      name text not null,
      parameters jsonb not null,
      version integer not null default 1,
      primary key (tenant_id, id),
      foreign key (tenant_id, planning_group_id) references planning_groups on delete cascade
    );
    create unique index staffing_scenarios_by_name on staffing_scenarios (tenant_id, planning_group_id, lower(name));
  `.execute(db);
  for (const table of tables) await tenantTable(db, table);
};
