import { type Kysely, sql } from "kysely";

/** What a role is for, in an administrator's own words. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table roles add column description text not null default ''`.execute(db);
};
