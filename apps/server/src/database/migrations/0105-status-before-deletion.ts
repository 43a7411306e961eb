import { type Kysely, sql } from "kysely";

/** A deleted tenant is inactive; restored, it has the status that it had before. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table tenants add status_before_deletion text
      check (status_before_deletion in ('ACTIVE', 'INACTIVE', 'SUSPENDED'));
    comment on column tenants.status_before_deletion is 'Null unless the tenant is deleted';
  `.execute(db);
};
