import { type Kysely, sql } from "kysely";
import { tenantTable } from "./tables.ts";

/** Creations that were made with an idempotency key, and what they answered. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    create table idempotency_keys (
      tenant_id uuid not null,
      user_id uuid not null,
      call text not null,
      key_hash bytea not null,
      request_hash bytea not null,
      answer text,
      created_at timestamptz not null,
      primary key (tenant_id, user_id, call, key_hash),
      foreign key (tenant_id, user_id) references users (tenant_id, id) on delete cascade
    );
    comment on column idempotency_keys.answer is 'Sealed; null while the call is in progress';
    create index idempotency_keys_by_age on idempotency_keys (created_at);
  `.execute(db);
  await tenantTable(db, "idempotency_keys");
};
