import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

/** Files of a brand, what a tenant allows beyond its installation, and the way from a browser's cookie to its session. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table tenants
      add column allowed_domains text[] not null default '{}',
      add column base_urls jsonb not null default '{}';
    create index sessions_by_cookie on sessions (cookie_hash);
    create table branding_files (
      tenant_id uuid not null references tenants,
      file_name text not null check (file_name ~ '^[A-Za-z0-9_-][A-Za-z0-9._-]{0,99}$'),
      content bytea not null check (octet_length(content) <= 1048576),
      primary key (tenant_id, file_name)
    );
  `.execute(db);
  await tenantTable(db, "branding_files");
};
