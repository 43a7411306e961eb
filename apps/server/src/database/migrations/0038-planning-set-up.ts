import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

const tables = [
  "business_units",
  "sites",
  "queues",
  "planning_groups",
  "planning_group_queues",
  "calendar_events",
  "activity_codes",
];

/** What a planner sets up before the first forecast: business units, queues, planning groups, events, activity codes. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table business_units (
      tenant_id uuid not null references tenants,
      id uuid not null,
      name text not null,
      zone text not null,
      week_start smallint not null check (week_start between 0 and 6),
      interval_minutes smallint not null check (interval_minutes in (15, 30)),
      version integer not null default 1,
      primary key (tenant_id, id)
    );
    create unique index business_units_by_name on business_units (tenant_id, lower(name));

    create table sites (
      tenant_id uuid not null,
      id uuid not null,
      business_unit_id uuid not null,
      name text not null,
      zone text not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, business_unit_id) references business_units
    );
    create unique index sites_by_name on sites (tenant_id, business_unit_id, lower(name));

    create table queues (
      tenant_id uuid not null,
      id uuid not null,
      business_unit_id uuid not null,
      name text not null,
      media text not null check (media in ('voice', 'chat', 'email', 'callback')),
      concurrency smallint not null default 1 check (concurrency >= 1),
      opening_hours jsonb not null,
      version integer not null default 1,
      primary key (tenant_id, id),
      foreign key (tenant_id, business_unit_id) references business_units
    );
    comment on column queues.opening_hours is 'In the zone of the business unit';
    create unique index queues_by_name on queues (tenant_id, lower(name));
    create index queues_by_business_unit on queues (tenant_id, business_unit_id);

    create table planning_groups (
      tenant_id uuid not null,
      id uuid not null,
      business_unit_id uuid not null,
      name text not null,
      is_deferrable boolean not null default false,
      service_level double precision,
      target_seconds double precision,
      average_wait_seconds double precision,
      abandon_rate double precision,
      max_occupancy double precision,
      patience_seconds double precision,
      version integer not null default 1,
      primary key (tenant_id, id),
      foreign key (tenant_id, business_unit_id) references business_units,
      check ((service_level is null) = (target_seconds is null))
    );
    create unique index planning_groups_by_name on planning_groups (tenant_id, lower(name));
    create index planning_groups_by_business_unit on planning_groups (tenant_id, business_unit_id);

    create table planning_group_queues (
      tenant_id uuid not null,
      queue_id uuid not null,
      planning_group_id uuid not null,
      primary key (tenant_id, queue_id),
      foreign key (tenant_id, queue_id) references queues,
      foreign key (tenant_id, planning_group_id) references planning_groups on delete cascade
    );
    comment on table planning_group_queues is 'A queue is in one planning group at most';
    create index planning_group_queues_by_group on planning_group_queues (tenant_id, planning_group_id);

    create table calendar_events (
      tenant_id uuid not null references tenants,
      id uuid not null,
      business_unit_id uuid,
      name text not null,
      kind text not null check (kind in ('closed', 'special', 'campaign', 'outage')),
      first_day date not null,
      last_day date not null check (last_day >= first_day),
      effect text not null check (effect in ('exclude', 'multiply', 'copy')),
      factor double precision,
      copied_day date,
      version integer not null default 1,
      primary key (tenant_id, id),
      foreign key (tenant_id, business_unit_id) references business_units
    );
    comment on column calendar_events.business_unit_id is 'Null: of all business units';
    create index calendar_events_by_day on calendar_events (tenant_id, first_day);

    create table activity_codes (
      tenant_id uuid not null references tenants,
      id uuid not null,
      name text not null,
      kind text not null check (kind in
        ('onQueue', 'break', 'meal', 'meeting', 'training', 'offQueue', 'timeOff', 'unavailable')),
      is_paid boolean not null,
      is_work_time boolean not null,
      shrinkage double precision not null default 0 check (shrinkage >= 0 and shrinkage < 1),
      from_hour smallint not null default 0,
      to_hour smallint not null default 24 check (to_hour > from_hour),
      color_code text not null,
      version integer not null default 1,
      primary key (tenant_id, id)
    );
    comment on column activity_codes.shrinkage is 'Share of the people scheduled who are lost to it in its hours';
    create unique index activity_codes_by_name on activity_codes (tenant_id, lower(name));
  `.execute(db);
  for (const table of tables) await tenantTable(db, table);
};
