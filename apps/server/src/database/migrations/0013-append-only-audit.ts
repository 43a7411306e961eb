import { type Kysely, sql } from "kysely";

/** The audit trail is append-only: neither requests nor the system's own jobs can change it. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    revoke update, delete, truncate on audit_events from evolve_tenant, evolve_system;
    comment on table audit_events is 'Append-only by grants: only the owner of the schema can change or delete a row';
  `.execute(db);
};
