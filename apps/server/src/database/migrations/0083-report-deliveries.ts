import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

/** Reports that are sent by mail again and again. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table report_deliveries (
      tenant_id uuid not null references tenants,
      id uuid not null,
      name text not null,
      report text not null,
      business_unit_id uuid not null,
      planning_group_id uuid,
      grain text not null,
      breakdown text not null,
      period text not null,
      cadence text not null check (cadence in ('daily', 'weekly', 'monthly')),
      weekday smallint not null check (weekday between 0 and 6),
      month_day smallint not null check (month_day between 1 and 31),
      hour smallint not null check (hour between 0 and 23),
      format text not null check (format in ('csv', 'xlsx')),
      is_paused boolean not null,
      next_at timestamptz,
      last_sent_at timestamptz,
      created_by uuid,
      version integer not null default 1,
      primary key (tenant_id, id),
      foreign key (tenant_id, business_unit_id) references business_units on delete cascade,
      foreign key (tenant_id, planning_group_id) references planning_groups on delete cascade,
      foreign key (tenant_id, created_by) references users,
      check (is_paused = (next_at is null))
    );
    comment on column report_deliveries.period is 'The days it is about, counted from the day on which it is sent';
    comment on column report_deliveries.hour is 'By the clock of the business unit';
    create unique index report_deliveries_by_name on report_deliveries (tenant_id, lower(name));
    create index report_deliveries_by_due on report_deliveries (next_at) where next_at is not null;
    create index report_deliveries_by_unit on report_deliveries (tenant_id, business_unit_id);
    create index report_deliveries_by_group on report_deliveries (tenant_id, planning_group_id);
    create table report_recipients (
      tenant_id uuid not null,
      delivery_id uuid not null,
      user_id uuid not null,
      primary key (tenant_id, delivery_id, user_id),
      foreign key (tenant_id, delivery_id) references report_deliveries on delete cascade,
      foreign key (tenant_id, user_id) references users
    );
    create index report_recipients_by_user on report_recipients (tenant_id, user_id);
  `.execute(db);
  await tenantTable(db, "report_deliveries");
  await tenantTable(db, "report_recipients");
};
