import { type Kysely, sql } from "kysely";

/** When DNS was last asked for a domain's record in vain. */
export const up = async (db: Kysely<unknown>): Promise<void> => {
  await sql`alter table tenant_domains add column failed_at timestamptz`.execute(db);
};
