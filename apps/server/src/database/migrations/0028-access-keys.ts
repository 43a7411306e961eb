import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

/** Keys with which a program signs in as their user, and the key that a session was opened with. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table access_keys (
      tenant_id uuid not null,
      id uuid not null,
      user_id uuid not null,
      secret_hash bytea not null,
      is_active boolean not null default true,
      created_at timestamptz not null,
      last_used_at timestamptz,
      primary key (tenant_id, id),
      foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
    );
    create index access_keys_by_user on access_keys (tenant_id, user_id);
    create index access_keys_by_id on access_keys (id);
    alter table sessions add column access_key_id uuid;
    create index sessions_by_access_key on sessions (tenant_id, access_key_id) where access_key_id is not null;
  `.execute(db);
  await tenantTable(db, "access_keys");
};
