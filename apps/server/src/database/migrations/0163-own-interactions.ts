import { type Kysely, sql } from "kysely";

/** Whether agents may hear and read their own interactions. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table recording_settings add column agents_listen boolean not null default false`.execute(db);
};
