import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

/** What dashboards show, with whom they are shared, and the order of favourites. A deleted one can be restored for a while. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table dashboards
      add column tiles jsonb not null default '[]',
      add column is_shared boolean not null default false,
      add column version integer not null default 1,
      add column changed_at timestamptz,
      add column deleted_at timestamptz,
      add column deleted_by uuid;
    update dashboards set changed_at = created_at;
    alter table dashboards alter column changed_at set not null;
    create unique index dashboards_by_name on dashboards (tenant_id, created_by, lower(name)) where deleted_at is null;
    create index dashboards_shared on dashboards (tenant_id) where is_shared;
    create index dashboards_deleted on dashboards (deleted_at) where deleted_at is not null;
    alter table favourite_dashboards add column position integer;
    create index favourite_dashboards_by_dashboard on favourite_dashboards (tenant_id, dashboard_id);

    create table dashboard_roles (
      tenant_id uuid not null,
      dashboard_id uuid not null,
      role_id uuid not null,
      primary key (tenant_id, dashboard_id, role_id),
      foreign key (tenant_id, dashboard_id) references dashboards on delete cascade,
      foreign key (tenant_id, role_id) references roles on delete cascade
    );
    create index dashboard_roles_by_role on dashboard_roles (tenant_id, role_id);
    create table dashboard_users (
      tenant_id uuid not null,
      dashboard_id uuid not null,
      user_id uuid not null,
      primary key (tenant_id, dashboard_id, user_id),
      foreign key (tenant_id, dashboard_id) references dashboards on delete cascade,
      foreign key (tenant_id, user_id) references users on delete cascade
    );
    create index dashboard_users_by_user on dashboard_users (tenant_id, user_id);
    create index sign_ins_by_time on audit_events (tenant_id, at) where action = 'session.signed-in';
  `.execute(db);
  await tenantTable(db, "dashboard_roles");
  await tenantTable(db, "dashboard_users");
};
