import { type Kysely, sql } from "kysely";

/** Administrators see who acted as whom before, so an impersonation outlives its session and says how it ended. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table impersonations
      drop constraint impersonations_tenant_id_session_id_fkey,
      add column ending text check (ending in ('ended', 'expired', 'notAllowed', 'sessionEnded', 'stopped')),
      add column ended_by uuid,
      add foreign key (tenant_id, ended_by) references users;
    comment on column impersonations.ended_by is 'The administrator who ended it; null where nobody did, or the impersonator';
  `.execute(db);
};
