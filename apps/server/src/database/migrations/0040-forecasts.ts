import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

/**
 * Forecasts: for each planning group of a business unit a series, with layers of events and overrides over it. What is published
 * as main is kept as it was. Arrays have an entry for each interval from local midnight of the first day on.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table forecasts (
      tenant_id uuid not null,
      id uuid not null,
      business_unit_id uuid not null,
      first_day date not null,
      days smallint not null check (days > 0),
      zone text not null,
      interval_minutes smallint not null check (interval_minutes in (15, 30)),
      version integer not null default 1,
      job_id uuid,
      calculated_at timestamptz,
      created_by uuid not null,
      created_at timestamptz not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, business_unit_id) references business_units,
      foreign key (tenant_id, created_by) references users
    );
    comment on column forecasts.job_id is 'The job that calculates or has calculated it; jobs are deleted after a while';
    create index forecasts_by_business_unit on forecasts (tenant_id, business_unit_id, created_at);

    create table forecast_series (
      tenant_id uuid not null,
      forecast_id uuid not null,
      planning_group_id uuid not null,
      version integer not null default 1,
      offered double precision[] not null,
      handle_seconds double precision[] not null,
      lower double precision[] not null,
      upper double precision[] not null,
      report jsonb,
      fault text check (fault in ('noHistory', 'shortHistory')),
      inputs_hash text not null,
      primary key (tenant_id, forecast_id, planning_group_id),
      foreign key (tenant_id, forecast_id) references forecasts on delete cascade,
      foreign key (tenant_id, planning_group_id) references planning_groups on delete cascade,
      check ((report is null) = (fault is not null))
    );
    comment on column forecast_series.fault is 'Why there is no baseline: it is zero then';

    create table forecast_layers (
      tenant_id uuid not null,
      id uuid not null,
      forecast_id uuid not null,
      planning_group_id uuid not null,
      kind text not null check (kind in ('event', 'override')),
      event_id uuid,
      event_kind text check (event_kind in ('closed', 'special', 'campaign', 'outage')),
      measure text not null check (measure in ('offered', 'handleTime')),
      effect text not null check (effect in ('closed', 'multiply', 'copy', 'set', 'add', 'percent')),
      first_interval integer not null check (first_interval >= 0),
      end_interval integer not null check (end_interval > first_interval),
      amount double precision,
      amounts double precision[],
      name text not null,
      reason text not null default '',
      created_by uuid,
      created_at timestamptz not null,
      is_on boolean not null default true,
      undone_by uuid,
      undone_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, forecast_id, planning_group_id) references forecast_series on delete cascade,
      foreign key (tenant_id, created_by) references users,
      foreign key (tenant_id, undone_by) references users,
      check ((kind = 'event') = (event_id is not null)),
      check ((kind = 'override') = (created_by is not null))
    );
    comment on column forecast_layers.event_id is 'The calendar event as it was when the forecast was calculated';
    create index forecast_layers_by_series on forecast_layers (tenant_id, forecast_id, planning_group_id, created_at);

    create table published_forecasts (
      tenant_id uuid not null,
      id uuid not null,
      business_unit_id uuid not null,
      forecast_id uuid not null,
      forecast_version integer not null,
      first_at timestamptz not null,
      end_at timestamptz not null check (end_at > first_at),
      zone text not null,
      interval_minutes smallint not null,
      published_by uuid not null,
      published_at timestamptz not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, business_unit_id) references business_units,
      foreign key (tenant_id, published_by) references users
    );
    comment on column published_forecasts.forecast_id is 'The draft, which may be deleted';
    create index published_forecasts_by_unit on published_forecasts (tenant_id, business_unit_id, published_at);

    create table published_series (
      tenant_id uuid not null,
      published_id uuid not null,
      planning_group_id uuid not null,
      offered double precision[] not null,
      handle_seconds double precision[] not null,
      lower double precision[] not null,
      upper double precision[] not null,
      primary key (tenant_id, published_id, planning_group_id),
      foreign key (tenant_id, published_id) references published_forecasts,
      foreign key (tenant_id, planning_group_id) references planning_groups on delete cascade
    );
    create index published_series_by_group on published_series (tenant_id, planning_group_id);
  `.execute(db);
  for (const table of ["forecasts", "forecast_series", "forecast_layers", "published_forecasts", "published_series"])
    await tenantTable(db, table);
  await sql`
    revoke update, delete, truncate on published_forecasts, published_series from evolve_tenant, evolve_system;
  `.execute(db);
};
