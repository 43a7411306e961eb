import { type Kysely, sql } from "kysely";

/** Wrong codes of a reset are counted by the address that they come from too, so that one address does not use up all of them. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`
    alter table password_resets add attempts_by_source jsonb not null default '{}';
    comment on column password_resets.attempts_by_source is 'Tries at the code by a keyed digest of the address';
  `.execute(db);
};
