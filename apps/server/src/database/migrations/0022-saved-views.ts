import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

/** Views of lists that people save, some of them shared in the tenant, and the one that a list opens with for a person. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table saved_views (
      tenant_id uuid not null,
      id uuid not null,
      list text not null,
      owner_id uuid not null,
      name text not null,
      settings jsonb not null,
      is_shared boolean not null,
      version integer not null default 1,
      changed_at timestamptz not null,
      primary key (tenant_id, id),
      foreign key (tenant_id, owner_id) references users on delete cascade
    );
    create unique index saved_views_by_name on saved_views (tenant_id, owner_id, list, lower(name));
    create index saved_views_shared on saved_views (tenant_id, list) where is_shared;
    create table default_views (
      tenant_id uuid not null,
      user_id uuid not null,
      list text not null,
      view_id uuid not null,
      primary key (tenant_id, user_id, list),
      foreign key (tenant_id, user_id) references users on delete cascade,
      foreign key (tenant_id, view_id) references saved_views on delete cascade
    );
    create index default_views_by_view on default_views (tenant_id, view_id);
  `.execute(db);
  await tenantTable(db, "saved_views");
  await tenantTable(db, "default_views");
};
