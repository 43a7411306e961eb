import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

/** A tenant's own help, community, downloads and phone; dashboards and whose favourites they are. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table tenants add column shell_settings jsonb not null default '{}';

    create table dashboards (
      tenant_id uuid not null references tenants,
      id uuid not null,
      name text not null,
      created_by uuid not null,
      created_at timestamptz not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, created_by) references users
    );
    create table favourite_dashboards (
      tenant_id uuid not null,
      user_id uuid not null,
      dashboard_id uuid not null,
      primary key (tenant_id, user_id, dashboard_id),
      foreign key (tenant_id, user_id) references users,
      foreign key (tenant_id, dashboard_id) references dashboards on delete cascade
    );
  `.execute(db);
  for (const table of ["dashboards", "favourite_dashboards"]) await tenantTable(db, table);
};
