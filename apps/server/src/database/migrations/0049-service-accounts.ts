import { type Kysely, sql } from "kysely";

/**
 * Users who are programs. They have no row in `sign_in_directory` and none in `credentials`, so that no name, password, passkey,
 * reset or identity provider leads to them.
 */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table users add column kind text not null default 'person' check (kind in ('person', 'service'));
    create index users_service on users (tenant_id, id) where kind = 'service';
  `.execute(db);
};
